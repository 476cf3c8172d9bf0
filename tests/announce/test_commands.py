"""``dealer rules announce``: text, Markdown, a page, JSON, in short and for a chat."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dealer_assist import presets
from dealer_assist.core.rules import HouseRules
from dealer_assist.text.announce import announce, title
from dealer_assist.text.announce.chat import chat
from dealer_assist.text.announce.pages import as_html, as_markdown
from dealer_assist.text.announce.short import short
from tests.support import dealer

LONG = "Очень" * 8


def test_without_an_id_the_usual_game_is_announced() -> None:
    assert dealer("rules", "announce").out == dealer("rules", "announce", "pagat").out


def test_with_a_session_open_tonights_rules_are_announced() -> None:
    started = dealer(
        "session", "start", "-r", "wikipedia", "--ante", "2", "--limit", "2-4", "--buyin", "20", "Ann", "Bob"
    )
    assert started.code == 0, started.err
    out = dealer("rules", "announce").out
    assert out.startswith("Seven Twenty-Seven with open cards\n")
    assert "The ante is 2 each. Bets and raises are 2 to 4." in out
    assert "Every bet and every raise is 2." in dealer("rules", "announce", "--limit", "2").out


def test_text_keeps_to_the_width() -> None:
    out = dealer("rules", "announce", "inside", env={"COLUMNS": "50"}).out
    assert max(map(len, out.splitlines())) <= 50


def test_text_survives_an_encoding_without_halves() -> None:
    out = dealer("rules", "announce", "double-clubs", encoding="ascii").out
    assert "26 1/2 and 27 1/2 tie" in out
    assert "4c is 8" in out


def test_a_change_is_announced() -> None:
    assert "Drawn cards come face up." in dealer("rules", "announce", "pagat", "--set", "draw.face=up").out


def test_json_has_rules_and_questions_by_topic() -> None:
    document = dealer("rules", "announce", "seven-minus-seven", "--json", "--lang", "ru").json
    assert (document["rules"], document["language"], document["title"]) == (
        "seven-minus-seven",
        "ru",
        "Семь — минус семь",
    )
    assert [part["topic"] for part in document["parts"]] == [
        "object", "cards", "deal", "draw", "betting", "declare", "showdown", "pot",
    ]  # fmt: skip
    assert document["parts"][2]["questions"] == ["Сдаём так: 1 карта закрытая, 1 открытая?"]
    assert dealer("rules", "announce", "--short", "--json").json["short"][0] == "Seven Twenty-Seven, as usual."
    assert dealer("rules", "announce", "--chat", "--json").json["chat"].startswith("Seven Twenty-Seven\n")


def test_short_says_only_what_is_not_as_usual() -> None:
    assert dealer("rules", "announce", "--short", "no-chaser").out == (
        "No Chaser: as usual, except this. Decline once and you are frozen: no more\ncards. To be agreed: the stakes.\n"
    )


def test_short_of_rules_with_nothing_special_or_open_says_the_game() -> None:
    plain = presets.load("pagat", sets=["betting.ante=1", "betting.min=1", "betting.max=5"])
    assert short(plain, plain)[0] == "Seven Twenty-Seven, as usual."
    named = presets.load("pagat", sets=["names.low=tiny", ("undecided", ["names.low", "chips.unit", "targets.high"])])
    assert short(named, plain)[-1] == "To be agreed: the chips."
    asked = presets.load("pagat", sets=[("undecided", ["names.low", "suits.clubs", "points.A"])])
    assert short(asked, plain)[-1] == "To be agreed: the names of the sides and what cards count."


def test_chat_is_one_message_with_stakes_and_buy_in() -> None:
    out = dealer(
        "rules", "announce", "homegame", "--chat", "--ante", "0.25", "--limit", "0.25-1", "--set", "chips.unit=0.25",
        "--set", "chips.worth=2", "--set", "chips.currency=€", "--buyin", "20",
    ).out  # fmt: skip
    assert out == (
        "Seven Twenty-Seven, the home game\n"
        "The hand nearest to 7 takes half the pot, the one nearest to 27 the other half. We bet first, then draw. "
        "Drawn cards come face up. Decline 3 times in all and you are frozen: no more cards. The smallest chip is "
        "0.25. We declare with coins in the fist: none for 7, one for 27 and two for both. Equally near, under beats "
        "over. 26½ beats 27½. Equal totals share.\n"
        "Stakes: ante 0.25, bets 0.25 to 1.\n"
        "Buy-in: 20 in chips, that is 40.00\u00a0€; one chip is 2.00\u00a0€.\n"
        "Players: 4 to 10.\n"
    )


def test_chat_says_what_is_still_to_be_agreed() -> None:
    out = dealer("rules", "announce", "opr-907", "--chat").out
    assert "To be agreed: the deal, the draw and the betting.\n" in out
    assert "Stakes, to be agreed: ante 1, bets 1 to 5.\nBuy-in: to be agreed.\n" in out


@pytest.mark.parametrize(
    ("sets", "stakes"),
    [
        (["betting.ante=1", "betting.min=1", "betting.max=0"], "Stakes: ante 1, bets 1 or more."),
        (
            ["betting.ante=1", "betting.min=1", "betting.max=5", "betting.ante_by=dealer"],
            "Stakes: the dealer antes 1 for all, bets 1 to 5.",
        ),
        (
            ["betting.ante=1", "betting.min=1", "betting.max=0", "betting.ante_by=dealer"],
            "Stakes: the dealer antes 1 for all, bets 1 or more.",
        ),
    ],
)
def test_chat_in_other_stakes(sets: list[str], stakes: str) -> None:
    assert stakes in chat(presets.load("pagat", sets=sets), presets.load("pagat")).splitlines()


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        ([], "Buy-in: 20."),
        (["chips.currency=€"], "Buy-in: 20.00\u00a0€."),
        (["chips.worth=0.1"], "Buy-in: 20 in chips, that is 2.00; one chip is 0.10."),
    ],
)
def test_chat_with_a_buy_in(sets: list[str], said: str) -> None:
    assert said in chat(presets.load("pagat", sets=sets), presets.load("pagat"), buy_in=2000).splitlines()


def test_a_buy_in_that_chips_cannot_make_is_refused() -> None:
    result = dealer("rules", "announce", "--chat", "--buyin", "20.50")
    assert result.code == 1
    assert result.out == ""


def test_a_game_without_a_title_is_house_rules() -> None:
    assert title(HouseRules()) == "House rules"


def test_markdown_has_a_heading_a_topic_and_a_box_a_question() -> None:
    out = dealer("rules", "announce", "seven-minus-seven", "--format", "markdown").out
    assert out.startswith("# Seven Minus Seven\n\n*Red cards count minus")
    assert "\n## What cards count\n\n- Number cards count their number.\n" in out
    assert "\n- [ ] Do drawn cards come face down?\n" in out
    assert out.endswith("For 4 to 10 players. Source: Brian Johnson, pagat.com, Seven Minus Seven.\n")


def test_marks_in_a_title_are_text_in_markdown_and_on_the_page() -> None:
    rules = presets.load("pagat", sets=["title='*<b>& Co*'", "summary=", "source="][:1])
    assert as_markdown(rules).startswith("# \\*\\<b\\>& Co\\*\n")
    assert "<h1>*&lt;b&gt;&amp; Co*</h1>" in as_html(rules)


def test_without_summary_and_source_nothing_is_made_up() -> None:
    assert as_markdown(HouseRules()).startswith("# House rules\n\n## What it is about")
    assert as_markdown(HouseRules()).endswith("For 2 to 26 players.")
    assert 'class="summary"' not in as_html(HouseRules())


class _Checker(HTMLParser):
    """Every tag is closed in its turn, and nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _value in attrs} & {"src", "href"}
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_is_whole_and_needs_nothing_from_elsewhere(language: str) -> None:
    page = dealer("rules", "announce", "inside", "--format", "html", "--lang", language).out
    checker = _Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == []
    assert f'<html lang="{language}">' in page
    assert "url(" not in page


@pytest.mark.parametrize(
    "args",
    [("--short", "--chat"), ("--short", "--format", "html"), ("--chat", "--format", "markdown"), ("--format", "pdf")],
)
def test_what_does_not_go_together_is_a_wrong_call(args: tuple[str, ...]) -> None:
    result = dealer("rules", "announce", *args)
    assert (result.code, result.out) == (2, "")


def test_all_that_is_announced_is_a_sentence() -> None:
    for name in presets.shipped_ids():
        for part in announce(presets.load(name)).parts:
            assert all(re.fullmatch(r"[^a-zа-я].*[.?]", said) for said in part.said)


def _crowded(language: str) -> list[str]:
    return [
        "rules", "announce", "seven-minus-seven", "--format", "html", "--lang", language,
        "--set", f"title={LONG} {LONG[:39]}", "--set", f"names.low={LONG}", "--set", f"names.high={'W' * 40}",
        "--set", f"summary={' '.join([LONG] * 7)}", "--set", "declare.bet_after=true",
        "--set", "declare.judged=beaten-first", "--set", "declare.side_pots=all-pots",
        "--set", "showdown.low_limit=at-most", "--set", "betting.raises=3", "--set", "betting.final_round=true",
        "--set", "betting.last_max=10", "--set", "draw.freeze_after=3", "--set", "draw.deck_ends=reshuffle",
        "--set", "chips.currency=€",
    ]  # fmt: skip


@pytest.mark.outside
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", [*presets.shipped_ids(), "crowded"])
def test_the_page_prints_on_one_side_of_a4(name: str, language: str, tmp_path: Path) -> None:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    assert browser is not None
    args = _crowded(language) if name == "crowded" else [
        "rules", "announce", name, "--format", "html", "--lang", language,
    ]  # fmt: skip
    page, printed = tmp_path / "rules.html", tmp_path / "rules.pdf"
    page.write_text(dealer(*args).out, encoding="utf-8")
    flags = ("--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer")
    subprocess.run(
        [browser, *flags, f"--user-data-dir={tmp_path / 'profile'}", f"--print-to-pdf={printed}", page.as_uri()],
        check=True,
        capture_output=True,
        timeout=120,
        env=dict(os.environ, HOME=str(tmp_path)),
    )
    assert len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) == 1


@pytest.mark.parametrize(
    ("sets", "asked"),
    [
        (["betting.max=0"], "Is the ante 1, and are bets 1 or more, without limit?"),
        (["betting.max=1"], "Is the ante 1, and every bet 1?"),
        (
            ["betting.max=0", "betting.ante_by=dealer"],
            "Does the dealer ante 1 for all, and are bets 1 or more, without limit?",
        ),
        (["betting.max=1", "betting.ante_by=dealer"], "Does the dealer ante 1 for all, and is every bet 1?"),
        (["betting.ante_by=dealer"], "Does the dealer ante 1 for all, and are bets 1 to 5?"),
        (["showdown.perfect_hand=five-aces"], "Only 5-A-A takes all; two of them share."),
        (["showdown.perfect_hand=any"], "Any hand exactly both 7 and 27 takes all."),
    ],
)
def test_stakes_are_asked_in_one_question(sets: list[str], asked: str) -> None:
    stakes = ("undecided", ["betting.ante", "betting.min", "betting.max"])
    rules = presets.load("pagat", sets=[*sets, stakes])
    assert asked in [said for part in announce(rules).parts for said in part.said]


def test_a_perfect_hand_that_cannot_be_is_not_spoken_of() -> None:
    rules = presets.load("8-28", sets=["showdown.perfect_hand=five-aces"])
    assert not any("5-A-A" in said for part in announce(rules).parts for said in part.said)


def test_limits_in_a_game_with_one_target() -> None:
    for limit, said in (("at-most", "Over 31 cannot win."), ("at-least", "Under 31 cannot win.")):
        rules = presets.load("31", sets=[f"showdown.high_limit={limit}", "showdown.past_limit=never"])
        assert said in [one for part in announce(rules).parts for one in part.said]
