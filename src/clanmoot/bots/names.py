"""The names of bots at a table."""


def bot_names(levels: tuple[str, ...]) -> list[str]:
    """Return names made from the levels of bots. Bots of the same level get numbers."""
    names: list[str] = []
    for place, level in enumerate(levels):
        number = levels[: place + 1].count(level)
        names.append(level.title() if number == 1 else f"{level.title()} {number}")
    return names
