"""The finished hands of a session, a small file each, and the hand in progress, a file by itself.

So what is read and written for one act or one hand does not grow with the night.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dealer_assist.store.checksum import BEGINNING
from dealer_assist.store.names import hand_file, hands_folder
from dealer_assist.store.pages import Pages
from dealer_assist.store.records import GrowingRecords, Records
from dealer_assist.store.state import OpenTable, Single
from dealer_assist.store.values import Document

KIND = "hand"
RECORDS = "hands"
_FILE = re.compile(r"hand-([0-9]{4,})\.json")


class Hands:
    """The finished hands of one session: records with the numbers 1, 2, … in the order in which they were added."""

    def __init__(self, pages: Pages, session: str) -> None:
        self._pages, self._session = pages, session

    def _record(self, number: int) -> Records:
        return Records(self._pages, hand_file(self._session, number), KIND, RECORDS)

    def __len__(self) -> int:
        known = OpenTable(self._pages).tally(self._session)
        return known[0] if known else max(self.stored(), default=0)

    @property
    def head(self) -> tuple[int, str]:
        """How many hands there are, and the checksum of the last."""
        known = OpenTable(self._pages).tally(self._session)
        if known:
            return known
        count = len(self)
        return (count, self._record(count).head[1]) if count else (0, BEGINNING)

    def stored(self) -> set[int]:
        """The numbers of the hands whose files are there."""
        names = self._pages.within(hands_folder(self._session))
        return {int(match[1]) for name in names if (match := _FILE.fullmatch(name))}

    def get(self, number: int) -> Document | None:
        """The hand ``number`` as it stands, ``None`` where there is none; reads that hand's file only."""
        return self._record(number).last() if number >= 1 else None

    def versions(self, number: int) -> list[Document]:
        """The hand ``number`` as it was first and as it was corrected, oldest first."""
        return self._record(number).all() if number >= 1 else []

    def last(self) -> Document | None:
        """The newest hand."""
        return self.get(len(self))

    def __iter__(self) -> Iterator[Document]:
        """Every hand, oldest first, each read when its turn comes."""
        for number in range(1, len(self) + 1):
            found = self.get(number)
            if found is not None:
                yield found


class GrowingHands(Hands):
    """Finished hands, to which more can be added, and of which the newest can be corrected."""

    def append(self, document: Document) -> int:
        """Add a finished hand; returns its number."""
        count, chain = self.head
        self._add(count + 1, chain, document)
        return count + 1

    def revise(self, document: Document) -> int:
        """Correct the newest hand, whose earlier versions stay; returns its number.

        Only the newest, because the checksums of those after it continue its own.
        """
        count, chain = self.head
        if not count:
            raise LookupError("there is no hand to correct")
        self._add(count, chain, document)
        return count

    def _add(self, number: int, chain: str, document: Document) -> None:
        file = hand_file(self._session, number)
        self._pages.page(file, KIND).heads.setdefault(RECORDS, (0, chain))
        records = GrowingRecords(self._pages, file, KIND, RECORDS)
        records.append(document)
        OpenTable(self._pages).tell(self._session, (number, records.head[1]))


class HandInProgress:
    """The hand that is being played: what it began with, and its acts so far."""

    def __init__(self, pages: Pages) -> None:
        self._begun = Single(pages, "hand.json", "live", "hand")
        self.acts: Records = Records(pages, "hand.json", "live", "acts")

    @property
    def begun(self) -> Document | None:
        """What the hand began with, ``None`` where no hand is open."""
        return self._begun.get()


class GrowingHand(HandInProgress):
    """The same, to be played on. An act writes this one small file."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self.acts: GrowingRecords = GrowingRecords(pages, "hand.json", "live", "acts")

    def begin(self, document: Document) -> None:
        """Open a hand; a hand that was open is gone, so it must have been stored or be empty."""
        self.clear()
        self._begun.set(document)

    def act(self, document: Document) -> int:
        """Add an act; returns its number in the hand."""
        return self.acts.append(document)

    def clear(self) -> None:
        """No hand is open any more; what happened in it is to be in the finished hand that was added."""
        self._begun.clear_file()
