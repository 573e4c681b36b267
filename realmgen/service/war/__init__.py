"""What the page of war shows of a campaign: the fight and everybody in it, what may be chosen, foes and units."""
