"""Print what can be printed: the map of modules, and every game's actions and view. `make fix` runs it."""

import ast
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from clanmoot.catalogue import games  # noqa: E402 - the sources of this repository, not an installed build
from clanmoot.core.actions import Counts, Domain  # noqa: E402
from clanmoot.core.game import SPECTATOR, Game  # noqa: E402
from docs import messages  # noqa: E402

NOTE = "Printed by docs/generate.py; a test fails when it is stale."


def pages() -> dict[Path, str]:
    """Every generated page, by its path."""
    found = {ROOT / "docs" / "modules.md": modules()}
    for game in games():
        found[ROOT / "docs" / "games" / f"{game.facts.key}.md"] = sheet(game)
    return found | messages.pages()


def modules() -> str:
    """The map of modules: one sentence a file."""
    lines = ["# Map of modules", "", NOTE, ""]
    for path in sorted((ROOT / "src").rglob("*.py")):
        sentence = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").splitlines()[0]
        lines.append(f"- `{path.relative_to(ROOT / 'src')}`: {sentence}")
    return "\n".join(lines) + "\n"


def sheet(game: Game[Any, Any]) -> str:
    """A game's actions, options, view and features."""
    facts, space = game.facts, game.actions
    lines = [f"# {facts.title} in numbers", "", NOTE, ""]
    lines += [
        f"Key `{facts.key}`, rules version {facts.rules}, {facts.least} to {facts.most} players.",
        "",
        "## Options",
        "",
    ]
    lines += ["| name | values | default | what it is |", "|---|---|---|---|"]
    for option in facts.options:
        lines.append(f"| {option.name} | {', '.join(option.values)} | {option.word(option.default)} | {option.label} |")
    for table in facts.tables:
        lines.append(
            f"| {table.name} | {len(table.default)} numbers | {', '.join(map(str, table.default))} | {table.label} |"
        )
    lines += ["", "## Actions", "", "| from | kind | parameters | how many | words |", "|---|---|---|---|---|"]
    for kind in space.kinds:
        part = "" if kind.base < space.choices else " (veiled)" if kind.base < space.veiled else " (chance)"
        params = " x ".join([f"{name} {domain.size}{counted(domain)}" for name, domain in kind.params.items()])
        lines.append(f"| {kind.base} | {kind.name}{part} | {params} | {kind.size} | {space.text(kind.base)} |")
    lines += ["", "## View", "", "| field | type |", "|---|---|"]
    view = type(game.view(game.start(facts.least, game.agree({})), SPECTATOR))
    lines += [f"| {name} | `{kind}` |" for name, kind in field_types(view).items()]
    lines += ["", "## Features", "", "| block | numbers |", "|---|---|"]
    lines += [f"| {block.name} | {block.size} |" for block in game.layout]
    return "\n".join([*lines, f"| all | {sum(block.size for block in game.layout)} |"]) + "\n"


def field_types(view: type) -> dict[str, str]:
    """The fields of a view, read from its source: a compiled class does not keep how its types were written."""
    source = ROOT / "src" / Path(*view.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(source.read_text("utf-8"))
    (node,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == view.__name__]
    return {
        field.target.id: ast.unparse(field.annotation)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def counted(domain: Domain) -> str:
    """How a multiset is made up."""
    return f" (multisets of {', '.join(domain.things)})" if isinstance(domain, Counts) else ""


def main() -> None:
    """Write all pages."""
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
