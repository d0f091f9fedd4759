"""A real nginx before a real server, configured as docs/serving.md says; only ports and files are replaced."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .running import Running, running
from .services import Service, free_port, installed

PAGE = Path(__file__).parents[2] / "docs" / "serving.md"
NAME = "example.org"
USER = "www-data"

# What Debian's nginx.conf does around a file in conf.d, in a folder of our own.
AROUND = """
daemon off;
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    types {{ }}
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{inside}
}}
"""


class Example(NamedTuple):
    """An example of the page."""

    options: tuple[str, ...]  # of `clanmoot serve`
    configuration: str


class Proxied(NamedTuple):
    """A server behind nginx."""

    server: Running
    port: int  # of https
    plain: int  # of http
    certificate: str

    @property
    def url(self) -> str:
        """Where it is, for clients that cannot resolve its name."""
        return f"https://127.0.0.1:{self.port}"


def examples() -> list[Example]:
    """Return the examples of the page: at the root of a host, and under a path."""
    found = re.findall(r"^    clanmoot serve (.*?)$.*?^```nginx\n(.*?)^```$", section(), re.MULTILINE | re.DOTALL)
    return [Example(tuple(options.split()), configuration) for options, configuration in found]


def section() -> str:
    """Return the part of the page that speaks of proxies."""
    return PAGE.read_text("utf-8").partition("## Behind a proxy")[2]


@contextmanager
def proxied(example: Example, *options: str, limits: bool = False) -> Iterator[Proxied]:
    """Start a server with the options of an example, and nginx with its configuration."""
    installed()
    with running(*example.options, *options, limits=limits) as server:
        plain = free_port()
        service = Service(USER, lambda folder, port: command(example.configuration, server.port, folder, port, plain))
        try:
            certificate = str(certified(service.folder))
            service.start()
            yield Proxied(server, service.port, plain, certificate)
        finally:
            service.close()


def command(configuration: str, upstream: int, folder: Path, port: int, plain: int) -> list[str]:
    """Write the configuration with our ports and files, and return how nginx is started."""
    inside = configuration
    for before, after in (
        ("127.0.0.1:8000;", f"127.0.0.1:{upstream};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/chain.pem"),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem"),
    ):
        assert before in inside or before == "listen 80;", before
        inside = inside.replace(before, after)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, inside=inside), "utf-8")
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    return [nginx, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def certified(folder: Path) -> Path:
    """Make a certificate that signs itself; return where it is."""
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    words = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "chain.pem"), "-addext", names]
    subprocess.run(["openssl", "req", "-x509", *words, *files], check=True, capture_output=True)
    (folder / "key.pem").chmod(0o644)  # nginx reads it, and is not who made it
    return folder / "chain.pem"
