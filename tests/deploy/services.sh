#!/bin/sh
# Installs what `make containers` needs where it is missing: Debian packages, as root.
set -eu

missing=""
for program in podman runc debootstrap; do
    [ -n "$(command -v $program || ls /usr/sbin/$program 2>/dev/null)" ] || missing="$missing $program"
done
for package in netavark aardvark-dns; do
    [ -x "/usr/lib/podman/$package" ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ] || [ -z "$(command -v apt-get)" ]; then
    echo "The tests need these Debian packages, and only root can install them:$missing." >&2
    exit 1
fi

exec 9>/tmp/clanmoot-services.lock
flock 9
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
apt-get -qq -o DPkg::Lock::Timeout=300 update
apt-get -qq -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends $missing >/dev/null
