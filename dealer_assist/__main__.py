"""``python -m dealer_assist`` is the same as ``dealer``."""

from dealer_assist.cli.app import main

if __name__ == "__main__":
    main()
