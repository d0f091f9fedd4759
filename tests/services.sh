#!/bin/sh
# Installs PostgreSQL, Redis, nginx and Chromium, which tests run against, and the fonts in which they measure pages,
# where they are missing: Debian packages, as root.
set -eu

missing=""
[ -n "$(command -v postgres || ls /usr/lib/postgresql/*/bin/postgres 2>/dev/null)" ] || missing="$missing postgresql"
[ -n "$(command -v pg_dump)" ] || missing="$missing postgresql-client"
[ -n "$(command -v redis-server)" ] || missing="$missing redis-server"
[ -n "$(command -v nginx || ls /usr/sbin/nginx 2>/dev/null)" ] || missing="$missing nginx-light"
[ -n "$(command -v openssl)" ] || missing="$missing openssl"
[ -n "$(command -v chromium)" ] || missing="$missing chromium"
fc-list 2>/dev/null | grep -q Carlito || missing="$missing fonts-crosextra-carlito"
fc-list 2>/dev/null | grep -q "Liberation Serif" || missing="$missing fonts-liberation"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" != 0 ] || [ -z "$(command -v apt-get)" ]; then
    echo "The tests need these Debian packages, and only root can install them:$missing." >&2
    exit 1
fi

# Tests start services of their own: in run level 1 packages do not start theirs. Only one installs at a time.
exec 9>/tmp/clanmoot-services.lock
flock 9
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
apt-get -qq -o DPkg::Lock::Timeout=300 update
apt-get -qq -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends $missing >/dev/null
