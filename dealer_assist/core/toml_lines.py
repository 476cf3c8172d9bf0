"""Where in the text of a preset a key stands, and what a line that is no TOML was meant to be."""

from __future__ import annotations

import re

# Texts, compiled when first used: most calls complain of nothing.
_HEADER = r"\s*\[+\s*([^\[\]]*?)\s*\]+"
_PAIR = r"\s*([^=#\[\]{}]+?)\s*="
_WORD = r"(\s*[\w.\"'-]+\s*=\s*)(.*?)(\s*(?:#.*)?)"
_DECIMAL_COMMA = r"-?[0-9]+,[0-9]+"
_CURLY = "“”„«»‘’"


def line_of(text: str, key: str) -> int:
    """The line (from 1) where the dotted ``key`` is written, else where its table begins; 0 if neither is there."""
    table, best, best_length = "", 0, -1
    for number, line in enumerate(text.splitlines(), 1):
        header, pair = re.match(_HEADER, line), re.match(_PAIR, line)
        if header:
            table = found = _bare(header[1])
        elif pair:
            found = f"{table}.{_bare(pair[1])}".lstrip(".")
        else:
            continue
        if found == key:
            return number
        if key.startswith(f"{found}.") and len(found) > best_length:
            best, best_length = number, len(found)
    return best


def _bare(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))


def meant(line: str) -> str:
    """``line`` as TOML would have it where that is plain to see (quotes, a decimal comma), else nothing."""
    match = re.fullmatch(_WORD, line)
    if match is None:
        return ""
    value = match[2].strip()
    if re.fullmatch(_DECIMAL_COMMA, value):
        return match[1] + value.replace(",", ".")
    bare = value.strip(_CURLY + "\"'")
    if value.lower() in ("true", "false"):
        return match[1] + value.lower()
    if bare and not bare.isdecimal() and not any(mark in bare for mark in "\"'[]{}#,"):
        return f'{match[1]}"{bare}"'
    return ""
