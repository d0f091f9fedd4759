"""`clanmoot rules`: show the rules of a game."""

import textwrap
from typing import Final

import click

from clanmoot.rulebook import Rule, Section, find, parse

MARKS: Final = {
    "[ruling": "[ruling]: the rulebook leaves it open, so we decided.",
    "[found": "[found]: missing from our copy of the rulebook, and found in public material.",
    "[reconstructed": "[reconstructed]: our best guess, which fits every example. Owners of the box can correct it.",
}


@click.command("rules")
@click.argument("game", default="schotten-totten")
@click.argument("rule", required=False)
def rules(game: str, rule: str | None) -> None:
    """Show the rules of a game.

    RULE is a section such as 5 or a rule such as 5.3. Without it, all rules are shown. Marks in brackets say where a
    rule comes from.
    """
    digest = parse(game)
    if rule is not None:
        click.echo(show(find(digest, rule)))
        return
    click.secho(digest.title, bold=True)
    click.echo()
    click.echo(click.wrap_text(digest.intro, 88))
    click.echo()
    click.echo(show(list(digest.sections)))


def show(sections: list[Section], width: int = 88) -> str:
    """Return sections as text. A line explains each kind of mark that occurs."""
    lines: list[str] = []
    for section in sections:
        if section.title:
            lines += ["", f"{section.number} {section.title}".strip()]
        for rule in section.rules:
            lines += ["", *_wrapped(rule, width)]
    shown = "\n".join(lines)
    marks = [meaning for mark, meaning in MARKS.items() if mark in shown]
    return "\n".join([shown.strip("\n"), *([""] if marks else []), *marks])


def _wrapped(rule: Rule, width: int) -> list[str]:
    prose, *rows = rule.text.split("\n")
    indent = " " * (len(rule.id) + 2)
    return textwrap.wrap(f"{rule.id}  {prose}", width, subsequent_indent=indent, break_long_words=False) + rows
