"""`clanmoot rules`: the rules on the screen."""

import textwrap
from typing import Final

import click

from clanmoot.rulebook import Rule, Section, find, parse

MARKS: Final = {
    "[ruling": "[ruling]: the rulebook leaves it open, and we decided.",
    "[found": "[found]: lost with the rulebook's pictures, and found in public material.",
    "[reconstructed": "[reconstructed]: our best guess, which fits every example; an owner of the box may correct it.",
}


@click.command("rules")
@click.argument("game", default="schotten-totten")
@click.argument("rule", required=False)
def rules(game: str, rule: str | None) -> None:
    """Show a game's rules: all of them, a section (5), or one rule (5.3).

    Marks in brackets tell where a rule comes from.
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
    """Sections as text, with a line for each kind of mark that occurs."""
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
