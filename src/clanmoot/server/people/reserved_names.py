"""Reserved names, which readers would take for the server, its staff, a bot or a seat."""

import re
import unicodedata
from functools import cache
from typing import Final

from clanmoot.bots.levels import LEVELS
from clanmoot.bots.names import bot_names
from clanmoot.core.messages import Message
from clanmoot.locales import Speaker

from .lookalikes import keys

LOCALES: Final = ("en", "fr", "nl")

# English, French, Dutch. A number may follow each of them: "Player 1", "Guest 12".
WORDS: Final = (
    "admin", "administrator", "anonymous", "bot", "clanmoot", "computer", "guest", "host", "moderator", "nobody",
    "operator", "owner", "player", "robot", "root", "server", "spectator", "staff", "support", "system", "you",
    "administrateur", "administratrice", "anonyme", "assistance", "invité", "invitée", "joueur", "joueuse",
    "modérateur", "modératrice", "opérateur", "opératrice", "ordinateur", "personne", "serveur", "spectateur",
    "spectatrice", "système", "vous",
    "anoniem", "beheer", "beheerder", "gast", "jij", "niemand", "ondersteuning", "speler", "speelster", "systeem",
    "toeschouwer",
)  # fmt: skip
# Words that claim authority in any combination: "Clanmoot Support", "Admin Bob".
OFFICIAL: Final = ("admin", "administrator", "clanmoot", "moderator", "beheerder", "administrateur", "modérateur")


def reserved(name: str) -> bool:
    """Tell whether a name is reserved or looks like a reserved one. A number after it makes no difference."""
    bare = _without_number(name)
    forms = keys(name) | (keys(bare) if bare else frozenset())
    if not forms.isdisjoint(_keys()):
        return True
    return any(not keys(word).isdisjoint(_official()) for word in re.split(r"[\s._-]+", name) if word)


def _without_number(name: str) -> str:
    end = len(name)
    while end and (unicodedata.category(name[end - 1]) == "Nd" or not name[end - 1].isalnum()):
        end -= 1
    return name[:end]


@cache
def _keys() -> frozenset[str]:
    numbered = [f"{word} {number}" for word in (*WORDS, *_levels()) for number in range(10)]
    return frozenset().union(*[keys(word) for word in (*WORDS, *_levels(), *numbered)])


@cache
def _official() -> frozenset[str]:
    return frozenset().union(*[keys(word) for word in OFFICIAL])


def _levels() -> list[str]:
    """Return the names of bots and of their levels in every language of the client."""
    speakers = [Speaker(locale, (), -1) for locale in LOCALES]
    return [
        *bot_names(LEVELS),
        *[speaker.say(Message(f"web-level-{level}")) for speaker in speakers for level in LEVELS],
    ]
