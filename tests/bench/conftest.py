"""The dashboard and the browser of `dashboard_driver`, for measuring."""

from dashboard_driver import campaign, chromium, dashboard, database, play, server, windows

__all__ = ["campaign", "chromium", "dashboard", "database", "play", "server", "windows"]
