"""`clanmoot bench`: how fast it is."""

import subprocess
import sys
from pathlib import Path

import click


@click.command("bench")
@click.pass_context
def bench(context: click.Context) -> None:
    """Run the benchmarks, from a checkout of the repository."""
    script = Path("benchmarks") / "run.py"
    if not script.is_file():
        click.echo("The benchmarks live in the repository: run this where the folder benchmarks/ is.", err=True)
        context.exit(2)
    context.exit(subprocess.run([sys.executable, str(script)], check=False).returncode)
