"""x"""


def rate() -> None:
    """x"""
