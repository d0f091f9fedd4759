"""Everything that is said has words, and no words lie about unused."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import clanmoot
from clanmoot.catalogue import games
from clanmoot.core.game import SPECTATOR, Game
from clanmoot.core.rng import Rng
from clanmoot.locales import ENGLISH, Speaker, sources
from clanmoot.terminal.log_lines import result

ROOT = Path(clanmoot.__file__).parent
SEATS = ("Anna", "Bram")


def written() -> list[str]:
    """Ids of the catalogue, but for those of the browser client, which has a test of its own for them."""
    found: list[str] = []
    for text in [text for name, text in sources(ENGLISH).items() if not name.startswith("web")]:
        found += [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return found


def used() -> set[str]:
    """Ids in the sources: literals, and the log line of every kind of step."""
    found = {"no-reason-needed", "seat", "list"}
    for game in games():
        prefix = game.facts.prefix.lower()
        folder = ROOT / "games" / game.facts.key.replace("-", "_")
        code = "\n".join([path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))])
        found |= set(re.findall(rf'"({prefix}-[a-z0-9-]+)"', code)) | {f"{prefix}-aim"}
        found |= {f"{prefix}-log-{kind.name.replace(' ', '-')}" for kind in game.actions.kinds}
    small = "\n".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / "small").rglob("*.py"))])
    found |= set(re.findall(r'"(ss-[a-z0-9-]+)"', small))
    server = "\n".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / "server").rglob("*.py"))])
    found |= set(re.findall(r'\bmessage\("([a-z-]+)"', server))
    terminal = "\n".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / "terminal").glob("*.py"))])
    found |= set(re.findall(r'(?:\bmessage\(|\.say\(\w+, )"([a-z-]+)"', terminal))
    return found | {id for pair in re.findall(r'"([a-z-]+)" if [^"\n]+ else "([a-z-]+)"', terminal) for id in pair}


def test_every_message_is_there_and_none_is_unused() -> None:
    ids = written()
    strangers = {"interpreted", "compiled"}
    assert sorted(ids) == sorted(set(ids)), "a message is written twice"
    assert used() - strangers - set(ids) == set(), "said, but not written"
    assert set(ids) - used() == set(), "written, but never said"


def test_no_file_of_a_language_has_a_mistake() -> None:
    for name, text in sources(ENGLISH).items():
        junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
        assert not junk, f"{name}: {junk}"


@pytest.mark.parametrize("tactics", [0, 1])
@pytest.mark.parametrize("expert", [0, 1])
def test_random_games_can_be_told_to_everybody(tactics: int, expert: int) -> None:
    said: set[str] = set()
    for seed in range(2):
        options = {"tactics": tactics, "expert": expert, "rounds": 1 + seed % 2}
        said |= told_game(clanmoot.game("schotten-totten"), options, seed)
    assert {"st-log-play", "st-log-claim", "st-unproven", "st-not-in-hand"} <= said


def told_game(game: Game[Any, Any], options: dict[str, int], seed: int) -> set[str]:
    """Play at random; prompts, reasons, refusals, log and result must all be sayable."""
    table = game.table(SEATS, options, seed)
    rng = Rng(seed)
    speakers = {watcher: Speaker(ENGLISH, SEATS, watcher) for watcher in (0, 1, SPECTATOR)}
    said: set[str] = set()
    while not table.over:
        seat = table.deciders()[0]
        legal = table.legal(seat)
        for watcher in (seat, rng.below(2), SPECTATOR):
            assert speakers[int(watcher)].say(game.prompt(table.view(int(watcher))))
        for action in legal[-9:]:
            assert speakers[seat].say(game.why(table.view(seat), action))
        wrong = [int(rng.below(game.actions.choices)) for _ in range(8)]
        wrong += [game.actions.encode("claim", stone=stone) for stone in range(9)]
        for action in wrong:
            refusal = table.why_not(seat, action)
            if refusal:
                said.add(refusal.message.id)
                assert speakers[seat].say(refusal.message)
        table.act(seat, legal[int(rng.below(len(legal)))])
    for watcher, speaker in speakers.items():
        for told in table.log(watcher):
            said.add(told.id)
            assert speaker.say(told)
        assert result(table, speaker)[0]
    return said
