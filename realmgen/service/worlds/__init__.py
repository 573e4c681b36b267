"""Ironsworn worlds: made, kept in journals of their own, asked, shown and printed."""
