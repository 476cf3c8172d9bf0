"""What can be wrong with house rules: a key, its value, what does not go together."""

from __future__ import annotations

from dealer_assist.core.errors.rules import RuleFault, RulesRefused
from tests.errors.wrong import Area, Wrong

SHOW = "rules show house.toml"


def house(*lines: str) -> dict[str, str]:
    """The file ``house.toml``."""
    return {"house.toml": "\n".join(lines) + "\n"}


ENTRIES = (
    Wrong(
        RulesRefused, SHOW, files=house("equal_distance = 'under'"), fault=RuleFault.UNKNOWN_KEY, code=1,
        en="house.toml:1: there is no key equal_distance. Did you mean showdown.equal_distance?",
        ru="house.toml:1: ключа equal_distance нет. Может быть, showdown.equal_distance?",
    ),
    Wrong(
        RulesRefused, SHOW, files=house("[deal]", "zzz = 1"), fault=RuleFault.UNKNOWN_KEY, code=1,
        en="house.toml:2: there is no key deal.zzz; here stand down, up.",
        ru="house.toml:2: ключа deal.zzz нет; здесь бывают down, up.",
    ),
    Wrong(
        RulesRefused, SHOW, files=house("undecided = ['betting.anti']"), fault=RuleFault.UNKNOWN_KEY, code=1,
        en="house.toml:1: undecided names betting.anti, which is no key of the rules. Did you mean "
        "betting.ante?",
        ru="house.toml:1: undecided: betting.anti — такого ключа в правилах нет. Может быть, betting.ante?",
    ),
    Wrong(
        RulesRefused, SHOW, files=house("[draw]", "first = 'yes'"), fault=RuleFault.WRONG_TYPE, code=1,
        en='house.toml:2: draw.first cannot be "yes"; it takes true or false.',
        ru='house.toml:2: draw.first не может быть "yes"; подойдёт true или false.',
    ),
    Wrong(
        RulesRefused, "rules show pagat --set showdown.equal_distance=undr", fault=RuleFault.NOT_IN_LIST,
        code=1,
        en='--set: showdown.equal_distance cannot be "undr"; it takes share, under, over, inside or '
        'outside. Did you mean under?',
        ru='--set: showdown.equal_distance не может быть "undr"; подойдёт share, under, over, inside или '
        'outside. Может быть, under?',
    ),
    Wrong(
        RulesRefused, "rules show pagat --set draw.rounds=99", fault=RuleFault.OUT_OF_RANGE, code=1,
        en="--set: draw.rounds cannot be 99; it takes a whole number from 0 to 52.",
        ru="--set: draw.rounds не может быть 99; подойдёт целое число от 0 до 52.",
    ),
    Wrong(
        RulesRefused, f"rules show pagat --set points.J=[{','.join('1' * 21)}]", fault=RuleFault.TOO_MANY,
        code=1,
        en="--set: points.J has 21 values in its list; it takes at most 20.",
        ru="--set: points.J: в списке значений 21, а можно не больше 20.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set points.J=0.25", fault=RuleFault.NOT_HALVES, code=1,
        en="--set: points.J cannot be 0.25; points go in steps of a half, like 5 or 5.5.",
        ru="--set: points.J не может быть 0.25; очки идут с шагом в половину: 5 или 5.5.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set suits.clubs=0.5", fault=RuleFault.NOT_HALVES, code=1,
        en="--set: suits.clubs = 0.5 would make quarters of cards that count a half; use a whole number.",
        ru="--set: suits.clubs = 0.5 превратит карты в ½ очка в четверти; нужно целое число.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set betting.ante=0.5", fault=RuleFault.NOT_CHIPS, code=1,
        en="--set: betting.ante = 0.5 does not go with chips.unit = 1: amounts are multiples of the "
        "smallest chip.",
        ru="--set: betting.ante = 0.5 не сочетается с chips.unit = 1: суммы кратны самой мелкой фишке.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set betting.min=9", fault=RuleFault.MIN_OVER_MAX, code=1,
        en="--set: betting.min = 9 does not go with betting.max = 5: the least bet may not be over the "
        "limit.",
        ru="--set: betting.min = 9 не сочетается с betting.max = 5: наименьшая ставка не может быть больше "
        "предела.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set betting.min=2 --set betting.last_max=1",
        fault=RuleFault.LAST_MAX_UNDER_MIN, code=1,
        en="--set: betting.last_max = 1 does not go with betting.min = 2: the last round's limit may not "
        "be under the least bet.",
        ru="--set: betting.last_max = 1 не сочетается с betting.min = 2: предел последнего круга не может "
        "быть меньше наименьшей ставки.",
    ),
    Wrong(
        RulesRefused, "rules show 31 --set declare.how=together", fault=RuleFault.ONE_TARGET, code=1,
        en='--set: declare.how cannot be "together" in a game with one target; it takes off.',
        ru='--set: declare.how не может быть "together" в игре с одной целью; подойдёт off.',
    ),
    Wrong(
        RulesRefused, "rules show 31 --set points.low.A=1", fault=RuleFault.ONE_TARGET, code=1,
        en="--set: points.low.A has no place in a game with one target: there is no low side; leave it out.",
        ru="--set: points.low.A в игре с одной целью лишний: нижней стороны нет; уберите его.",
    ),
    Wrong(
        RulesRefused, "rules show homegame --set showdown.division=nearest", fault=RuleFault.NEAREST_DECLARED,
        code=1,
        en='--set: showdown.division = "nearest" does not go with declare.how = "together": with one '
        'winner for the pot nobody declares sides.',
        ru='--set: showdown.division = "nearest" не сочетается с declare.how = "together": когда весь банк '
        'берёт один, стороны не объявляют.',
    ),
    Wrong(
        RulesRefused, SHOW, files=house("[targets]", "low = 7"), fault=RuleFault.TARGET_MISSING, code=1,
        en="house.toml:1: [targets] needs high: write low and high, or high alone.",
        ru="house.toml:1: в [targets] нужен high: либо low и high, либо один high.",
    ),
    Wrong(
        RulesRefused, SHOW,
        files=house("[targets]", "low = 9", "high = 9", "[showdown]", "equal_distance = 'inside'"),
        fault=RuleFault.SAME_TARGETS, code=1,
        en='house.toml:5: showdown.equal_distance = "inside" does not go with targets.low = 9, '
        'targets.high = 9: between equal targets there is no inside or outside.',
        ru='house.toml:5: showdown.equal_distance = "inside" не сочетается с targets.low = 9, targets.high '
        '= 9: между равными целями нет ни «внутри», ни «снаружи».',
    ),
    Wrong(
        RulesRefused, "rules show pagat --set chips.worth=0.001", fault=RuleFault.WORTH_NOT_CENTS, code=1,
        en="--set: chips.worth = 0.001 does not go with chips.unit = 1: the smallest chip must be worth "
        "whole cents.",
        ru="--set: chips.worth = 0.001 не сочетается с chips.unit = 1: самая мелкая фишка должна стоить "
        "целое число копеек.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set deal.down=0 --set deal.up=0", fault=RuleFault.NO_CARDS, code=1,
        en="--set: deal.down = 0 does not go with deal.up = 0: everybody must be dealt a card.",
        ru="--set: deal.down = 0 не сочетается с deal.up = 0: хоть одну карту надо сдать каждому.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set names.low=both", fault=RuleFault.NAME_MISLEADS, code=1,
        en='--set: names.low cannot be "both": that word means another side when it is declared.',
        ru='--set: names.low не может быть "both": при объявлении это слово значит другую сторону.',
    ),
    Wrong(
        RulesRefused, "rules show pagat --set names.low=x --set names.high=X", fault=RuleFault.NAME_MISLEADS,
        code=1,
        en='--set: names.low = "x" does not go with names.high = "X": each side needs a name of its own.',
        ru='--set: names.low = "x" не сочетается с names.high = "X": у каждой стороны должно быть своё имя.',
    ),
    Wrong(
        RulesRefused, "rules show pagat --set nonsense", fault=RuleFault.BAD_SET, code=1,
        en="--set: “nonsense” changes nothing; type table.key=value, like showdown.equal_distance=under.",
        ru="--set: «nonsense» ничего не меняет; напишите table.key=value, например "
        "showdown.equal_distance=under.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set betting.ante=1,250", fault=RuleFault.UNCLEAR_NUMBER, code=1,
        en="--set: betting.ante=1,250 could mean 1250 or 1.25; type the one you mean.",
        ru="--set: betting.ante=1,250 может значить 1250 или 1.25; напишите, что имеете в виду.",
    ),
    Wrong(
        RulesRefused, "rules show pagat --set points.J=0,5", fault=RuleFault.UNCLEAR_NUMBER, code=1,
        en="--set: points.J=0,5 could mean 0.5 or [0,5]; type the one you mean.",
        ru="--set: points.J=0,5 может значить 0.5 или [0,5]; напишите, что имеете в виду.",
    ),
    Wrong(
        RulesRefused, "rules announce --limit -5", fault=RuleFault.BAD_LIMIT, code=1,
        en="--set: “-5” is no limit; type 1-5 for 1 to 5, 2 for always 2, 1- for no limit.",
        ru="--set: «-5» — не предел; напишите 1-5 (от 1 до 5), 2 (всегда 2) или 1- (без предела).",
    ),
)  # fmt: skip

AREA = Area(title="House rules: keys and values", entries=ENTRIES)
