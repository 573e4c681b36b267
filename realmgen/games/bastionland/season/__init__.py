"""The year and its turns: Seasons, Ages, what is due in them and what happened (MB-278 to MB-308)."""
