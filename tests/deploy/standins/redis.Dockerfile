# Stands in for the official image redis:8, where no registry can be reached: Debian's Redis 8.
FROM debian:trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends redis-server redis-tools && rm -rf /var/lib/apt/lists/*
USER redis
WORKDIR /var/lib/redis
CMD ["redis-server"]
