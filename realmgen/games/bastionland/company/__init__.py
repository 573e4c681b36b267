"""Who travels together, what they carry, and what becomes of them."""
