"""`clanmoot serve`: tables for people and programs, over HTTP and WebSocket."""

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from clanmoot.server.settings import Addresses


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 finds a free one.")
@click.option(
    "--database",
    default="sqlite:///clanmoot.sqlite",
    show_default=True,
    metavar="URL",
    help="Where everything is kept: sqlite:///file or postgresql://user@host/name.",
)
@click.option("--redis", default="", metavar="URL", help="For several servers on one database: redis://host:6379/0.")
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 256),
    help="Processes in which computer opponents think.",
)
@click.option(
    "--longest-thought",
    "thought",
    default=60.0,
    show_default=True,
    type=click.FloatRange(0.1),
    help="Seconds after which a computer opponent has to move.",
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Pages from there may use this server.")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy that says where clients come from.")
@click.option("--domain", "domains", multiple=True, metavar="NAME", help="A name of this server; others are refused.")
@click.option("--root-path", default="", metavar="PATH", help="Where a proxy shows this server: /games/clanmoot.")
@click.option(
    "--log-addresses",
    default="truncated",
    show_default=True,
    type=click.Choice(["full", "truncated", "hashed", "none"]),
    help="How the log shows addresses of clients.",
)
@click.option("--metrics-token", default="", metavar="TEXT", help="Lets other machines read /metrics and stop tables.")
@click.option(
    "--silence", default=75.0, show_default=True, type=click.FloatRange(0.1), help="Seconds until one is gone."
)
@click.option("--analysis", default="8/2500", show_default=True, metavar="N/N", help="Searches, iterations at most.")
@click.option("--limit", "wishes", multiple=True, metavar="NAME=VALUE", help="Another limit, such as chat=10/30.")
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
    """Let people and programs play here. Ctrl-C stops in good order: no move is lost, and games go on next time.

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
