"""The command `clanmoot` and its group of commands."""

import sys

import click

from clanmoot.core.errors import ClanmootError

from .commands import COMMANDS, command
from .prompts import colourless


class Clanmoot(click.Group):
    """A group that imports a command only when it is called. A caller's error is printed as one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, those that people need first at the top."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return command(cmd_name) if cmd_name in COMMANDS else None

    def invoke(self, ctx: click.Context) -> object:
        """Run a command. A ClanmootError is printed as one sentence, with exit status 2."""
        try:
            refuse_windows()
            return super().invoke(ctx)
        except ClanmootError as error:
            click.echo(error.sentence, err=True)
            ctx.exit(2)


def refuse_windows() -> None:
    """Raise ClanmootError on Windows, where the server and the bots lack what they need (docs/adr/0028)."""
    if sys.platform == "win32":
        raise ClanmootError("windows", "Clanmoot runs on Linux and macOS. On Windows, install and start it in WSL.")


def show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """Print the version, and whether the compiled build is in use."""
    if not wanted or context.resilient_parsing:
        return
    from clanmoot import __version__
    from clanmoot.core import table

    build = "interpreted" if str(table.__file__).endswith(".py") else "compiled"
    click.echo(f"clanmoot {__version__} ({build})")
    context.exit()


@click.group(cls=Clanmoot, invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version and the build, and exit.",
)
@click.option("--share", is_flag=True, help="Let other computers in your network join.")
@click.pass_context
def main(context: click.Context, share: bool) -> None:
    """Play five clan board games, against people or the computer.

    \b
    clanmoot                             play in the browser, on this computer
    clanmoot --share                     play in the browser, with others in your network
    clanmoot play                        choose a game and play in the terminal
    clanmoot play schotten-totten        play one game against the computer
    clanmoot rules schotten-totten 5.3   read one rule
    clanmoot replay saved.json           step through a saved game
    clanmoot verify saved.json           check that the draws were fair
    """
    if colourless():
        context.color = False
    if context.invoked_subcommand is None:
        from .open_app import open_app

        open_app(share)
    elif share:
        raise click.UsageError(
            "--share opens the browser. To serve with other options, run: clanmoot serve --host 0.0.0.0"
        )
