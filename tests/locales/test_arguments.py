"""Every message in the Python sources is used with the arguments that it takes, and every message is used somewhere."""

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import clanmoot
from clanmoot.catalogue import games
from clanmoot.locales import ENGLISH, SEATS

from .test_languages import Reading, messages

ROOT: Final = Path(clanmoot.__file__).parent
GAMES: Final = ROOT / "games"  # the small games are solved, their final count is never printed
WEB: Final = Path(__file__).parents[2] / "web" / "src"
CORE: Final = re.compile(r"(clanmoot\.core)?\.?messages")
BUILDERS: Final = {"message", "Message"}
CONSTRUCTORS: Final = {"Message"}
ROW: Final = "ScoreLine"
NOBODY: Final = "you"  # given where nobody sits in the seat that the message is about


class Wrapper(NamedTuple):
    """A function that makes a message of an id that it is given."""

    place: int  # of the id among the arguments of a call
    name: str  # of the parameter
    given: frozenset[str]
    forwards: bool  # keywords that it does not know itself


class Call(NamedTuple):
    """A place in the sources where a message is made."""

    where: str
    shown: str  # the id as it is written
    ids: frozenset[str]
    given: frozenset[str]
    open: bool  # whether more arguments are given than can be read there
    exact: bool  # whether each of the ids takes all that is given; else several messages share the call


class Module:
    """A source file: its functions, its values, and the messages that it makes."""

    def __init__(
        self, name: str, tree: ast.Module, values: Mapping[str, object], wrappers: Mapping[str, Wrapper]
    ) -> None:
        self.name = name
        self.tree = tree
        self.values = values
        self.wrappers = {**wrappers, **dict.fromkeys(builders(tree), wrappers[ANY_BUILDER])}
        self.parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}

    def calls(self) -> Iterator[Call]:
        """Yield every call that makes a message, but for those inside wrappers: the callers of these say the id."""
        for node in ast.walk(self.tree):
            wrapper = self.wrappers.get(called(node))
            if not isinstance(node, ast.Call) or wrapper is None:
                continue
            id = argument(node, wrapper)
            if id is None or self.parameter(node, id):
                continue
            named = {word.arg for word in node.keywords if word.arg} - {wrapper.name} if wrapper.forwards else set()
            # Keywords in a dict, or the tuple of a constructor.
            spread = any(word.arg is None for word in node.keywords)
            spread = spread or (called(node) in CONSTRUCTORS and len(node.args) > 1)
            ids, exact = self.ids(node, id)
            if ids == {""}:  # no message, on purpose
                continue
            where = f"{self.name}:{node.lineno}"
            yield Call(where, ast.unparse(id), frozenset(ids), frozenset(named) | wrapper.given, spread, exact)

    def own_wrappers(self) -> Iterator[tuple[str, Wrapper]]:
        """Yield the functions that hand a parameter of theirs on as the id of a message."""
        for node in ast.walk(self.tree):
            wrapper = self.wrappers.get(called(node))
            id = argument(node, wrapper) if isinstance(node, ast.Call) and wrapper else None
            function = self.function(node)
            if id is None or function is None or not self.parameter(node, id):
                continue
            assert isinstance(id, ast.Name)
            assert isinstance(node, ast.Call)
            names = [one.arg for one in function.args.args if one.arg != "self"]
            given = {word.arg for word in node.keywords if word.arg}
            forwards = function.args.kwarg is not None
            yield function.name, Wrapper(names.index(id.id), id.id, frozenset(given), forwards)

    def function(self, node: ast.AST | None) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """Return the function that a node is in."""
        while node is not None and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node = self.parents.get(node)
        return node

    def parameter(self, node: ast.AST, id: ast.expr) -> bool:
        """Whether the id is a parameter of the function around it."""
        function = self.function(node)
        return function is not None and isinstance(id, ast.Name) and id.id in {one.arg for one in function.args.args}

    def ids(self, node: ast.AST, id: ast.expr) -> tuple[set[str], bool]:
        """Return the ids that an expression can mean, and whether it is a literal."""
        match id:
            case ast.Constant(value=str(text)):
                return {text}, True
            case ast.IfExp(body=one, orelse=other):
                (left, left_exact), (right, right_exact) = self.ids(node, one), self.ids(node, other)
                return left | right, left_exact and right_exact
            case ast.JoinedStr():
                return matching(id), False
            case ast.Subscript(value=ast.Attribute(attr="reasons") | ast.Name(id="reasons"), slice=place):
                return self.reasons(self.values.get(getattr(place, "id", ""))), False
            case ast.Subscript(value=ast.Name(id=name)) if name in self.values:
                return texts(self.values[name]), False
            case ast.Attribute(attr="message"):
                return rows(), False
            case ast.Name(id=name):
                return self.named(node, name), False
        return set(), False

    def reasons(self, place: object) -> set[str]:
        """Return how the game of this file can end; outside games, how those without an ending of their own can."""
        mine = [game for game in games() if f"games.{game.facts.key.replace('-', '_')}" in self.name]
        others = [game for game in games() if "ending" not in vars(type(game))]
        found = [reason for game in mine or others for reason in game.facts.reasons]
        return {found[place]} if isinstance(place, int) and mine else set(found) or {""}

    def named(self, node: ast.AST, name: str) -> set[str]:
        """Return what the function assigns to a variable, else every message that it names."""
        around: ast.AST = self.function(node) or self.tree
        found: set[str] = set()
        for part in ast.walk(around):
            for value in assigned(part, name):
                found |= self.ids(part, value)[0]
            if isinstance(part, ast.comprehension) and isinstance(part.target, ast.Name) and part.target.id == name:
                found |= texts(self.values.get(getattr(part.iter, "id", "")))
        return found or self.mentioned(around)

    def mentioned(self, around: ast.AST) -> set[str]:
        """Return the messages that a function or its constants name."""
        words = {
            node.value for node in ast.walk(around) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for node in ast.walk(around):
            if isinstance(node, ast.Name) and node.id in self.values:
                words |= texts(self.values[node.id])
        return words & set(messages(ENGLISH))


def assigned(node: ast.AST, name: str) -> list[ast.expr]:
    """Return what a statement assigns to a variable."""
    if not isinstance(node, ast.Assign):
        return []
    pairs: list[tuple[ast.expr, ast.expr]] = [(target, node.value) for target in node.targets]
    for target, value in list(pairs):
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs += zip(target.elts, value.elts, strict=True)
    return [value for target, value in pairs if isinstance(target, ast.Name) and target.id == name]


def builders(tree: ast.Module) -> set[str]:
    """Return what a file calls the functions of the core that make a message."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and CORE.fullmatch("." * node.level + (node.module or "")):
            found |= {name.asname or name.name for name in node.names if name.name in BUILDERS}
    return found


def called(node: ast.AST) -> str:
    """Return the name of the function that a node calls."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
    return ""


def argument(node: ast.Call, wrapper: Wrapper) -> ast.expr | None:
    """Return the id that a call gives."""
    by_name = [word.value for word in node.keywords if word.arg == wrapper.name]
    return by_name[0] if by_name else node.args[wrapper.place] if len(node.args) > wrapper.place else None


def matching(id: ast.JoinedStr) -> set[str]:
    """Return the messages that an f-string can name."""
    pattern = "".join([re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in id.values])
    return {known for known in messages(ENGLISH) if re.fullmatch(pattern, known)}


def texts(value: object) -> set[str]:
    """Return all text in a constant."""
    if isinstance(value, str):
        return {value} - {""}
    if isinstance(value, Mapping):
        return {text for part in value.values() for text in texts(part)}
    return {text for part in value for text in texts(part)} if isinstance(value, tuple | list) else set()


@cache
def rows() -> set[str]:
    """Return the messages of the rows of a final count."""
    found = set()
    for path in sorted(GAMES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == ROW:
                found |= {text for text in texts_of(path, node.args[0]) if text in messages(ENGLISH)}
    return found


def texts_of(path: Path, node: ast.expr) -> set[str]:
    """Return the text of a literal, or of a constant of the file."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    values = vars(importlib.import_module(module_name(path))) if names else {}
    return texts(getattr(node, "value", "")) | {text for name in names for text in texts(values.get(name))}


def module_name(path: Path) -> str:
    """`clanmoot.games.tain.sentences`."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MESSAGE: Final = Wrapper(0, "id", frozenset(), True)
ANY_BUILDER: Final = "(any name that a file imports a builder by)"


@cache
def sources() -> tuple[Call, ...]:
    """Return every call of the sources that makes a message."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}
    trees = {path: tree for path, tree in trees.items() if "message" in path.read_text("utf-8") or builders(tree)}
    wrappers = {ANY_BUILDER: MESSAGE}
    for _ in range(2):  # a wrapper of a wrapper
        wrappers |= dict(
            [found for path, tree in trees.items() for found in Module("", tree, {}, wrappers).own_wrappers()]
        )
    found: list[Call] = []
    for path, tree in trees.items():
        if builders(tree) or any(called(node) in wrappers for node in ast.walk(tree)):
            name = module_name(path)
            found += Module(name, tree, vars(importlib.import_module(name)), wrappers).calls()
    return tuple(found)


def faults(calls: tuple[Call, ...], known: Mapping[str, Reading]) -> list[str]:
    """Say what is wrong with the calls: unknown messages, missing and surplus arguments."""
    shared: dict[tuple[str, str], set[str]] = defaultdict(set)  # what all calls of a file with the same id give
    for call in calls:
        shared[call.where.partition(":")[0], call.shown] |= call.given
    found = []
    for call in calls:
        unknown = call.ids - set(known)
        readings = {id: known[id] for id in call.ids & set(known)}
        taken = {name for reading in readings.values() for name in taken_by(reading)}
        given = call.given if call.exact else shared[call.where.partition(":")[0], call.shown]
        found += [f"{call.where} {id}: there is no such message" for id in sorted(unknown)]
        if not call.ids:
            found.append(f"{call.where} {call.shown}: nobody can tell which message this is")
        found += [f"{call.where} {call.shown}: no such argument {name}" for name in sorted(call.given - taken)]
        if call.exact:
            for id, reading in readings.items():
                surplus = call.given - taken_by(reading)
                found += [f"{call.where} {id}: surplus {name}" for name in sorted(surplus & taken)]
        if not call.open and (call.exact or not call.shown.startswith("f'")):
            for id, reading in readings.items():
                found += [f"{call.where} {id}: {name} is missing" for name in sorted(missing(reading, given))]
    return found


def taken_by(reading: Reading) -> set[str]:
    """Return the arguments that a message takes: `who` where it only asks for `you`."""
    return reading.variables | {seat for seat, listener in SEATS.items() if listener in reading.variables}


def missing(reading: Reading, given: frozenset[str] | set[str]) -> set[str]:
    """Return what a message asks for and is not given."""
    heard = {listener for seat, listener in SEATS.items() if seat in given}
    spared = {"who"} if NOBODY in given and "nobody" in reading.chosen_by.get(NOBODY, set()) else set()
    return reading.variables - given - heard - spared


def test_every_message_is_used_with_its_arguments() -> None:
    assert len(sources()) > 300, "hardly any calls were found"
    assert faults(sources(), messages(ENGLISH)) == []


def test_every_message_is_used() -> None:
    assert set(messages(ENGLISH)) - used() == set(), "delete them in all languages"


def used() -> set[str]:
    """Return the messages that the sources name, or that a template of the client or the name of a move can make."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    client = "\n".join([path.read_text("utf-8") for path in files if path.name != "messages.ts"])
    server = "\n".join([path.read_text("utf-8") for path in ROOT.rglob("*.py")])
    named = set(re.findall(r"""['"`]([a-z0-9-]+)['"`]""", client + server))
    for game in games():
        prefix = game.facts.prefix.lower()
        named |= {f"{prefix}-aim", *[f"{prefix}-log-{kind.name.replace(' ', '-')}" for kind in game.actions.kinds]}
    templates = [re.split(r"\$\{[^}]*\}", text) for text in re.findall(r"`(web-[a-z][^`\s]*\$\{[^`]*)`", client)]
    patterns = [re.compile("[a-z0-9-]+".join([re.escape(part) for part in parts])) for parts in templates]
    made = {id for id in messages(ENGLISH) if any(pattern.fullmatch(id) for pattern in patterns)}
    return named | made


BROKEN: Final = """
from clanmoot.core.messages import message as say_it, Message

IDS = {1: "st-red", 2: "st-blue"}

def shown(kind: str, message: str = "ta-place") -> None:
    return say_it(message, whom=1, part="house", number=2)

def right(kind, who):
    say_it("ta-log-pass", who=who)
    say_it("hc-by-tile", you="nobody", best=3, rest=2)
    say_it(IDS[kind], strength=5)
    say_it(f"ta-log-{kind}", who=who)
    shown(kind, "ta-inside")

def wrong(kind):
    CALL
"""
WRONG: Final = {
    'say_it("ta-log-pas", who=1)': "there is no such message",
    'Message("ta-log-pas")': "there is no such message",
    'say_it(f"tb-log-{kind}", who=1)': "nobody can tell which message",
    "say_it(kind.id, who=1)": "nobody can tell which message",
    'say_it("ta-log-pass")': "who is missing|you is missing",
    'say_it("st-red")': "strength is missing",
    'say_it("st-red", strengh=5)': "strength is missing",
    'say_it("st-red", strength=5, colour=1)': "no such argument colour",
    'say_it("ta-over" if kind else "ta-wait", who=1)': "surplus who",
    'message = "ta-over" if kind else "ta-wait"; say_it(message)': "who is missing",
    "say_it(IDS[kind], strength=5, who=1)": "no such argument who",
    "say_it(IDS[kind + 1])": "strength is missing",
    'say_it(f"ta-log-{kind}", wo=1)': "no such argument wo",
    'shown(kind, "ta-over")': "no such argument",
    'shown(kind, message="ta-plase")': "there is no such message",
}


def sample(call: str) -> list[str]:
    """Return the faults of a file with this call in it."""
    tree = ast.parse(BROKEN.replace("CALL", call))
    wrappers = {ANY_BUILDER: MESSAGE, **dict(Module("sample", tree, {}, {ANY_BUILDER: MESSAGE}).own_wrappers())}
    calls = tuple(Module("sample", tree, {"IDS": {1: "st-red", 2: "st-blue"}}, wrappers).calls())
    return faults(calls, messages(ENGLISH))


@pytest.mark.parametrize("call", WRONG)
def test_the_finder_finds(call: str) -> None:
    assert sample("pass") == []
    assert any(re.search(WRONG[call], fault) for fault in sample(call)), sample(call)
