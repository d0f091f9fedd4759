"""A pause in long thought. Left uncompiled: only the interpreter attends to signals and to other threads."""


def breathe() -> None:
    """Let the rest of the program have its turn."""
