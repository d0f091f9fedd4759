"""Finds the moves that typed text may mean."""

import re
from typing import Final

from clanmoot.core.actions import ActionSpace

# Words that people type but that do not tell moves apart.
FILLERS: Final = frozenset({"lay", "play", "card", "stone", "a", "the", "at", "on", "to", "with", "from", "i", "my"})


def words(text: str) -> list[str]:
    """Return the words of a text in lower case. Spaces, commas and brackets separate words."""
    return re.sub(r"[,;:@>=()\[\]]", " ", text).casefold().split()


def meant(actions: ActionSpace, among: list[int], typed: str) -> list[int]:
    """Return the moves that match the typed words: as whole words, or if none does, as beginnings of words."""
    exact = actions.parse(typed)
    if exact in among:
        return [exact]
    wanted = words(typed)
    split = re.fullmatch(r"([a-z]\d)\s*(\d)", typed.strip().casefold())  # r53 for R5 to 3
    if split:
        wanted = [split[1], split[2]]
    if not wanted:
        return []
    texts = {action: words(actions.text(action)) for action in among}
    for order in (wanted, [word for word in wanted if word not in FILLERS]):
        for loose in (False, True):
            found = [action for action, have in texts.items() if order and _fits(order, have, loose)]
            if found:
                return found
    return []


def _fits(wanted: list[str], have: list[str], loose: bool) -> bool:
    """Return whether every typed word matches a different word of the move, in any order."""
    left = have.copy()
    for word in wanted:
        match = next((other for other in left if _same(word, other, loose)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _same(word: str, other: str, loose: bool) -> bool:
    return word == other or (loose and not word.isdigit() and other.startswith(word))
