"""Changes for one call: ``table.key=value`` in TOML syntax or as a bare word."""

from __future__ import annotations

from decimal import Decimal

import pytest

from dealer_assist.core.errors.rules import RuleFault, RulesRefused
from dealer_assist.core.house_sets import parse_limit, parse_set


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("showdown.equal_distance=under", "showdown.equal_distance", "under"),
        ('showdown.equal_distance = "under"', "showdown.equal_distance", "under"),
        ("points.J=[0.5,10]", "points.J", [Decimal("0.5"), 10]),
        ("points.J=½", "points.J", Decimal("0.5")),
        ("points.J=[½, 10]", "points.J", [Decimal("0.5"), 10]),
        ("points.J=[]", "points.J", []),
        ('declare.signals=["","low"]', "declare.signals", ["", "low"]),
        ("declare.signals=,low,high", "declare.signals", ["", "low", "high"]),
        ("declare.signals=['a,b']", "declare.signals", ["a,b"]),
        ("players=4,8", "players", [4, 8]),
        ("draw.first=false", "draw.first", False),
        ("draw.first=true", "draw.first", True),
        ("betting.ante=0.25", "betting.ante", Decimal("0.25")),
        ("betting.ante=0,25", "betting.ante", Decimal("0.25")),
        ("betting.ante=.5", "betting.ante", Decimal("0.5")),
        ("betting.ante=+2", "betting.ante", 2),
        ("targets.low=-7", "targets.low", -7),
        ("targets.low=−7½", "targets.low", Decimal("-7.5")),
        ("targets.low=5½", "targets.low", Decimal("5.5")),
        ("chips.currency=€", "chips.currency", "€"),
        ("names.low=7", "names.low", "7"),
        ('title="say \\"when\\""', "title", 'say "when"'),
        ("title='as it is'", "title", "as it is"),
        ("title=a=b", "title", "a=b"),
        ("nonsense.key=1", "nonsense.key", 1),
        ("betting.ante=1e3", "betting.ante", "1e3"),
        ("betting.ante=1_000", "betting.ante", "1_000"),
        ("betting.ante=１２", "betting.ante", "１２"),
        ("betting.ante=nan", "betting.ante", "nan"),
        ("betting.ante=-", "betting.ante", "-"),
    ],
)
def test_a_change_is_read(text: str, key: str, value: object) -> None:
    assert parse_set(text) == (key, value)


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("betting.ante=1,250", ("1250", "1.25")),
        ("betting.ante=1.250", ("1250", "1.25")),
        ("betting.ante=-1,250", ("-1250", "-1.25")),
        ("points.J=0,5", ("0.5", "[0,5]")),
    ],
)
def test_what_may_mean_two_things_is_refused_with_both(text: str, readings: tuple[str, str]) -> None:
    with pytest.raises(RulesRefused) as refused:
        parse_set(text)
    (found,) = refused.value.problems
    assert (found.fault, found.allowed) == (RuleFault.UNCLEAR_NUMBER, readings)


@pytest.mark.parametrize("text", ["", "x", "=3", "betting.ante=", "betting.ante= "])
def test_what_is_no_change_is_refused(text: str) -> None:
    with pytest.raises(RulesRefused) as refused:
        parse_set(text)
    assert refused.value.problems[0].fault is RuleFault.BAD_SET


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [("1-5", 1, 5), ("0,25–1", Decimal("0.25"), 1), ("2", 2, 2), ("1-", 1, 0), (" 1 - 5 ", 1, 5)],
)
def test_a_limit_is_read(text: str, least: object, most: object) -> None:
    assert parse_limit(text) == (("betting.min", least), ("betting.max", most))


@pytest.mark.parametrize("text", ["", "-5", " "])
def test_what_is_no_limit_is_refused(text: str) -> None:
    with pytest.raises(RulesRefused) as refused:
        parse_limit(text)
    assert refused.value.problems[0].fault is RuleFault.BAD_LIMIT
