# Each command sets up what it needs. `make play` opens Clanmoot in the browser, `make test` runs what CI runs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src docs/rules docs/bots/strengths.json web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/static/*') setup.py
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

.PHONY: setup hook play test check fix bench services browser client screenshots interpreted compiled

setup: $(VENV)/installed hook  ## .venv with the command `clanmoot`, compiled if there is a C compiler; the commit-msg hook

hook:  ## let git check commit messages, in a clone that has no such hook yet
	@$(PYTHON) tools/commit_msg.py --install

play: $(VENV)/installed  ## open Clanmoot in the browser
	$(BIN)/clanmoot

test: client  ## what CI runs: first the steps that use one core, two at a time, then those that use all cores
	$(MAKE) -j2 --output-sync=line check services browser setup
	$(MAKE) interpreted
	$(MAKE) compiled

services: $(VENV)/services  ## install PostgreSQL, Redis, nginx, Chromium and two fonts if they are missing (as root)

check: $(VENV)/tools  ## types, style, and which package may import which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir $(VENV)/types
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

interpreted: $(VENV)/tools client
	PYTHONPATH=src $(PYTEST)

compiled: $(VENV)/installed
	CLANMOOT_EXPECT=compiled $(PYTEST)

fix: $(VENV)/tools  ## fix style, print generated pages
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python docs/generate.py
	$(BIN)/python web/scripts/print_types.py
	$(BIN)/python web/scripts/print_messages.py
	PYTHONPATH=src $(BIN)/python -m clanmoot ladder all --minutes 0

screenshots: $(VENV)/installed services  ## take pictures of every page and board: build/screenshots, the best in docs/pictures
	$(BIN)/python -m tests.e2e.screenshots

bench: $(VENV)/installed $(VENV)/bench  ## measure ratios against C, OpenSpiel, boardgame.io and the interpreter
	$(BIN)/python benchmarks/run.py

$(VENV)/tools: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
		print(*p['dependencies'], *p['optional-dependencies']['dev'], sep='\n')" > $(VENV)/wanted.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r $(VENV)/wanted.txt
	touch $@

browser: client  ## check the types of the browser client and run its tests
	$(BIN)/python web/build.py check

client: $(VENV)/tools  ## build the browser client into the server's package
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
