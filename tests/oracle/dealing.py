"""Random hands as a dealer would type them, from small decks or near the targets, so that they tie often.

Tables are of five sorts, because what is rare in a random one must be seen often. `any`: whatever comes.
`swinging`: hands that are at or near 7 and 27 both. `crowded`: many that tie exactly. `straddling`: hands with
two totals equally near, or one that is equally near both targets. `hopeless`: nearly everybody is past the limits.
"""

from fractions import Fraction
from random import Random

from .hands import Card, number, read_hand
from .house import RANKS, Rules

# Hands that are at, or half a point from, one target of 7-27 or both: here both-declarers tie and fail.
SWINGERS = ["5 A A", "5 A A", "3 2 A A", "4 A A", "6 A A", "4 K A A", "5 K A A", "5 J A A", "3 A A A A", "6 A"]
STRADDLERS = [
    "J 6",
    "J 4 2",
    "J 3 3",
    "J J 5",
    "J 9",
    "J 5 4",
    "J 3 6",
    "7",
    "8",
    "5 2",
    "6 2",
    "10",
    "5 5",
    "6 5",
    "8 3",
]
STRADDLERS += ["Q K 3", "J 2 2 2", "J 2 3 4"]
ONE_WAY = ["4 3", "5 2", "6 K", "7 K", "4 2", "10 9 8", "10 10 7", "9 8 10 K", "10 9 7", "10 7 9 Q", "6 10 A", "10 A 5"]

TYPING = {"swinging": [0.0, 0.1], "crowded": [0.0], "straddling": [0.0, 0.1, 0.3], "hopeless": [0.8, 1.0]}
MODELS = {
    "swinging": [SWINGERS, ONE_WAY],
    "crowded": [["5 A A", "3 2 A A", "4 3", "5 2", "7"], ["5 A A", "6 A", "10 9 8", "10 10 7", "10 9 7"]],
    "straddling": [STRADDLERS, ["Q 8", "K 7", "Q 4 4", "K 3 4", "Q 5 3", "K 5 2", "9", "5 4", "J 7"]],
}


class Deck:
    """Four suits of a few ranks, so that hands come out alike."""

    def __init__(self, rng: Random, rules: Rules, sort: str) -> None:
        self.rng, self.rules = rng, rules
        self.models = MODELS.get(sort, [])
        some = RANKS if self.models else rng.sample(RANKS, rng.randint(3, 9))
        ranks = [rank for rank in RANKS if rank in some or (rank in ("5", "A") and rng.random() < 0.6)]
        self.left = [(rank, suit) for rank in ranks for suit in "cdhs"]
        rng.shuffle(self.left)
        times = [rules["suits"][suit] for suit in ("clubs", "diamonds", "hearts", "spades")]
        self.typing = "any"
        if set(times) == {1}:
            self.typing = rng.choice(["suits", "none", "mixed"])
        elif times[0] == times[3] and times[1] == times[2] and times[0] != times[1]:
            self.typing = rng.choice(["suits", "colours"])

    def type_card(self, card: Card) -> str:
        rank, suit = card
        if self.typing == "none" or (self.typing == "mixed" and self.rng.random() < 0.5):
            suit = ""
        elif self.typing == "colours":
            suit = "r" if suit in "dh" else "b"
        return rank + suit

    def distance(self, cards: list[Card], aims: list[str]) -> Fraction:
        totals = read_hand(self.rules, "", "".join(rank + suit for rank, suit in cards)).totals
        targets = {side: number(self.rules["targets"][side]) for side in aims}
        return sum((min(abs(total - targets[side]) for total in totals[side]) for side in aims), Fraction(0))

    def nearby(self) -> list[Card]:
        """The one of a few random hands that comes nearest to what it aims at."""
        sides = list(self.rules["targets"])
        aims = self.rng.choice([sides, *([side] for side in sides)])
        tries = []
        for _ in range(self.rng.choice([1, 1, 3, 6])):
            size = min(self.rng.choice([1, 2, 2, 3, 3, 4, 5]), len(self.left))
            tries.append(self.rng.sample(self.left, size))
        return min(tries, key=lambda cards: self.distance(cards, aims)) if len(tries) > 1 else tries[0]

    def like(self, ranks: list[str]) -> list[Card]:
        """Cards of these ranks, as far as they are there."""
        found: list[Card] = []
        for rank in ranks:
            found += [card for card in self.left if card[0] == rank and card not in found][:1]
        return found

    def deal(self) -> str:
        """A hand as typed; its cards are gone then."""
        cards: list[Card] = []
        if self.models and self.rng.random() < 0.85:
            cards = self.like(self.rng.choice(self.rng.choice(self.models)).split())
        cards = cards or self.nearby()
        self.left = [card for card in self.left if card not in cards]
        return self.rng.choice(["", " ", ","]).join(self.type_card(card) for card in cards)


def random_total(rng: Random, rules: Rules, sort: str) -> str:
    """A total typed as such, near one of the targets."""
    target = number(rules["targets"][rng.choice(list(rules["targets"]))])
    if sort == "hopeless":
        # Between the targets: past `at-most` of the lower one and `at-least` of the higher one.
        target = sum(map(number, rules["targets"].values())) / 2
    near = [-1, -0.5, -0.5, 0.5, 0.5, 1] + ([] if sort == "straddling" else [-2, -1, 0, 0, 1, 1.5, 9])
    total = target + number(rng.choice(near))
    written = str(total) if total.denominator == 1 else str(float(total))
    return f"{written}p{rng.choice(['', '', 2, 3, 3, 4])}"


def random_hands(rng: Random, rules: Rules, names: list[str], sort: str) -> dict[str, str]:
    """What everybody shows: cards, a counted total or nothing; somebody shows."""
    deck = Deck(rng, rules, sort)
    typing = rng.choice(TYPING.get(sort, [0.0, 0.1, 0.5, 1.0]))
    mucking = rng.choice([0.0, 0.0, 0.15])
    hands: dict[str, str] = {}
    for name in names:
        if rng.random() < mucking:
            hands[name] = "x"
        elif rng.random() < typing or not deck.left:
            hands[name] = random_total(rng, rules, sort)
        else:
            hands[name] = deck.deal()
    if all(hand == "x" for hand in hands.values()):
        hands[rng.choice(names)] = random_total(rng, rules, sort)
    return hands
