"""The product, asked in process as `showdown --batch` asks it: one JSON line in, its document out."""

import json
from typing import Any

from dealer_assist.cli import output
from dealer_assist.cli.batch import Defaults, answer_lines


def answer(line: dict[str, Any]) -> dict[str, Any]:
    """The document, or {"id", "error", "message"}."""
    ((document, _answered),) = answer_lines([json.dumps(line)], Defaults())
    found: dict[str, Any] = json.loads(output.json_text(document))
    return found
