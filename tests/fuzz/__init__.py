"""Whatever is typed or lies in a file: a module for each thing that is attacked, `engine` how, `pieces` with what.

In the test run a few seconds each, always the same examples. A long run of one target, every time with others::

    DEALER_FUZZ_MINUTES=10 python -m pytest tests/fuzz -n 0 -k hand_files
"""
