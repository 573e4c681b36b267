"""Realms: a land of Knights and Myths (ledger MB)."""
