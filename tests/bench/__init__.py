"""Speed and size as ratios in one run; not part of the test run.

``python -m pytest tests/bench/bench_*.py -n0 --benchmark-enable`` measures and prints them;
a ratio past its bound fails.
"""
