"""`clanmoot serve`: run a server for people and programs, over HTTP and WebSocket."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from clanmoot.server.settings import Addresses


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on. 0.0.0.0 for all.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="Port to listen on. 0 finds a free one.",
)
@click.option(
    "--database",
    default="sqlite:///clanmoot.sqlite",
    show_default=True,
    metavar="URL",
    help="Database: sqlite:///file or postgresql://user@host/name.",
)
@click.option(
    "--redis", default="", metavar="URL", help="Redis for several servers on one database: redis://host:6379/0."
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 256),
    help="Number of worker processes for computer opponents.",
)
@click.option(
    "--longest-thought",
    "thought",
    default=60.0,
    show_default=True,
    type=click.FloatRange(0.1),
    help="Longest time in seconds for a move of a computer opponent.",
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Allow pages from this origin. Repeatable.")
@click.option(
    "--proxy", "proxies", multiple=True, metavar="ADDRESS", help="Trust this proxy for client addresses. Repeatable."
)
@click.option(
    "--domain", "domains", multiple=True, metavar="NAME", help="Accept only requests for this host name. Repeatable."
)
@click.option(
    "--root-path",
    default="",
    metavar="PATH",
    help="Path under which a proxy shows this server, such as /games/clanmoot.",
)
@click.option(
    "--log-addresses",
    default="truncated",
    show_default=True,
    type=click.Choice(["full", "truncated", "hashed", "none"]),
    help="How the log shows client addresses.",
)
@click.option(
    "--metrics-token", default="", metavar="TEXT", help="Token with which other machines read /metrics and stop tables."
)
@click.option(
    "--silence",
    default=75.0,
    show_default=True,
    type=click.FloatRange(0.1),
    help="Seconds without a message until a client counts as gone.",
)
@click.option(
    "--analysis", default="8/2500", show_default=True, metavar="N/N", help="Largest analysis: searches/iterations."
)
@click.option(
    "--limit", "wishes", multiple=True, metavar="NAME=VALUE", help="Change a limit, such as chat=10/30. Repeatable."
)
def serve(
    host: str,
    port: int,
    database: str,
    redis: str,
    workers: int,
    thought: float,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    domains: tuple[str, ...],
    root_path: str,
    log_addresses: "Addresses",
    metrics_token: str,
    silence: float,
    analysis: str,
    wishes: tuple[str, ...],
) -> None:
    """Run a server for people and programs.

    Press Ctrl-C to stop. No move is lost, and games resume with the next start.

    \b
    clanmoot serve
    clanmoot serve --host 0.0.0.0 --port 80 --database postgresql://clanmoot@localhost/clanmoot
    """
    from clanmoot.server.run import serve as run
    from clanmoot.server.settings import Limits, Settings, effort, limited, named, sub_path

    settings = Settings(
        host=host,
        port=port,
        database=database,
        redis=redis,
        workers=workers,
        thought=thought,
        origins=origins,
        proxies=proxies,
        domains=named(domains),
        root_path=sub_path(root_path),
        log_addresses=log_addresses,
        metrics_token=metrics_token,
        silence=silence,
        analysis=effort(analysis),
        limits=limited(Limits(), wishes),
    )
    run(settings, click.echo)
