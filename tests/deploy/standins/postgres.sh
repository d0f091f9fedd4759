# Makes the database from the variables of the official image if there is none yet, then runs PostgreSQL.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
    initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust \
        --encoding=UTF8 --locale=C.UTF-8 >/dev/null
    rm /tmp/password
    echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
    pg_ctl --wait --silent --options="-c listen_addresses=''" start
    createdb --host=/var/run/postgresql --username="$POSTGRES_USER" "$POSTGRES_DB"
    pg_ctl --wait --silent stop
fi
exec postgres -c "listen_addresses=*"
