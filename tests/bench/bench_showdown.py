"""Verdicts a second: in core, and through --batch with JSON on both sides."""

import json
import random
import time

from pytest_benchmark.fixture import BenchmarkFixture

from dealer_assist import presets
from dealer_assist.cli import output
from dealer_assist.cli.batch import Defaults, answer_lines
from dealer_assist.core.cards import DECK, write_cards
from dealer_assist.core.declare import Declaration
from dealer_assist.core.showdown import Pot, judge
from dealer_assist.core.typed import Shown
from tests.bench.clock import report

TABLES = 20_000
NAMES = tuple(f"P{number}" for number in range(10))
CHANGES = ("declare.how=together",)
Table = tuple[dict[str, Shown], dict[str, Declaration]]


def _tables() -> list[Table]:
    luck = random.Random(727)
    tables = []
    for _table in range(TABLES):
        cards = luck.sample(DECK, 50)
        hands = {name: Shown(cards=tuple(cards[5 * at : 5 * at + 5])) for at, name in enumerate(NAMES)}
        tables.append((hands, {name: luck.choice(list(Declaration)) for name in NAMES}))
    return tables


def test_core_verdicts_a_second(benchmark: BenchmarkFixture) -> None:
    tables = _tables()
    pots = (Pot(amount=10_100, players=NAMES),)

    def judge_all() -> float:
        # Rules of its own each time, so that nothing is remembered from the run before.
        rules = presets.load("pictures", sets=[*CHANGES, ("title", str(time.perf_counter()))])
        start = time.process_time()
        for hands, declared in tables:
            judge(rules, hands, pots=pots, declared=declared).shares  # noqa: B018 - the exact shares are worked out, too
        return time.process_time() - start

    seconds = min(benchmark.pedantic(judge_all, rounds=1), *(judge_all() for _round in range(3)))
    report("verdicts of ten hands in core, of 10,000 a second", TABLES / seconds / 10_000, "at least 1")
    assert TABLES / seconds >= 10_000


def test_batch_lines_a_second(benchmark: BenchmarkFixture) -> None:
    lines = [
        json.dumps(
            {
                "id": number,
                "rules": "pictures",
                "set": {"declare.how": "together"},
                "pot": "101",
                "seats": list(NAMES),
                "hands": {name: write_cards(shown.cards) for name, shown in hands.items()},
                "declared": {name: said.value for name, said in declared.items()},
            }
        ).encode()
        for number, (hands, declared) in enumerate(_tables())
    ]

    def answer_all() -> float:
        start = time.process_time()
        for document, _answered in answer_lines(lines, Defaults()):
            output.json_text(document)
        return time.process_time() - start

    seconds = min(benchmark.pedantic(answer_all, rounds=1), answer_all())
    report("lines of --batch, of 2,000 a second", TABLES / seconds / 2_000, "at least 1")
    assert TABLES / seconds >= 2_000
