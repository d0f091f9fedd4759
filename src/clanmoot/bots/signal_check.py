"""A pause in a long search. Not compiled, because only the interpreter handles signals and switches threads."""


def breathe() -> None:
    """Give the interpreter a chance to handle signals and to run other threads."""
