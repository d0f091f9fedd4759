"""The route of message catalogues: Project Fluent files, for clients that show other languages."""

import re
from importlib.resources import files
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import PathParameter

from clanmoot.core.errors import ClanmootError
from clanmoot.locales import ENGLISH, sources

from .responses import Catalogue

LOCALES: Final = tuple(
    sorted([entry.name for entry in files("clanmoot.locales").iterdir() if entry.is_dir() and "_" not in entry.name])
)
COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)
HOUR: Final = {"Cache-Control": "public, max-age=3600"}


def language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that we have, or English if there is none."""
    for wish in accepted.split(","):
        tag = wish.partition(";")[0].strip()
        for name in (tag, tag.partition("-")[0]):
            if name in LOCALES:
                return name
    return ENGLISH


def spoken(locale: str) -> str:
    """Return the language. Raise ClanmootError if we do not have it."""
    if locale not in LOCALES:
        raise ClanmootError("no-words", f"There is no language {locale!r}. Choose one of {', '.join(LOCALES)}.")
    return locale


@get("/words/{locale:str}", summary="All messages of a language", sync_to_thread=False)
def words(locale: Annotated[str, PathParameter(max_length=16)]) -> Response[Catalogue]:
    """Return the Fluent files of a language by name, without the comments for translators."""
    known = spoken(locale)
    bare = {name: COMMENT.sub("", text) for name, text in sources(known).items()}
    return Response(Catalogue(known, bare), headers=HOUR)


ROUTES: Final = [words]
