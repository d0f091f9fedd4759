"""The names of bots at a table."""


def bot_names(levels: tuple[str, ...]) -> list[str]:
    """Return names by level, numbered where several bots have the same one."""
    names: list[str] = []
    for place, level in enumerate(levels):
        number = levels[: place + 1].count(level)
        names.append(level.title() if number == 1 else f"{level.title()} {number}")
    return names
