"""Leaves as games fill them: a long entry and a short one, taken from the data that comes along."""

from pathlib import Path

import yaml

from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Figure, Items, Lead, Leaf, Signed, Steps

DATA = Path(__file__).parents[1] / "data" / "bastionland"
MYTHS, KNIGHTS = (sorted((DATA / folder).glob("*.yaml")) for folder in ("myths", "knights"))


def read(path):
    return yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)


def myth(path):
    """About 450 words in ten sections."""
    told = read(path)
    ends = ("left_alone", "weakness", "cure", "hex")
    blocks = (
        Lead(told["truth"]),
        Heading("Omens", 2),
        Steps(tuple(told["omens"])),
        Heading("Cast", 2),
        *(Figure(one["name"], one["stats"], one.get("note", "")) for one in told["cast"]),
        Heading("How it goes", 2),
        *(Entry(part.replace("_", " ").capitalize(), told[part]) for part in ends),
        Heading("What is known", 2),
        *(Entry(who.capitalize(), text) for who, text in told["known"].items()),
        Heading("Landmarks", 2),
        *(Signed(kind, kind.capitalize(), text) for kind, text in told["prompts"].items()),
    )
    return Leaf(told["name"], blocks, f"Myth · {told['d6']}-{told['d12']:02d}", foot=told["licence"])


def knight(path):
    """About 130 words."""
    told = read(path)
    seer = told["seer"]
    blocks = (
        Heading("Property", 2),
        Items(tuple(told["property"])),
        Heading("Ability", 2),
        Entry(told["ability"]["name"], told["ability"]["text"]),
        Heading("Passion", 2),
        Paragraph(told["passion"]),
        Heading(seer["name"], 2),
        *(Entry(part.capitalize(), seer[part]) for part in ("look", "nature", "price")),
        Heading("Prompts", 2),
        Steps(tuple(told["prompts"])),
    )
    return Leaf(told["name"], blocks, f"Knight · {told['d6']}-{told['d12']:02d}", foot=told["licence"], emblem="arms")


def rumour():
    """Two short paragraphs to be handed over."""
    return Leaf(
        "A Bell in the Water",
        (Lead("A ferryman of thirty rows badly, with an old man's hands."), Paragraph("Wax is dear this year.")),
        "Rumour",
        foot="Campaign code c0ffee00",
    )
