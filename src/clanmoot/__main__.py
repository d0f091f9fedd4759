"""`python -m clanmoot` is the command `clanmoot`."""

from clanmoot.terminal.main import main

if __name__ == "__main__":
    main()
