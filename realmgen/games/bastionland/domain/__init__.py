"""Domains: their rulers, Council, Court, Crises, tasks and designs (MB-383 to MB-419)."""
