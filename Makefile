# Teahouse 同城茶馆. On a fresh machine with Python >= 3.11 and Node >= 20.19:
#
#   make run        set up what is missing and open the hall   PORT=8000 HOST=127.0.0.1 DATA=data
#   make test       every check and every test, the browser's too
#   make test-fast  the same without the browser
#   make check      formatting, types, the arrows between the rooms and the dependencies, without running the code
#   make audit      ask for known weaknesses of the dependencies, as far as somebody answers
#   make bench      print how fast rules and hall are here
#   make strength   measure the bots against each other: minutes a game   GAMES="bao-hong-wu ..."
#   make mutants    change the rules in one place at a time and count the changes that a test notices   ROOMS="kernel ..."
#   make pythons    play the golden rounds under other Pythons        PYTHONS="python3.12 python3.13"
#   make types      write anew what the client takes from the Python side: wire types, texts of the games
#   make lock       resolve the lock files anew
#   make clean      remove all that the above made, except a hall's data

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data
PYTHON ?= python3

BIN := .venv/bin
CLIENT := src/teahouse/edge/client/index.html
# Folders are listed too: a deleted file shows in the time of its folder.
CLIENT_SOURCES := $(shell find web/src web/public web/plugins web/look 2>/dev/null) \
	$(wildcard web/*.ts web/*.js web/*.json web/index.html)

.PHONY: help setup client run test test-fast check check-python check-client check-dependencies audit bench strength mutants pythons lock clean

help:
	@sed -n '2,/^$$/s/^# \{0,1\}//p' Makefile

# --- set up -----------------------------------------------------------------------------------------

setup: .venv/.done $(CLIENT)

client: $(CLIENT)

.venv/.done: requirements/dev.txt pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo 'Teahouse needs Python 3.11 or newer; say which one with: make PYTHON=/path/to/python3'; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv || { rm -rf .venv; \
	  echo 'Python cannot make environments here; on Debian: apt-get install python3-venv'; exit 1; }
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

NODE_IS_NEW = const [a, b] = process.versions.node.split("."); \
	process.exit(a == 20 && b >= 19 || a == 22 && b >= 12 || a > 22 ? 0 : 1)

web/node_modules/.done: web/package-lock.json web/.npmrc
	@node -e '$(NODE_IS_NEW)' 2>/dev/null || { \
	  echo 'The client needs Node 20.19+, 22.12+ or newer, with npm'; exit 1; }
	cd web && npm ci --no-progress
	@touch $@

$(CLIENT): web/node_modules/.done $(CLIENT_SOURCES)
	cd web && npm run --silent build
	@touch $@

# --- run --------------------------------------------------------------------------------------------

run: setup
	$(BIN)/teahouse serve --host $(HOST) --port $(PORT) --data $(DATA)

bench: .venv/.done
	$(BIN)/teahouse bench

strength: .venv/.done
	$(BIN)/python benchmarks/bots/strength.py $(GAMES)

mutants: .venv/.done
	$(BIN)/python -m tools.mutants --sample $(or $(SAMPLE),8) --seed $(or $(SEED),1) $(ROOMS)

# Rules need nothing of a platform: the same rounds come out under every Python that they are written for.
pythons:
	@for python in $(PYTHONS); do \
	  home=$$(mktemp -d); trap 'rm -rf "$$home"' EXIT; $$python --version; $$python -m venv "$$home"; \
	  "$$home/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt; \
	  PYTHONPATH=src "$$home/bin/python" -m pytest -q -p no:cacheprovider tests/games/test_golden.py tests/kernel; \
	done

# --- test -------------------------------------------------------------------------------------------

check: check-python check-client check-dependencies

check-python: .venv/.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-dependencies: .venv/.done
	$(BIN)/python tools/dependencies.py --advisories

# Asks the services that know of weak and of withdrawn versions; where none answers it says so and does not fail.
audit: .venv/.done
	@test -x .venv/audit/bin/pip-audit || { $(BIN)/python -m venv .venv/audit && \
	  .venv/audit/bin/pip install --quiet --disable-pip-version-check pip-audit==2.10.1; } || \
	  echo 'The auditor of Python packages cannot be installed here'
	$(BIN)/python tools/dependencies.py --advisories --withdrawn

check-client: web/node_modules/.done
	cd web && npm run --silent check

# Some start real processes and live by real clocks; what fails on a busy machine is told once more, in full view.
test-fast: check $(CLIENT)
	$(BIN)/pytest tests --ignore tests/e2e -n 2 || \
	  $(BIN)/pytest tests --ignore tests/e2e --last-failed --last-failed-no-failures none
	cd web && npm test --silent

# The browser's tests are a process of their own: Playwright keeps an event loop running, in which no other
# asynchronous test could start. They live by real clocks, so what fails on a busy machine is told once more, in full view.
test: test-fast browser
	$(BIN)/pytest tests/e2e || $(BIN)/pytest tests/e2e --last-failed --last-failed-no-failures none

# Chromium and Chinese glyphs, from Debian.
BROWSER_PACKAGES := fontconfig chromium fonts-noto-cjk
INSTALL_BROWSER := apt-get update && apt-get install -y --no-install-recommends $(BROWSER_PACKAGES)

.PHONY: browser
browser:
	@if ! command -v chromium >/dev/null || ! fc-list :lang=zh 2>/dev/null | grep -q .; then \
	  if [ "$$(id -u)" = 0 ]; then export DEBIAN_FRONTEND=noninteractive; $(INSTALL_BROWSER); \
	  else echo 'The tests in a browser need Chromium and Chinese glyphs. Either install them:'; \
	    echo '  sudo sh -c "$(INSTALL_BROWSER)"'; echo 'or leave those tests out: make test-fast'; exit 1; fi; fi

# --- upkeep -----------------------------------------------------------------------------------------

UV := .venv/lock/bin/uv
RESOLVE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' pyproject.toml

.PHONY: types
types: .venv/.done
	$(BIN)/python -m teahouse.edge.typescript
	$(BIN)/python -m teahouse.edge.texts

lock: .venv/.done
	$(BIN)/python -m venv .venv/lock && .venv/lock/bin/pip install --quiet uv==0.13.8
	$(RESOLVE) --output-file requirements/run.txt
	$(RESOLVE) --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt
	cd web && npm install --package-lock-only --ignore-scripts

clean:
	rm -rf .venv web/node_modules src/teahouse/edge/client dist test-results screenshots
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
