"""The book on disk; the only home of tinydb and filelock.

::

    from dealer_assist.store.book import open_book
    from dealer_assist.store.opened import read_open            # loads neither tinydb nor filelock

    book = open_book(folder)                                    # a path; it need not exist yet
    with book.unit("dealer buyin") as work:                     # all or nothing; an exception stores nothing
        number = work.session("2025-03-14").append({"what": "buy-in", "player": 3, "amount": 2000})
        work.set_open("2025-03-14", {"rules": {...}, "seats": [...], "button": "Cy", "carried": 0})
    with book.reading("dealer status") as view:                 # a consistent look; writes nothing
        view.open.session, view.open.table                      # or view.open is None

Documents are dicts of JSON values (no floats; amounts are hundredths). Everything but the open table and the open
hand only grows: `append` or `extend`, never edit or delete; what was taken back is a new record. What is read is not
to be changed in place.

=================== ======================== =====================================================================
``work.``           file                     what it is
=================== ======================== =====================================================================
players             players.json             the people and their names
sessions            book.json                finished sessions, each document with its ``id``; `append` it after the
                                             last event and hand: it seals them (`seals`)
debts, payments     book.json                who was to pay whom, what was paid; ``session`` names an id
trace               book.json                what was taken back outside of a session
session(id)         sessions/ID.json         the events of a session, its undos included
hands(id)           sessions/ID/hand-N.json  its finished hands, a file each: append, revise the newest, get(number)
hand                hand.json                the hand in progress: begin, act, begun, acts, clear
open                open.json                the open session's id and table: set_open, close_open
=================== ======================== =====================================================================

`Records` (all but the hands, the hand in progress and the open table) have `append`, `extend`, `all`, `get(number)`,
`last`, `numbered`, `search`, ``len``.
A command that should cost the same after years (`buyin`, `status`) reads open.json, players.json and its session's
file and leaves book.json alone; one that should cost the same at the 500th hand keeps hands out of the events and
what it needs of them (stacks, button, carried chips) in the open table.

`backup`, `restore` and `verify` are in the modules of these names.
"""
