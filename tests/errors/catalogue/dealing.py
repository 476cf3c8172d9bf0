"""What can be wrong with a hand until it is shown: the deal, whose turn it is, the draws."""

from __future__ import annotations

from dealer_assist.core.errors import hand as errors
from dealer_assist.core.errors.hand import ExposedFault, NoBustFault
from dealer_assist.core.hand_turn import Street
from tests.errors.wrong import Area, Wrong

REPLAY = "hand replay -"
TWO = "rules pagat\nseats Ann Bob\ndealer Bob\n"
THREE = "rules pagat\nseats Ann Bob Cy\ndealer Cy\n"
DEALT = "seats Ann Bob\ndealer Bob\n"
THIRD = "seats Ann Bob Cy\ndealer Cy\n"


def under(change: str, head: str = DEALT) -> str:
    """A table at which a key of the rules was changed."""
    return f"rules pagat\nset {change}\n{head}"


ENTRIES = (
    Wrong(
        errors.TooFewPlayers, REPLAY, text="rules pagat\nseats Ann\ndealer Ann", code=1,
        en="line 3, 'Ann': A hand needs at least two players, and here is only Ann: name them all in "
        "seats. (see line 2)",
        ru="строка 3, «Ann»: Для раздачи нужны хотя бы двое, а здесь только Ann: назовите всех в seats. "
        "(см. строку 2)",
    ),
    Wrong(
        errors.NoChips, REPLAY, text="rules pagat\nseats Ann=0 Bob=4\ndealer Bob", code=1,
        en="line 3, 'Bob': Ann has no chips and cannot be dealt in at table stakes: give Ann chips, or "
        "leave Ann out. (see line 2)",
        ru="строка 3, «Bob»: Ann без фишек, а при игре на то, что на столе, таким не сдают: дайте фишки "
        "или не сажайте. (см. строку 2)",
    ),
    Wrong(
        errors.DeckTooSmall, REPLAY, text=under("deal.down=26"), code=1,
        en="line 4, 'Bob': 2 players with 27 cards each need 54 cards, and the deck has 52: seat fewer "
        "players, or deal fewer cards (deal.down, deal.up). (see line 3)",
        ru="строка 4, «Bob»: Игроков 2, карт каждому 27, всего 54, а в колоде 52: посадите меньше игроков "
        "или сдавайте меньше карт (deal.down, deal.up). (см. строку 3)",
    ),
    Wrong(
        errors.NotNow, REPLAY,
        text=under("betting.stakes=open betting.ante=5", "seats Ann=2 Bob=9\ndealer Bob\n") + "draw -",
        fault=Street.ANTE, code=1,
        en="line 5, '-': The antes are not complete. Ann lacks 3 for the ante: buy Ann AMOUNT, or fold "
        "with bet f.",
        ru="строка 5, «-»: Анте ещё не все поставлены. Ann: на анте не хватает 3; buy Ann СУММА или сброс: "
        "bet f.",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=TWO + "bet k", fault=Street.DRAW, code=1,
        en="line 4, 'k': This is a draw: type draw, not bet. It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «k»: Сейчас добор: пишите draw, а не bet. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=TWO + "draw -*\ndraw -", fault=Street.BET, code=1,
        en="line 5, '-': This is a betting round: type bet, not draw. It is Ann's turn: check (k), bet 1–5 "
        "(b), fold (f).",
        ru="строка 5, «-»: Сейчас торги: пишите bet, а не draw. Ходит Ann: чек (k), ставка 1–5 (b), "
        "сбросить (f).",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=under("declare.how=together") + "draw -*\nbet k*\ndraw -*\nshow Ann=43",
        fault=Street.DECLARE, code=1,
        en="line 8, 'Ann=43': Now everybody declares: type declare, not show. Still to declare: Ann, Bob.",
        ru="строка 8, «Ann=43»: Сейчас все объявляют: пишите declare, а не show. Ещё не объявлено: Ann, "
        "Bob.",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=TWO + "draw -*\nbet k*\ndraw -*\nbet k", fault=Street.SHOW, code=1,
        en="line 7, 'k': Now the hands are shown: type show, not bet. Still to show: Ann, Bob.",
        ru="строка 7, «k»: Сейчас вскрытие: пишите show, а не bet. Ещё не показано: Ann, Bob.",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=TWO + "draw -*\nbet f\nbet k", fault=Street.OVER, code=1,
        en="line 6, 'k': The hand is over: bet comes too late.",
        ru="строка 6, «k»: Раздача окончена: bet уже поздно.",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=TWO + "draw -*\nbet k*\ndraw -*\nshow Ann=43\nvoid", fault=Street.SHOW,
        code=1,
        en="line 8: A hand is void before the showdown only: take the shown hands back first. Still to "
        "show: Bob.",
        ru="строка 8: Отменить раздачу можно только до вскрытия: сначала возьмите показанные руки назад. "
        "Ещё не показано: Bob.",
    ),
    Wrong(
        errors.NotNow, REPLAY, text=TWO + "draw -\npot 9", fault=Street.DRAW, code=1,
        en="line 5, '9': The pot is typed instead of draws and bets, right after the deal. It is Bob's "
        "turn: + takes a card, - declines.",
        ru="строка 5, «9»: Банк пишут вместо доборов и торгов, сразу после сдачи. Ходит Bob: + берёт "
        "карту, - не берёт.",
    ),
    Wrong(
        errors.NotNow, REPLAY,
        text=under("betting.opener=best-exposed") + "draw -*\nopener Ann\nbet k\nopener Bob",
        fault=Street.BET, code=1,
        en="line 8, 'Bob': The opener is named before the draw or the bet, not now. It is Bob's turn: "
        "check (k), bet 1–5 (b), fold (f).",
        ru="строка 8, «Bob»: Кто открывает, говорят перед добором или торгами, не сейчас. Ходит Bob: чек "
        "(k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NotNow, REPLAY,
        text=under("showdown.fold_when_bust=true") + "draw -*\nbet k*\ndraw -*\nshow Ann=43\nbust Bob",
        fault=Street.SHOW, code=1,
        en="line 9, 'Bob': 'bust' comes too late here. Still to show: Bob.",
        ru="строка 9, «Bob»: «bust» здесь уже поздно. Ещё не показано: Bob.",
    ),
    Wrong(
        errors.RoundOver, REPLAY, text=TWO + "draw - - -", code=1,
        en="line 4, '-': This is one more than the round takes: draw goes on in a line of its own. It is "
        "Ann's turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 4, «-»: Это лишнее, круг уже кончился: draw дальше — с новой строки. Ходит Ann: чек "
        "(k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NotYourTurn, REPLAY, text=TWO + "draw -*\nbet Bob:k", code=1,
        en="line 5, 'Bob:k': It is not Bob's turn. It is Ann's turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «Bob:k»: Сейчас ходит не Bob. Ходит Ann: чек (k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NotYourTurn, REPLAY,
        text=under("declare.how=in-turn") + "draw -*\nbet k*\ndraw -*\ndeclare Bob=low", code=1,
        en="line 8, 'Bob=low': It is not Bob's turn. It is Ann's turn to declare.",
        ru="строка 8, «Bob=low»: Сейчас ходит не Bob. Объявляет Ann.",
    ),
    Wrong(
        errors.NotInHand, REPLAY, text=THREE + "draw -*\nbet f Ann:k", code=1,
        en="line 5, 'Ann:k': Ann is out of the hand. It is Bob's turn: check (k), bet 1–5 (b), fold (f).",
        ru="строка 5, «Ann:k»: Ann больше не в раздаче. Ходит Bob: чек (k), ставка 1–5 (b), сбросить (f).",
    ),
    Wrong(
        errors.NotAsked, REPLAY, text=under("draw.freeze_after=1") + "draw - +\nbet k*\ndraw Ann", code=1,
        en="line 7, 'Ann': Ann is not offered a card in this round any more. It is Bob's turn: + takes a "
        "card, - declines.",
        ru="строка 7, «Ann»: Ann: в этом круге карту больше не предлагают. Ходит Bob: + берёт карту, - не "
        "берёт.",
    ),
    Wrong(
        errors.DeckTooShort, REPLAY, text=under("deal.down=17 deal.up=0", THIRD) + "draw Ann Bob", code=1,
        en="line 5, 'Ann': The deck does not reach Bob: type + and - for each. It is Ann's turn: + takes a "
        "card, - declines.",
        ru="строка 5, «Ann»: Колоды не хватит до конца круга (Bob): напишите + и - каждому. Ходит Ann: + "
        "берёт карту, - не берёт.",
    ),
    Wrong(
        errors.NobodyServed, REPLAY, text=under("draw.consent=all") + "draw -*\nbet k*\ndraw +7h -", code=1,
        en="line 7, '-': Nobody gets a card when one refuses, and Ann's 7♥ was noted: type + without a "
        "card there. It is Bob's turn: + agrees to a card for all, - refuses.",
        ru="строка 7, «-»: Если один отказался, карту не получает никто, а записано Ann 7♥: напишите там + "
        "без карты. Ходит Bob: + согласие на карту для всех, - отказ.",
    ),
    Wrong(
        errors.NobodyServed, REPLAY,
        text=under("draw.consent=all deal.down=16 deal.up=0", THIRD) + "draw + + -\nbet k*\ndraw +7h", code=1,
        en="line 7, '+7h': The deck is too short for all, so Ann cannot get 7♥: type + without a card. It "
        "is Ann's turn: + agrees to a card for all, - refuses.",
        ru="строка 7, «+7h»: Колоды на всех не хватит, Ann не получит 7♥: напишите + без карты. Ходит Ann: "
        "+ согласие на карту для всех, - отказ.",
    ),
    Wrong(
        errors.NoBust, REPLAY, text=TWO + "draw +!", fault=NoBustFault.NOT_PLAYED, code=1,
        en="line 4, '+!': Nobody is bust under these rules (showdown.fold_when_bust is false): Ann folds, "
        "or shows. It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «+!»: По этим правилам перебора нет (showdown.fold_when_bust — false): Ann "
        "сбрасывает или показывает. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.NoBust, REPLAY,
        text=under("showdown.fold_when_bust=true draw.consent=all") + "draw -*\nbet k*\ndraw +!",
        fault=NoBustFault.CONSENT, code=1,
        en="line 7, '+!': Cards are dealt after all have agreed: type bust Ann after this draw. It is "
        "Ann's turn: + agrees to a card for all, - refuses.",
        ru="строка 7, «+!»: Карты сдают, когда согласны все: пишите bust Ann после этого добора. Ходит "
        "Ann: + согласие на карту для всех, - отказ.",
    ),
    Wrong(
        errors.ExposedWrong, REPLAY, text=under("deal.up=0") + "up 7h 8h", fault=ExposedFault.NONE_DEALT,
        code=1,
        en="line 5, '7h': These rules deal no card face up (deal.up is 0). It is Ann's turn: + takes a "
        "card, - declines.",
        ru="строка 5, «7h»: По этим правилам открытых карт не сдают (deal.up — 0). Ходит Ann: + берёт "
        "карту, - не берёт.",
    ),
    Wrong(
        errors.ExposedWrong, REPLAY, text=THREE + "up 7h 8h", fault=ExposedFault.SEATS, code=1,
        en="line 4, '7h': 3 players were dealt in and there are cards for 2: type the cards of all, in the "
        "order of seats. It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «7h»: Сдано игрокам: 3, а карты для 2: напишите карты всех, в порядке seats. Ходит "
        "Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.ExposedWrong, REPLAY, text=TWO + "up 7h 8h9c", fault=ExposedFault.COUNT, code=1,
        en="line 4, '7h': Bob has 1 card face up, not 2. It is Ann's turn: + takes a card, - declines.",
        ru="строка 4, «7h»: Bob: 1 открытая карта, а не 2. Ходит Ann: + берёт карту, - не берёт.",
    ),
    Wrong(
        errors.ExposedWrong, REPLAY, text=under("deal.up=2") + "up 7h 8h9c", fault=ExposedFault.COUNT, code=1,
        en="line 5, '7h': Ann has 2 cards face up, not 1: type them glued, like 7hKd. It is Ann's turn: + "
        "takes a card, - declines.",
        ru="строка 5, «7h»: Ann: 2 открытые карты, а не 1; пишите их слитно: 7hKd. Ходит Ann: + берёт "
        "карту, - не берёт.",
    ),
    Wrong(
        errors.ExposedWrong, REPLAY, text=TWO + "up 7h 8h\nup 7h 8h", fault=ExposedFault.TWICE, code=1,
        en="line 5, '7h': The exposed cards were typed already. It is Ann's turn: + takes a card, - "
        "declines.",
        ru="строка 5, «7h»: Открытые карты уже написаны. Ходит Ann: + берёт карту, - не берёт.",
    ),
)  # fmt: skip

AREA = Area(title="A hand: the deal and the draws", entries=ENTRIES)
