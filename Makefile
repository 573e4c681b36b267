# Every target works on a fresh machine with python3.11+ (pip and venv), make and git: .venv is made when missing.
PYTHON ?= python3
BIN := .venv/bin
RECENT := -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=python3.12")'
INSTALL := -c constraints.txt -e ".[dev,bench,dask]"

.PHONY: run test check docs bench fonts clean
.DEFAULT_GOAL := run

run: .venv/ready ## open the dashboard in a browser
	$(BIN)/realmgen serve

test: .venv/ready ## run every test; says which were skipped and how to get them
	$(BIN)/pytest -n auto --dist loadfile --ignore tests/browser
	$(BIN)/pytest tests/browser

check: .venv/ready ## lint, formatting, types, import contracts, documents that stay true
	$(BIN)/ruff check realmgen pages tests
	$(BIN)/ruff format --check realmgen pages tests
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/pytest -q tests/test_house.py

docs: .venv/ready ## write the generated parts of the README anew: the help and the gallery
	$(BIN)/python tests/readme_help.py
	$(BIN)/python tests/gallery.py

bench: .venv/ready ## measure speed and memory; the table in tests/bench/README.md is made from it
	$(BIN)/pytest tests/bench -o python_files="bench_*.py" -o python_functions="bench_*" --benchmark-only \
		--benchmark-columns=median,iqr,rounds --benchmark-sort=name --benchmark-json=.benchmarks.json
	$(BIN)/python tests/bench/table.py .benchmarks.json

fonts: .venv/ready ## cut the shipped fonts anew from their packages
	$(BIN)/python -m realmgen.render.fonts.build

clean: ## forget the virtual environment and caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks

# uv is several times faster; where it cannot reach the packages, pip does the same. What uv itself, or a Python without
# ensurepip, leaves as .venv holds no pip and is made anew.
.venv/ready: pyproject.toml constraints.txt
	$(BIN)/python -m pip --version >/dev/null 2>&1 || { $(PYTHON) $(RECENT) && $(PYTHON) -m venv --clear .venv; }
	$(BIN)/python -m pip install -q uv && $(BIN)/uv pip install -q --python $(BIN)/python $(INSTALL) \
		|| $(BIN)/python -m pip install -q $(INSTALL)
	touch $@
