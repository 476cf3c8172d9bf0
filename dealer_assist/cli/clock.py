"""The only place that reads the clock. ``DEALER_NOW`` (ISO time with offset) stops it, for scripts and tests."""

from __future__ import annotations

import os
from datetime import datetime

import click

from dealer_assist.text.i18n import _

VARIABLE = "DEALER_NOW"


def now() -> str:
    """The time here, to the second, with its offset: ``2026-01-02T20:00:00+01:00``."""
    stopped = os.environ.get(VARIABLE)
    if not stopped:
        return datetime.now().astimezone().isoformat(timespec="seconds")
    try:
        moment = datetime.fromisoformat(stopped)
    except ValueError:
        moment = None
    if moment is None or moment.utcoffset() is None:
        raise click.UsageError(
            _("DEALER_NOW is '{found}': it takes an ISO time with its offset, like 2026-01-02T20:00:00+01:00.").format(
                found=stopped
            )
        )
    return moment.isoformat(timespec="seconds")
