"""A book with a season in it and a night that was played to its end."""

from __future__ import annotations

from tests.support import dealer

HARD = ("Ann", "Bob", "<script>alert(1)</script>", "王伟", "$x_1$", "Maximilian von Habsburg-Lothringen III", "O'Neil",
        "Zoë", "Евгений", "🃏", "&amp;", "W" * 40)  # fmt: skip


def season(nights: int = 14) -> None:
    """A dozen players with names that make trouble, some of them each night."""
    rows = ["date;player;buy-in;cash-out"]
    for night in range(nights):
        playing = [name for at, name in enumerate(HARD) if (at + night) % 3 or night % 5 == 0]
        changes = [((at * 7 + night * 5) % 41 - 20) * 50 for at in range(len(playing) - 1)]
        for name, change in zip(playing, [*changes, -sum(changes)], strict=True):
            bought = max(3000, -change)
            day = f"2025-{1 + night // 4:02}-{1 + 7 * (night % 4):02}"
            rows.append(f'{day};"{name}";{bought / 100:.2f} €;{(bought + change) / 100:.2f} €')
    found = dealer("import", "-", text="\n".join(rows))
    assert found.code == 0, found.err


def evening() -> str:
    """A night with hands, cash, an expense and a payment; returns its id."""
    for line in (
        "session start --currency € Ann=40 Bob=40 Zoë=40 O'Neil=40",
        "hand add 44 Ann=5sAhAd Bob=Td9c8h Zoë=Ts8d",
        "hand add --put-in|Ann=8 Bob=16 Zoë=16|Bob=10c9d8s Zoë=Ah6s",
        "hand add 31 Zoë=QhKd6c Bob=AhAs5d",
        "buyin Ann 20 --cash --till Bob",
        "expense Zoë 20 pizza",
        "session close Ann=50 Bob=60 Zoë=35 O'Neil=35",
    ):
        words = line.replace("|", " | ").split(" ")
        if "|" in words:
            first, second = (at for at, word in enumerate(words) if word == "|")
            words[first : second + 1] = [" ".join(words[first + 1 : second])]
        found = dealer(*words, env={"DEALER_NOW": "2026-01-02T21:30:00+01:00"})
        assert found.code == 0, (line, found.err)
    first = dealer("settle", "--json").json["transfers"][0]
    assert dealer("paid", first["from"], first["to"], "1").code == 0
    return "2026-01-02"
