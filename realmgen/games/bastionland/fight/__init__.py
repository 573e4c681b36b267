"""Fights: who stands where, the attack that is being resolved, and what it does (MB-051 to MB-108, MB-124 to
MB-138)."""
