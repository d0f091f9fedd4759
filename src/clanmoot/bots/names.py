"""What computer opponents are called at a table."""


def bot_names(levels: tuple[str, ...]) -> list[str]:
    """By their level, numbered where two share one."""
    names: list[str] = []
    for place, level in enumerate(levels):
        number = levels[: place + 1].count(level)
        names.append(level.title() if number == 1 else f"{level.title()} {number}")
    return names
