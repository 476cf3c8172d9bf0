"""The words of the shipped presets once more, so that they can be translated; a test holds them against the files."""

# ruff: noqa: E501 (copied as they stand)

from dealer_assist.text.i18n import N_

WORDS: tuple[str, ...] = (
    N_("Seven Twenty-Seven"),
    N_(
        "The hand nearest to 7 takes half the pot, the hand nearest to 27 takes the other half, and equal distances share."
    ),
    N_("pagat.com, Seven Twenty-Seven"),
    N_("Fifteen Thirty-Five"),
    N_(
        "The targets are 15 and 35, and everything else is taken from Seven Twenty-Seven until the table says otherwise."
    ),
    N_("named on pagat.com, without its rules"),
    N_("Two Twenty-Two"),
    N_("The low half wants at least 2, the high half at most 22, and tens and pictures count a half."),
    N_("the poker variants database"),
    N_("Three Thirty-Three"),
    N_("The low half wants at least 3, the high half at most 33, and pictures count 10."),
    N_("Thirty-One"),
    N_("The hand nearest to 31 takes the whole pot; being over only wins when everybody is over."),
    N_("Five and a Half Twenty-One"),
    N_("The targets are 5½ and 21, pictures count ½ or 10, and under beats over."),
    N_("Eight Twenty-Eight"),
    N_("The targets are 8 and 28, and every club counts double."),
    N_("Black Seven Twenty-Seven"),
    N_("Only black cards count; diamonds and hearts are worth nothing."),
    N_("Seven Twenty-Seven, Dealer's Choice"),
    N_(
        "The dealer antes for everybody, one, two or three coins declare low, high or both, and a failed both still blocks."
    ),
    N_("A. Buderick, Dealer's Choice Poker"),
    N_("Double Clubs"),
    N_("Every club counts double: the four of clubs is 8, the ace of clubs is 2 or 22."),
    N_("Seven Twenty-Seven with the ace fixed"),
    N_("An ace counts 1 for seven and 11 for twenty-seven; the nearest hands to 7 and to 27 halve the pot."),
    N_("gamerules.com, Seven Twenty-Seven"),
    N_("Seven Twenty-Seven, the home game"),
    N_("Draw face up, the third card you decline freezes you, and everybody declares before the cards are shown."),
    N_("mypokerhomegame, Seven Twenty-Seven"),
    N_("Seven Twenty-Seven for one winner"),
    N_("The whole pot goes to the one hand that comes nearest to either 7 or 27."),
    N_("the Russian-language page on Seven Twenty-Seven"),
    N_("Seven Twenty-Seven, inside beats outside"),
    N_("At the same distance the total between 7 and 27 wins, so 7½ beats 6½ and 26½ beats 27½."),
    N_("pokerclub.ca, Seven Twenty-Seven"),
    N_("Lock"),
    N_("Decline a card three times in a row and your hand is locked."),
    N_("No Chaser"),
    N_("Decline a card once and you are offered no more."),
    N_("Seven Twenty-Seven, by the Official Poker Rules"),
    N_(
        "The hand nearest to 7 and the hand nearest to 27 share the pot, as rule 907 of the Official Poker Rules has it."
    ),
    N_("Official Poker Rules, OPR-907"),
    N_("Seven Twenty-Seven, over is bust"),
    N_(
        "A hand over 7 cannot win the low half, a hand over 27 cannot win the high half, and whoever can only be over 27 folds at once."
    ),
    N_("pagat.com, Seven Twenty-Seven, variation by P. J. Ackerson"),
    N_("Seven Twenty-Seven with freezing"),
    N_("Whoever declines a card twice in a row is frozen and is offered no more cards."),
    N_("pagat.com, Seven Twenty-Seven, variations"),
    N_("Seven Twenty-Seven, under beats over"),
    N_("At the same distance the hand under the target beats the hand over it, so 26½ beats 27½."),
    N_("Seven Twenty-Seven, pictures a half or ten"),
    N_("Jacks, queens and kings count ½ or 10 as you like, so king, queen and seven make 27."),
    N_("pagat.com, Seven Twenty-Seven, picture cards"),
    N_("The Price is Right"),
    N_("The nearest hand that is not over wins each half; being over only wins when everybody is over."),
    N_("Red Seven Twenty-Seven"),
    N_("Only red cards count; clubs and spades are worth nothing."),
    N_("Seven Twenty-Seven with declarations"),
    N_("Declare low, high or both with coins in the fist; a five with two aces takes it all."),
    N_("Peter Sarrett's list of poker variants"),
    N_("Seven Minus Seven"),
    N_("Red cards count minus and black cards plus; the nearest to minus 7 and the nearest to plus 7 halve the pot."),
    N_("Brian Johnson, pagat.com, Seven Minus Seven"),
    N_("Seven Twenty-Seven with open cards"),
    N_("Bet before you draw, draw face up, and at the same distance under beats over."),
    N_("the encyclopaedia article on Seven Twenty-Seven"),
    N_("red seven"),
    N_("black seven"),
)
