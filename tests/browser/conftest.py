"""The dashboard and the browser of `dashboard_driver`, for tests."""

from dashboard_driver import campaign, chromium, dashboard, database, play, server, tablet, windows

__all__ = ["campaign", "chromium", "dashboard", "database", "play", "server", "tablet", "windows"]
