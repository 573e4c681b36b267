"""Who and what fights beside the Company or against it: foes, beasts, Warbands, ships, structures and engines."""
