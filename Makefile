# Each command sets up what it needs. `make play` opens Clanmoot in the browser, `make test` runs what CI runs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
COMPILED := $(CURDIR)/build/compiled/current

.PHONY: play dev setup hook quick test check fix bench services browser client compile docs lock wheel sdist containers measure screenshots interpreted compiled coverage tools

play:  ## open Clanmoot in the browser; SHARE=1 lets other computers in your network join
	@$(PYTHON) tools/play.py $(if $(SHARE),--share)

dev: quick-tools  ## run the server and the browser client, and reload both when a file changes
	$(BIN)/python tools/dev_servers.py

setup: tools compile hook  ## everything for working on Clanmoot: .venv, the compiled build, the commit-msg hook

tools:  ## the libraries of all tasks
	@$(PYTHON) tools/make_venv.py --all

quick-tools:
	@$(PYTHON) tools/make_venv.py dev

hook:  ## let git check commit messages, in a clone that has no such hook yet
	@$(PYTHON) tools/commit_msg.py --install

quick: quick-tools  ## in under a minute: style, types, tests of core and games, and of the browser client
	$(BIN)/python tools/quick_check.py

test: client  ## what CI runs: first the steps that use one core, two at a time, then those that use all cores
	$(MAKE) -j2 --output-sync=line check services browser compile
	$(MAKE) interpreted
	$(MAKE) compiled

services: $(VENV)/services  ## install PostgreSQL, Redis, nginx, Chromium and two fonts if they are missing (as root)

check: tools  ## types, style, and which package may import which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir $(VENV)/types
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

interpreted: tools client  ## all tests on the sources
	PYTHONPATH=src $(PYTEST)

compiled: tools compile client  ## all tests on the compiled build
	PYTHONPATH=$(COMPILED) CLANMOOT_EXPECT=compiled $(PYTEST)

coverage: tools client  ## check how much of core and games their tests run; it may not fall below coverage.json
	@mkdir -p build/coverage
	PYTHONPATH=src $(BIN)/coverage run -m pytest -n auto --dist worksteal tests/core tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage json --quiet -o build/coverage/python.json
	$(BIN)/python tools/coverage_floor.py python build/coverage/python.json

compile: tools  ## compile what has changed
	@$(BIN)/python tools/compiled_build.py

fix: tools  ## fix style, print generated pages
	$(BIN)/python web/build.py format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	PYTHONPATH=src $(BIN)/python docs/generate.py
	$(BIN)/python web/scripts/print_types.py
	$(BIN)/python web/scripts/print_messages.py
	PYTHONPATH=src $(BIN)/python -m clanmoot ladder all --minutes 0

docs: tools  ## build the documentation as a site: build/site
	$(BIN)/python docs/build_site.py

lock:  ## write requirements.lock: the newest versions that pyproject.toml allows
	$(PYTHON) tools/lock_requirements.py

wheel: tools client  ## build the compiled package for this machine: dist/*.whl
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist .

measure:  ## print the table of waiting times in CONTRIBUTING.md, measured from a fresh clone
	$(PYTHON) tools/measure_setup.py

sdist: tools client  ## build the source distribution, with the browser client in it: dist/*.tar.gz
	$(BIN)/python setup.py --quiet sdist

containers: tools  ## build the container image and run it, and compose.yaml: as root, with podman
	sh tests/deploy/services.sh
	PYTHONPATH=src $(PYTEST) -n 0 --timeout 3600 tests/deploy

screenshots: tools compile services  ## take pictures of every page and board: build/screenshots, the best in docs/pictures
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.e2e.screenshots

bench: tools compile $(VENV)/bench  ## measure ratios against C, OpenSpiel, boardgame.io and the interpreter
	PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/run.py

browser: client  ## check style, faults, types and coverage of the browser client, and run its tests
	$(BIN)/python web/build.py check

client: tools  ## build the browser client into the server's package
	@$(BIN)/python web/build.py

$(VENV)/services: tests/services.sh
	sh tests/services.sh
	@mkdir -p $(VENV)
	touch $@

$(VENV)/bench: pyproject.toml tools
	$(BIN)/python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
		print(*p['optional-dependencies']['bench'], sep='\n')" > $(VENV)/wanted-bench.txt
	$(BIN)/pip install --quiet --disable-pip-version-check -r $(VENV)/wanted-bench.txt
	touch $@
