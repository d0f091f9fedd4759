"""`clanmoot bench`: run the benchmarks."""

import subprocess
import sys
from pathlib import Path

import click


@click.command("bench")
@click.pass_context
def bench(context: click.Context) -> None:
    """Run the benchmarks of a checkout of the repository."""
    script = Path("benchmarks") / "run.py"
    if not script.is_file():
        click.echo("There is no folder benchmarks/ here. Run this in a checkout of the repository.", err=True)
        context.exit(2)
    context.exit(subprocess.run([sys.executable, str(script)], check=False).returncode)
