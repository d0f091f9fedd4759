"""Builds and runs the containers: `make containers`, not part of `make test`."""
