# Stands in for the official image caddy:2, where no registry can be reached: Debian's Caddy, with the same folders.
FROM debian:trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends caddy wget && rm -rf /var/lib/apt/lists/*
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
VOLUME /data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
