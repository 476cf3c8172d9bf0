"""The shipped house rules once more, as the oracle knows them: a table, nothing read from files."""

from typing import Any

Rules = dict[str, Any]

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

PAGAT: Rules = {
    "targets": {"low": 7, "high": 27},
    "points": {**{rank: int(rank) for rank in RANKS[:9]}, "J": 0.5, "Q": 0.5, "K": 0.5, "A": [1, 11]},
    "suits": {"clubs": 1, "diamonds": 1, "hearts": 1, "spades": 1},
    "showdown": {
        "division": "halves",
        "equal_distance": "share",
        "low_limit": "none",
        "high_limit": "none",
        "past_limit": "never",
        "fold_when_bust": False,
        "fewest_cards": "off",
        "perfect_hand": "off",
        "perfect_needs_both": True,
        "unwon_half": "other-half",
        "unwon_pot": "carry",
    },
    "declare": {
        "how": "off",
        "both_tied": "loses",
        "failed_both": "next-best",
        "judged": "together",
        "side_pots": "each-pot",
        "alone_must_qualify": True,
    },
    "betting": {"ante": 1, "min": 1, "max": 5, "last_max": 0},
    "chips": {"unit": 1, "odd_chip": "high-then-left"},
}

BOTH_AT_MOST = {"showdown.low_limit": "at-most", "showdown.high_limit": "at-most"}
AT_LEAST_AT_MOST = {"showdown.low_limit": "at-least", "showdown.high_limit": "at-most"}
HALF_OR_TEN = {"points.J": [0.5, 10], "points.Q": [0.5, 10], "points.K": [0.5, 10]}
PICTURES_TEN = {"points.J": 10, "points.Q": 10, "points.K": 10}
UNDER = {"showdown.equal_distance": "under"}
DECLARED = {"declare.how": "together"}

# Only what a showdown looks at; and the stakes, because they must be multiples of the chip.
DIFFERS: dict[str, dict[str, Any]] = {
    "pagat": {},
    "pagat-bust": {**BOTH_AT_MOST, "showdown.fold_when_bust": True},
    "pagat-under": UNDER,
    "pagat-freeze": {},
    "opr-907": {},
    "igra": {"showdown.division": "nearest"},
    "gamerules": {"points.low.A": 1, "points.high.A": 11},
    "wikipedia": UNDER,
    "sarrett": {**DECLARED, "showdown.perfect_hand": "five-aces", "showdown.perfect_needs_both": False},
    "homegame": {**UNDER, **DECLARED},
    "inside": {
        **DECLARED,
        "showdown.equal_distance": "inside",
        "showdown.fewest_cards": "equal-totals",
        "showdown.perfect_hand": "five-aces",
        "chips.unit": 0.5,
        "betting.ante": 0.5,
        "betting.min": 0.5,
        "betting.max": 0.5,
    },
    "pictures": HALF_OR_TEN,
    "price-is-right": {**BOTH_AT_MOST, "showdown.past_limit": "last-resort"},
    "buderick": {**DECLARED, "declare.failed_both": "blocks", "betting.max": 2, "betting.last_max": 5},
    "no-chaser": {},
    "lock": {},
    "double-clubs": {"suits.clubs": 2},
    "black": {"suits.diamonds": 0, "suits.hearts": 0},
    "red": {"suits.clubs": 0, "suits.spades": 0},
    "8-28": {"targets.low": 8, "targets.high": 28, "suits.clubs": 2},
    "3-33": {"targets.low": 3, "targets.high": 33, **PICTURES_TEN, **AT_LEAST_AT_MOST},
    "2-22": {"targets.low": 2, "targets.high": 22, "points.10": 0.5, **AT_LEAST_AT_MOST},
    "5.5-21": {"targets.low": 5.5, "targets.high": 21, **HALF_OR_TEN, **UNDER},
    "31": {
        "targets": {"high": 31},
        **PICTURES_TEN,
        "showdown.high_limit": "at-most",
        "showdown.past_limit": "last-resort",
    },
    "15-35": {"targets.low": 15, "targets.high": 35},
    "seven-minus-seven": {
        "targets.low": -7,
        "targets.high": 7,
        "suits.diamonds": -1,
        "suits.hearts": -1,
        **UNDER,
        **DECLARED,
    },
}


def resolve(preset: str, changes: dict[str, Any] | None = None) -> Rules:
    """The whole rules of a preset, with `table.key` changes made on top."""
    rules = {table: dict(keys) for table, keys in PAGAT.items()}
    for key, value in {**DIFFERS[preset], **(changes or {})}.items():
        *tables, last = key.split(".") if key != "targets" else ["targets"]
        place = rules
        for table in tables:
            place = place.setdefault(table, {})
        place[last] = dict(value) if isinstance(value, dict) else value
    return rules


def whole(line: dict[str, Any]) -> dict[str, Any]:
    """A line of `showdown --batch` with its rules written out, as the oracle takes it."""
    return {**line, "rules": resolve(line["rules"], line.get("set"))}
