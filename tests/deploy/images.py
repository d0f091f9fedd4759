"""Get the images that the Dockerfile and compose.yaml name: from a registry, or else made of Debian packages."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
CACHE: Final = ROOT / "build/deploy"
ENVIRONMENT: Final = {**os.environ, "CONTAINERS_CONF": str(HERE / "containers.conf")}
BASE: Final = "docker.io/library/debian:trixie-slim"
STANDINS: Final = {
    "docker.io/library/postgres:17": "postgres",
    "docker.io/library/redis:8": "redis",
    "docker.io/library/caddy:2": "caddy",
}
AUTHORITIES: Final = Path("usr/local/share/ca-certificates")  # certificates that this machine trusts in addition
BUNDLE: Final = "/etc/ssl/certs/ca-certificates.crt"


def podman(*words: str, check: bool = True) -> str:
    """Run podman and return what it prints. Its progress goes to standard error."""
    done = subprocess.run(["podman", *words], env=ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=check)
    return done.stdout.strip()


def exists(image: str) -> bool:
    return subprocess.run(["podman", "image", "exists", image], env=ENVIRONMENT, check=False).returncode == 0


def pulled(image: str) -> bool:
    """Return whether the image is here, or can be pulled."""
    if exists(image):
        return True
    command = ["podman", "pull", "--quiet", image]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, check=False).returncode == 0


def get_base() -> None:
    """Get the image of Debian. Without a registry, make it with debootstrap, once."""
    if pulled(BASE):
        return
    archive = CACHE / "debian-trixie.tar"
    if not archive.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            root = Path(folder, "root")
            options = ["--variant=minbase", "trixie", str(root)]
            subprocess.run(["debootstrap", *options], stdout=sys.stderr, check=True)
            shutil.copytree(Path("/") / AUTHORITIES, root / AUTHORITIES, dirs_exist_ok=True)
            command = ["tar", "-C", str(root), "--exclude=./var/cache/apt/archives/*.deb", "-cf", f"{archive}.new", "."]
            subprocess.run(command, check=True)
        Path(f"{archive}.new").replace(archive)
    podman("import", "--quiet", "--change", f"ENV NODE_EXTRA_CA_CERTS={BUNDLE}", str(archive), BASE)


def get_services() -> list[str]:
    """Get the images of PostgreSQL, Redis and Caddy. Return those that are stand-ins."""
    made = []
    for image, name in STANDINS.items():
        if not pulled(image):
            build(image, HERE / "standins" / f"{name}.Dockerfile", HERE / "standins")
        if podman("image", "inspect", "--format", '{{index .Labels "clanmoot.standin"}}', image):
            made.append(image)
    return made


def build(image: str, file: Path, context: Path) -> None:
    """Build an image. Unchanged steps come from podman's cache."""
    options = ["--format", "docker", "--quiet", "--tag", image, "--file", str(file)]
    if file.parent == HERE / "standins":
        options += ["--label", "clanmoot.standin=yes"]
    else:
        options += ["--build-arg", "CLANMOOT_OPT=0"]  # the same steps in less time
    podman("build", *options, str(context))


if __name__ == "__main__":
    get_base()
    for one in get_services():
        sys.stdout.write(f"{one} is a stand-in\n")
    build("localhost/clanmoot:latest", ROOT / "Dockerfile", ROOT)
