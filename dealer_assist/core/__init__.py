"""The game and the money: standard library only, no I/O, no clock, no floats, no words for people."""
