"""Games over HTTP: enough to take every number apart, rules, words, and what there is not."""

from typing import Any

import httpx
import pytest

from clanmoot.catalogue import KEYS
from clanmoot.catalogue import game as find
from clanmoot.locales import sources
from clanmoot.rulebook import parse
from tests.server.running import Running


def get(server: Running, path: str) -> Any:
    """An answer."""
    answer = httpx.get(f"{server.url}/api/v1{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_all_games_are_there_in_order(server: Running) -> None:
    cards = get(server, "/games")
    assert [card["key"] for card in cards] == list(KEYS)
    for card in cards:
        facts = find(card["key"]).facts
        assert (card["least"], card["most"], card["rules"]) == (facts.least, facts.most, facts.rules)
        assert set(card["levels"]) == {str(players) for players in range(facts.least, facts.most + 1)}


def decoded(sheet: dict[str, Any], action: int) -> str:
    """What a client makes of a number with nothing but the sheet."""
    kind = next(one for one in sheet["kinds"] if one["base"] <= action < one["base"] + one["size"])
    rest, names = action - kind["base"], {}
    for param in reversed(kind["params"]):
        rest, place = divmod(rest, len(param["names"]))
        names[param["name"]] = param["names"][place]
    return str(kind["label"].format(**names))


@pytest.mark.parametrize("key", KEYS)
def test_every_number_can_be_taken_apart_with_what_is_sent(server: Running, key: str) -> None:
    sheet = get(server, f"/games/{key}")
    space = find(key).actions
    assert sum(kind["size"] for kind in sheet["kinds"]) == space.size
    for action in range(0, space.size, max(1, space.size // 2000)):
        assert decoded(sheet, action) == space.text(action)
    parts = {kind["name"]: kind["part"] for kind in sheet["kinds"]}
    for kind in space.kinds:
        part = "choice" if kind.base < space.choices else "veiled" if kind.base < space.veiled else "chance"
        assert parts[kind.name] == part
    for param in [param for one in sheet["kinds"] for param in one["params"] if param["things"]]:
        for counts, name in list(zip(param["counts"], param["names"], strict=True))[:50]:
            assert all(thing in name for count, thing in zip(counts, param["things"], strict=True) if count)


@pytest.mark.parametrize("locale", ["", "en", "fr", "nl"])
@pytest.mark.parametrize("key", KEYS)
def test_rules_are_whole(server: Running, key: str, locale: str) -> None:
    rules = get(server, f"/games/{key}/rules{f'?locale={locale}' if locale else ''}")
    digest = parse(key, locale or "en")
    assert (rules["title"], rules["intro"]) == (digest.title, digest.intro)
    assert [(rule["id"], rule["text"]) for section in rules["sections"] for rule in section["rules"]] == [
        rule for section in digest.sections for rule in section.rules
    ]


def test_words_are_the_catalogue_and_may_be_kept(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/v1/words/en")
    bare = {
        name: "".join([line for line in text.splitlines(keepends=True) if not line.startswith("#")])
        for name, text in sources("en").items()
    }
    assert answer.json() == {"locale": "en", "files": bare}
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/games/chess", "unknown-game"),
        ("/games/chess/rules", "unknown-game"),
        ("/games/chess/standings", "unknown-game"),
        ("/games/tain/rules?locale=xx", "no-words"),
        ("/words/xx", "no-words"),
        ("/words/__pycache__", "no-words"),
        ("/nothing", "no-page"),
    ],
)
def test_what_there_is_not(server: Running, path: str, code: str) -> None:
    answer = httpx.get(f"{server.url}/api/v1{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_a_number_that_is_none_is_refused_with_its_name(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/v1/games/tain/standings?limit=many")
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("'limit' is wrong:")
