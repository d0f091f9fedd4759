"""A short pause in a long search. This module is not compiled, because only the interpreter handles signals."""


def breathe() -> None:
    """Let the interpreter handle signals and run other threads."""
