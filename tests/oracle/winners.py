"""Who takes which side of one pot, declarations acted out one step after another (sections 3 to 5)."""

from dataclasses import dataclass, field

from .hands import Hand
from .house import Rules
from .ranking import Ranking, has_fewer_cards


@dataclass
class Sides:
    """One pot: the winners of each half, or of the `whole` when it is not halved; with none it is carried."""

    low: list[str] = field(default_factory=list)
    high: list[str] = field(default_factory=list)
    whole: list[str] = field(default_factory=list)


class Table:
    """The hands that are live at the showdown, and what they declared ({} where nobody declares)."""

    def __init__(self, rules: Rules, hands: dict[str, Hand], declared: dict[str, str]) -> None:
        self.rules, self.hands, self.declared = rules, hands, declared
        self.ranking = Ranking(rules)
        self.sides = tuple(rules["targets"])

    # Declarations

    def declares(self, name: str, side: str) -> bool:
        return not self.declared or self.declared[name] in (side, "both")

    def is_both(self, name: str) -> bool:
        return self.declared.get(name) == "both"

    def declarers(self, names: list[str], side: str) -> list[str]:
        return [name for name in names if self.declares(name, side)]

    def best_declarers(self, names: list[str], side: str, *, only: bool) -> list[str]:
        """The best of these at a side they declared. With `only`, one who is alone at it counts as the only
        declarer of the side; under alone_must_qualify = false he takes it whatever he holds."""
        there = self.declarers(names, side)
        if self.declared and not self.rules["declare"]["alone_must_qualify"] and len(there) == 1 and only:
            return there
        return [hand.name for hand in self.ranking.best([self.hands[name] for name in there], (side,))]

    def stands(self, name: str, measured_against: list[str], everybody: list[str]) -> str:
        """How a both-declarer does among these: "beaten", "tied" (and so fails), or "stands"."""
        alone = 0
        tied = 0
        for side in self.sides:
            # "The only declarer": for a both-declarer, nobody else in the pot declared that side at all.
            only = self.declarers(everybody, side) == [name]
            best = self.best_declarers(measured_against, side, only=only)
            if name not in best:
                # Also where nobody is within the limit: he cannot take the side, so not both.
                return "beaten"
            if best == [name]:
                alone += 1
            else:
                tied += 1
        if tied == 0:
            return "stands"
        both_tied = self.rules["declare"]["both_tied"]
        if both_tied == "shares" or (both_tied == "keeps-half" and alone >= 1):
            return "stands"
        return "tied"

    def failed(self, names: list[str]) -> list[str]:
        """The both-declarers who fail in a pot with these players."""
        remaining = list(names)
        if self.rules["declare"]["judged"] == "beaten-first":
            while True:
                leaving = [
                    name for name in remaining if self.is_both(name) and self.stands(name, remaining, names) == "beaten"
                ]
                if not leaving:
                    break
                remaining = [name for name in remaining if name not in leaving]
        standing = [
            name for name in remaining if not self.is_both(name) or self.stands(name, remaining, names) == "stands"
        ]
        return [name for name in names if name not in standing]

    # One pot

    def perfect(self, names: list[str]) -> list[str]:
        """Who scoops this pot with a perfect hand."""
        rule = self.rules["showdown"]["perfect_hand"]
        if rule == "off":
            return []
        found = []
        for name in names:
            hand = self.hands[name]
            ranks = sorted(rank for rank, _ in hand.cards)
            exact = all(self.ranking.targets[side] in hand.totals[side] for side in self.sides)
            if not hand.cards or not exact or (rule == "five-aces" and ranks != ["5", "A", "A"]):
                continue
            if self.declared and self.rules["showdown"]["perfect_needs_both"] and not self.is_both(name):
                continue
            found.append(hand)
        if self.rules["showdown"]["fewest_cards"] != "off":
            found = [hand for hand in found if not any(has_fewer_cards(other, hand) for other in found)]
        return [hand.name for hand in found]

    def takes_side(self, names: list[str], failed: list[str], side: str) -> list[str]:
        """Who takes one side when the failed both-declarers have left."""
        remaining = [name for name in names if name not in failed]
        winners = self.best_declarers(remaining, side, only=True)
        if self.declared and self.rules["declare"]["failed_both"] == "blocks":
            # Only the winners among the remaining are looked at.
            blockers = self.declarers([name for name in names if name in failed], side)
            winners = [name for name in winners if not any(self.loses(name, other, side) for other in blockers)]
        if self.declared and self.rules["declare"]["both_tied"] == "keeps-half" and len(winners) > 1:
            # The tied half goes to the others in the tie. When they failed and left, he is alone best by now
            # among those who remain, and it is his.
            winners = [name for name in winners if not self.is_both(name)] or winners
        return winners

    def loses(self, name: str, other: str, side: str) -> bool:
        """Head to head."""
        best = self.ranking.best([self.hands[name], self.hands[other]], (side,))
        return [hand.name for hand in best] == [other]

    def judge_pot(self, names: list[str], failed: list[str]) -> Sides:
        """What becomes of a pot with at least two live players; `failed` are the both-declarers out of it."""
        show = self.rules["showdown"]
        scoop = self.perfect(names)
        if scoop:
            return Sides(whole=scoop)
        if show["division"] == "nearest":
            found = self.ranking.best([self.hands[name] for name in names], self.sides)
            taken = {"whole": [hand.name for hand in found]}
        elif len(self.sides) == 1:
            taken = {"whole": self.takes_side(names, failed, "high")}
        else:
            taken = {side: self.takes_side(names, failed, side) for side in self.sides}
        if not any(taken.values()):
            if show["unwon_pot"] == "split":
                return Sides(whole=names)
            if show["unwon_pot"] == "best-hands" and len(self.sides) == 2 and show["division"] == "halves":
                # Within the limits like everybody; a side where this finds nobody is unwon. Who failed is not
                # "the only declarer": that is meant among those who remain.
                # (Where nobody declares, the best hands have just been looked for in vain.)
                taken = {side: self.best_declarers(names, side, only=False) for side in self.sides}
        if "whole" in taken:
            return Sides(whole=taken["whole"])
        low, high = taken["low"], taken["high"]
        if show["unwon_half"] == "other-half":
            low, high = low or high, high or low
        if set(low) == set(high):
            # Both sides have the same winners: divided once.
            return Sides(whole=low)
        return Sides(low=low, high=high)
