"""Who is nearest, by comparing two ways of counting at a time (section 3 of the house rules)."""

from dataclasses import dataclass
from fractions import Fraction

from .hands import Hand, number
from .house import Rules


@dataclass(frozen=True)
class Way:
    """One total, used for one side."""

    side: str
    total: Fraction


def is_over(target: Fraction, total: Fraction) -> bool:
    """Past the target, going away from zero; 0 counts as positive."""
    return total < target if target < 0 else total > target


def is_under(target: Fraction, total: Fraction) -> bool:
    return total != target and not is_over(target, total)


class Ranking:
    """Comparisons under one set of rules. `sides` is one side, or both where the whole pot has one winner."""

    def __init__(self, rules: Rules) -> None:
        self.targets = {side: number(target) for side, target in rules["targets"].items()}
        self.show = rules["showdown"]
        self._ways: dict[tuple[str, tuple[str, ...]], list[Way]] = {}

    def past_limit(self, way: Way) -> bool:
        limit, target = self.show[way.side + "_limit"], self.targets[way.side]
        if limit == "at-most":
            return is_over(target, way.total)
        if limit == "at-least":
            return is_under(target, way.total)
        return False

    def distance(self, way: Way) -> Fraction:
        return abs(way.total - self.targets[way.side])

    def wrong_direction(self, way: Way) -> bool:
        rule, target = self.show["equal_distance"], self.targets[way.side]
        if rule == "under":
            return is_over(target, way.total)
        if rule == "over":
            return is_under(target, way.total)
        if rule in ("inside", "outside"):
            other = next(self.targets[side] for side in self.targets if side != way.side)
            faces_other = target < way.total if target < other else way.total < target
            return way.total != target and faces_other == (rule == "outside")
        return False

    def nearer(self, a: Way, b: Way) -> bool:
        """Does the first way beat the second one?"""
        if self.past_limit(a) != self.past_limit(b):
            return self.past_limit(b)
        if self.distance(a) != self.distance(b):
            return self.distance(a) < self.distance(b)
        return self.wrong_direction(b) and not self.wrong_direction(a)

    def ways(self, hand: Hand, sides: tuple[str, ...]) -> list[Way]:
        """The best ways of a hand: those no other way of its own beats; none if all are past a limit."""
        if (hand.name, sides) not in self._ways:
            every = [Way(side, total) for side in sides for total in hand.totals[side]]
            if self.show["past_limit"] == "never":
                every = [way for way in every if not self.past_limit(way)]
            best = [way for way in every if not any(self.nearer(other, way) for other in every)]
            self._ways[hand.name, sides] = best
        return self._ways[hand.name, sides]

    def beats(self, a: Hand, b: Hand, sides: tuple[str, ...]) -> bool:
        """By nearness alone."""
        return self.nearer(self.ways(a, sides)[0], self.ways(b, sides)[0])

    def best(self, hands: list[Hand], sides: tuple[str, ...]) -> list[Hand]:
        """Who wins among these; several share; nobody if nobody can win."""
        able = [hand for hand in hands if self.ways(hand, sides)]
        tied = [hand for hand in able if not any(self.beats(other, hand, sides) for other in able)]
        if self.show["fewest_cards"] == "any-tie":
            return [hand for hand in tied if not any(has_fewer_cards(other, hand) for other in tied)]
        if self.show["fewest_cards"] == "equal-totals":
            return [hand for hand in tied if not self.all_totals_reached(hand, tied, sides)]
        return tied

    def all_totals_reached(self, hand: Hand, tied: list[Hand], sides: tuple[str, ...]) -> bool:
        """Is every total of this hand also reached by a tied hand with fewer cards, each by any of them?"""
        return all(
            any(has_fewer_cards(other, hand) and total in self.numbers(other, sides) for other in tied)
            for total in self.numbers(hand, sides)
        )

    def numbers(self, hand: Hand, sides: tuple[str, ...]) -> set[Fraction]:
        """Where the whole pot has one winner a total is a number, whichever side it is used for."""
        return {way.total for way in self.ways(hand, sides)}


def has_fewer_cards(a: Hand, b: Hand) -> bool:
    """A typed total without its number of cards has more cards than any other hand."""
    if a.size is None:
        return False
    return b.size is None or a.size < b.size
