"""Ironsworn worlds: truths, regions, settlements, people, foes, quests, and the oracles (rules by Shawn Tomkin,
CC BY-NC-SA 4.0, in our own words)."""
