"""Corners of hands that random files hardly reach: what they come to is the referee's to say."""

CORNERS = {
    "exact 52, first draw": """
rules pagat
set deal.down=25
seats Ann Bob
dealer Bob
bet k k
show Ann=7p Bob=27p
""",
    "exact 52, bet first": """
rules pagat
set deal.down=25 draw.first=false betting.final_round=true
seats Ann Bob
dealer Bob
bet k k
bet k k
show Ann=7p Bob=27p
""",
    "53+": """
rules pagat
set deal.down=26
seats Ann Bob
dealer Bob
bet k k
""",
    "one seat": """
rules pagat
seats Ann
dealer Ann
""",
    "dup": """
rules pagat
seats Ann ann
dealer Ann
""",
    "zero": """
rules pagat
seats Ann=0 Bob=4
dealer Ann
draw - -
""",
    "dealer unknown": """
rules pagat
seats Ann=3 Bob=4
dealer Cy
draw - -
""",
    "odd stack": """
rules pagat
seats Ann=3.5 Bob=4
dealer Bob
draw - -
""",
    "odd carried": """
rules pagat
seats Ann=3 Bob=4
carried 0.5
dealer Bob
draw - -
""",
    "neg carried": """
rules pagat
seats Ann=3 Bob=4
carried -1
dealer Bob
draw - -
""",
    "open ante short": """
rules pagat
set betting.stakes=open betting.ante=3
seats Ann=2 Bob=4
dealer Bob
draw - -
""",
    "open ante short, buy after": """
rules pagat
set betting.stakes=open betting.ante=3
seats Ann=2 Bob=4
buy Ann 2
dealer Bob
draw - -
""",
    "up late": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
up 2c 3c
bet k k
draw - -
show Ann=2c5d Bob=3c5h
""",
    "up twice": """
rules pagat
seats Ann Bob
dealer Bob
up 2c 3c
up 2c 3c
draw - -
bet k k
draw - -
show Ann=2c5d Bob=3c5h
""",
    "up wrong count": """
rules pagat
seats Ann Bob
dealer Bob
up 2c
draw - -
bet k k
draw - -
show Ann=2c5d Bob=3c5h
""",
    "up two a head": """
rules pagat
seats Ann Bob
dealer Bob
up 2c3c 4c5c
draw - -
bet k k
draw - -
show Ann=2c3c Bob=4c5c
""",
    "up dup": """
rules pagat
seats Ann Bob
dealer Bob
up 2c 2c
draw - -
""",
    "void over": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet f
void
""",
    "void after show": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet k k
draw - -
show Ann=7p
void
""",
    "void at show": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet k k
draw - -
void
""",
    "consent noted": """
rules pagat
set draw.consent=all
seats Ann Bob
dealer Bob
draw - -
bet k k
draw +5c +6c
bet k k
draw - -
show Ann=5c4c3h Bob=6cTc9c
""",
    "first draw no consent noted": """
rules pagat
set draw.consent=all
seats Ann Bob
dealer Bob
draw +5c +6c
bet k k
draw + -
show Ann=5c4c3h Bob=6cTc9c
""",
    "consent +!": """
rules pagat-bust
set draw.consent=all
seats Ann Bob Cy
dealer Cy
draw - - -
bet k k k
draw + +! +
""",
    "buy folded": """
rules pagat
set betting.stakes=open
seats Ann=9 Bob=9 Cy=9
dealer Cy
draw - - -
bet f
buy Ann 5
bet f
""",
    "buy unlimited": """
rules pagat
set betting.stakes=open
seats Ann Bob=9 Cy=9
dealer Cy
buy Ann 5
draw - - -
bet f f
""",
    "buy zero": """
rules pagat
set betting.stakes=open
seats Ann=9 Bob=9 Cy=9
dealer Cy
buy Ann 0
draw - - -
bet f f
""",
    "buy at show": """
rules pagat
set betting.stakes=open
seats Ann=9 Bob=9
dealer Bob
draw - -
bet k k
draw - -
buy Ann 4
show Ann=7p Bob=27p
""",
    "buy after show began": """
rules pagat
set betting.stakes=open
seats Ann=9 Bob=9
dealer Bob
draw - -
bet k k
draw - -
show Ann=7p
buy Ann 4
show Bob=27p
""",
    "bust at show pending": """
rules pagat-bust
seats Ann=9 Bob=9 Cy=9
dealer Cy
draw - - -
bet k k k
draw - - -
bust Bob
show Ann=7p Cy=27p
""",
    "bust all but one at show": """
rules pagat-bust
seats Ann=9 Bob=9
dealer Bob
draw - -
bet k k
draw - -
bust Bob
""",
    "raise to current": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
draw - -
bet b2 r=2
""",
    "cap short all-in": """
rules pagat
set betting.raises=1 betting.min=4 betting.max=4 betting.ante=0
seats Ann=40 Bob=40 Cy=9
dealer Cy
draw - - -
bet b4 r4 a
""",
    "cap short all-in nl": """
rules pagat
set betting.raises=1 betting.min=4 betting.max=0 betting.ante=0
seats Ann=40 Bob=40 Cy=9
dealer Cy
draw - - -
bet b4 r4 a
""",
    "bust declared then": """
rules pagat-bust
set declare.how=together
seats Ann=9 Bob=9 Cy=9
dealer Cy
draw - - -
bet k k k
draw - - -
declare Ann=low Bob=high
bust Bob
declare Cy=high
show Ann=7p Cy=6p
""",
    "bust last to declare": """
rules pagat-bust
set declare.how=together
seats Ann=9 Bob=9 Cy=9
dealer Cy
draw - - -
bet k k k
draw - - -
declare Ann=low Bob=high
bust Cy
show Ann=7p Bob=6p
""",
    "short ante uncalled": """
rules pagat
set betting.ante=5
seats Ann=2 Bob=9
dealer Bob
draw - -
draw - -
show Ann=7p Bob=20p
""",
    "3 levels of ante": """
rules pagat
set betting.ante=5
seats Ann=2 Bob=9 Cy=4
dealer Bob
draw - - -
draw - - -
show Ann=7p Bob=20p Cy=x
""",
    "dealer ante all in": """
rules pagat
set betting.ante=5 betting.ante_by=dealer
seats Ann=20 Bob=9 Cy=4
dealer Cy
draw - - -
bet b2 c
draw - - -
show Ann=7p Bob=20p Cy=27p
""",
    "dealer ante all in, others fold": """
rules pagat
set betting.ante=5 betting.ante_by=dealer
seats Ann=20 Bob=9 Cy=4
dealer Cy
draw - - -
bet b2 f
draw - -
show Ann=7p Cy=27p
""",
    "fold card noted elsewhere": """
rules pagat
seats Ann Bob Cy
dealer Cy
draw +2c - -
bet f k k
draw - -
show Bob=2c5d Cy=6dTc
""",
    "x all": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet k k
draw - -
show Ann=x
show Bob=x
""",
    "show twice": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet k k
draw - -
show Ann=7p Ann=6p Bob=7p
""",
    "set after dealer": """
rules pagat
seats Ann Bob
dealer Bob
set betting.max=7
draw - -
""",
    "no dealer": """
rules pagat
seats Ann Bob
draw - -
""",
    "cut at seats": """
rules pagat
seats Ann Bob
""",
    "two dealers": """
rules pagat
seats Ann Bob
dealer Bob
dealer Ann
draw - -
""",
    "empty bet": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet
bet k k
""",
    "unlimited allin": """
rules pagat
seats Ann Bob
dealer Bob
draw - -
bet a
""",
    "open allin": """
rules pagat
set betting.stakes=open
seats Ann=5 Bob=5
dealer Bob
draw - -
bet a
""",
    "open under min": """
rules pagat
set betting.stakes=open betting.min=3
seats Ann=3 Bob=5
dealer Bob
draw - -
bet b2
""",
    "a decimal point": """
rules pagat
set chips.unit=0.5
seats Ann=9 Bob=9
dealer Bob
draw - -
bet b1.50 r2.5 c
draw - -
show Ann=7p Bob=27p
""",
    "pot after a draw": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
draw -
pot 4
show Ann=7p Bob=27p
""",
    "pot after all drew": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
draw - -
pot 4
show Ann=7p Bob=27p
""",
    "pot after a bet": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
draw - -
bet k
pot 4
show Ann=7p Bob=27p
""",
    "pot twice": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot 4
pot 4
show Ann=7p Bob=27p
""",
    "pot then draw": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot 4
draw - -
""",
    "pot then bet": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot 4
bet k
""",
    "pot without a show": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot 4
""",
    "pot, nobody shows": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot 4
show Ann=x Bob=x
""",
    "pot over a stack": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot Ann=9 Bob=10
show Ann=7p Bob=27p
""",
    "pot of a stack": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot Ann=9 Bob=9
show Ann=7p Bob=27p
""",
    "pot odd": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot 4.5
""",
    "pot of a stranger": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot Ann=2 Cy=2
""",
    "pot, one shows": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot Ann=4 Bob=4
show Ann=7p
""",
    "pot, less put in": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot Ann=4 Bob=6
show Ann=7p Bob=27p
""",
    "pot void": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
pot Ann=4 Bob=6
void
""",
    "pot and carried": """
rules pagat
seats Ann=9 Bob=9
carried 5
dealer Bob
pot 9
show Ann=7p Bob=27p
""",
    "put in and carried": """
rules pagat
seats Ann=9 Bob=9
carried 5
dealer Bob
pot Ann=2 Bob=2
show Ann=7p Bob=27p
""",
    "last longs after fold": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
draw - -
bet f
show Bob=7p
""",
    "opener, left": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
opener Ann
""",
    "bust, no bust": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
bust Ann
""",
    "draw with a bang": """
rules pagat
seats Ann=9 Bob=9
dealer Bob
draw +!
""",
    "frozen": """
rules pagat-freeze
seats Ann Bob Cy
dealer Cy
draw - - +
bet k k k
draw - + +
bet k k k
draw Ann:+
""",
    "frozen passed over": """
rules pagat-freeze
seats Ann Bob Cy
dealer Cy
draw - - +
bet k k k
draw - + +
bet k k k
draw Bob:- Cy:-
show Ann=7p Bob=27p Cy=20p
""",
    "an empty file": "",
    "rules only": """
rules pagat
""",
    "the same name begun twice": """
rules pagat
seats Anna Anne
dealer Anne
draw Ann:-
""",
    "beginning of a name": """
rules pagat
seats Anna Bob
dealer Bob
draw Ann:- B:-
bet k k
draw - -
show An=7p Bo=27p
""",
    "reopened by two short": """
rules pagat
set betting.ante=0 betting.min=10 betting.max=0
seats Ann=100 Bob=16 Cy=21 Dee=100
dealer Dee
draw - - - -
bet b10 a a c r11 c
""",
    "not reopened by one": """
rules pagat
set betting.ante=0 betting.min=10 betting.max=0
seats Ann=100 Bob=16 Cy=19 Dee=100
dealer Dee
draw - - - -
bet b10 a a c r11
""",
    "half under a limit": """
rules pagat
set betting.ante=0 betting.min=10 betting.max=10
seats Ann=100 Bob=15 Cy=100
dealer Cy
draw - - -
bet b10 a c r10
""",
    "less than half": """
rules pagat
set betting.ante=0 betting.min=10 betting.max=10
seats Ann=100 Bob=14 Cy=100
dealer Cy
draw - - -
bet b10 a c r10
""",
    "a dead man's bet": """
rules pagat-bust
set betting.ante=1
seats Ann=20 Bob=20 Cy=20
dealer Cy
draw - - -
bet b5
bust Ann
bet c c
draw - -
show Bob=7p Cy=27p
""",
    "a dead man's bet comes back": """
rules pagat-bust
set betting.ante=1
seats Ann=20 Bob=20 Cy=20
dealer Cy
draw - - -
bet b5
bust Ann
bet f
""",
    "bust before the first act lifts the cap": """
rules pagat-bust
set betting.raises=1
seats Ann=50 Bob=50 Cy=50
dealer Cy
draw - - +
bust Cy
bet b1 r1 r1 r1 c
draw - -
show Ann=7p Bob=27p
""",
    "bust after it does not": """
rules pagat-bust
set betting.raises=1
seats Ann=50 Bob=50 Cy=50
dealer Cy
draw - - +
bet b1
bust Cy
bet r1 r1
""",
    "bust before the first act, not held": """
rules pagat-bust
set betting.ante=5
seats Ann=5 Bob=50 Cy=50
dealer Cy
draw - - +
bust Cy
draw - -
show Ann=7p Bob=27p
""",
    "bust after the n-th round": """
rules pagat-bust
set draw.rounds=1
seats Ann Bob Cy
dealer Cy
draw - - -
bet k k k
draw +! + -
show Bob=7p Cy=27p
""",
    "a noted card is not shown": """
rules pagat
seats Ann Bob
dealer Bob
draw +7h -
bet k k
draw - -
show Ann=8h2c3d Bob=4cKd
""",
    "a noted card of another suit is shown": """
rules pagat
seats Ann Bob
dealer Bob
draw +7h -
bet k k
draw - -
show Ann=7d2c3d Bob=4cKd
""",
    "a noted card is shown": """
rules pagat
seats Ann Bob
dealer Bob
draw +7h -
bet k k
draw - -
show Ann=7h2c3d Bob=4cKd
""",
    "an exposed card is not shown": """
rules pagat
seats Ann Bob
dealer Bob
up 7h Kd
draw - -
bet k k
draw - -
show Ann=7h2c Bob=4cKh
""",
    "a noted card is drawn again": """
rules pagat
seats Ann Bob
dealer Bob
up 7h Kd
draw +7h -
""",
}
