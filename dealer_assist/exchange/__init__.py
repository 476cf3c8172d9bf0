"""Other people's formats, in and out. Pure: bytes and records come in, text and records go out.

In: `understand` (which file is it, what nights are in it), `lines.read` (our own export). `booking` and `merging` tell
what that adds to a book. Out: `lines`, `csv_tables`, `hledger`, `beancount`, `page` and `plot`.
"""
