"""Settings shared by all tests."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("MPLBACKEND", "Agg")
settings.register_profile("realmgen", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("realmgen")
