# Stands in for the official image postgres:17, where no registry can be reached: Debian's PostgreSQL 17, set up from
# the same variables.
FROM debian:trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-17 && rm -rf /var/lib/apt/lists/*
ENV PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data
COPY postgres.sh /
RUN mkdir -p $PGDATA && chown postgres:postgres $PGDATA
USER postgres
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/postgres.sh"]
