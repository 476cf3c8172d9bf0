"""The book on disk; the only home of tinydb."""
