# Everything is set up by the verb that needs it. `make play` opens the product, `make test` is what CI runs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src docs/rules docs/bots/strengths.json web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/static/*') setup.py
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

.PHONY: setup play test check fix bench services browser client screenshots interpreted compiled

setup: $(VENV)/installed  ## .venv with the command `clanmoot` in it, compiled where a C compiler is at hand

play: setup  ## open the product
	$(BIN)/clanmoot

test: client  ## all that CI runs: what keeps one core busy side by side, then what takes them all
	$(MAKE) -j2 --output-sync=line check services browser setup
	$(MAKE) interpreted
	$(MAKE) compiled

services: $(VENV)/services  ## PostgreSQL, Redis, nginx, Chromium and two fonts, where they are missing and we may install them

check: $(VENV)/tools  ## types, style, and the order of rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir $(VENV)/types
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

interpreted: $(VENV)/tools client
	PYTHONPATH=src $(PYTEST)

compiled: $(VENV)/installed
	CLANMOOT_EXPECT=compiled $(PYTEST)

fix: $(VENV)/tools  ## what a machine can mend by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python docs/generate.py
	PYTHONPATH=src $(BIN)/python -m clanmoot ladder all --minutes 0

screenshots: $(VENV)/installed services  ## every page and board as a picture: build/screenshots, the best in docs/pictures
	$(BIN)/python -m tests.e2e.screenshots

bench: $(VENV)/installed $(VENV)/bench  ## ratios against C, OpenSpiel and the interpreter
	$(BIN)/python benchmarks/run.py

$(VENV)/tools: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
		print(*p['dependencies'], *p['optional-dependencies']['dev'], sep='\n')" > $(VENV)/wanted.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r $(VENV)/wanted.txt
	touch $@

browser: client  ## types and tests of the browser client
	$(BIN)/python web/build.py check

client: $(VENV)/tools  ## the browser client, into the server's package
	$(BIN)/python web/build.py

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	rm -rf build
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	touch $@

$(VENV)/services: tests/services.sh $(VENV)/tools
	sh tests/services.sh
	touch $@

$(VENV)/bench: $(VENV)/tools
	$(BIN)/python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
		print(*p['optional-dependencies']['bench'], sep='\n')" > $(VENV)/wanted-bench.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r $(VENV)/wanted-bench.txt
	touch $@
