"""Settings shared by all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("MPLBACKEND", "Agg")
settings.register_profile("realmgen", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("realmgen")


@pytest.fixture(scope="session")
def blank(tmp_path_factory):
    """A database with nothing in it, to be copied: making the tables takes longer than most tests."""
    from realmgen.store.ledger import open_ledger

    path = tmp_path_factory.mktemp("blank") / "realmgen.db"
    open_ledger(path).close()
    return path
