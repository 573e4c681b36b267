"""A small world for tests, with whatever is printed of one: bonds, an enemy, secrets, long names and long texts."""

from realmgen.games.ironsworn.lore import Category, Foe, Idea, Option, RegionLore
from realmgen.games.ironsworn.model import (
    CATEGORIES,
    REGIONS,
    FoeFit,
    Hook,
    Milestone,
    Person,
    Place,
    Road,
    Tale,
    Truth,
    Vow,
    World,
    WorldOptions,
)
from realmgen.kit.hex import Grid

GRID = Grid(6, 6)
LONG = "Vaskerhavn-under-the-Iron-Stair-of-the-Nine-Widows"
SECRET = "the reeve sells winter grain to raiders"
PLACES = (
    Place(
        1,
        "settlement",
        "Cairnhome",
        7,
        "Valley",
        "Fertile",
        ("a stone hall roofed with turf", "a palisade of charred oak"),
        ("outlaws or raiders strike from the hills",),
        size="circle",
        leader="Overseer",
        defence="a warband under a red banner",
        style="palisade and turf roofs",
        trade=("iron", "wool"),
        bond=True,
        known=True,
    ),
    Place(2, "settlement", LONG, 14, "Coast", "Wind-scoured", troubles=(SECRET,), size="steading", notes="zrazgul"),
    Place(3, "site", "The Hollow Stone", 21, "Barrow", "Forsaken", ("a door with no hinges",), known=True),
)
PEOPLE = (
    Person(
        1,
        "Thorsten",
        role="Hunter",
        goals=("to find the white stag that spared him",),
        descriptors=("Wary", "Generous"),
        home=1,
        ties=("is owed a life by the overseer",),
        bond=True,
        known=True,
    ),
    Person(
        2,
        "Val",
        role="Raider",
        home=1,
        rank="dangerous",
        enemy=True,
        drives=("to be feared",),
        tactics=("strikes at dusk",),
    ),
    Person(3, "Oddmund the Twice-Drowned of Vaskerhavn", role="Keeper", home=2, notes="quathlamb"),
)
WORLD = World(
    "The Grey Reach",
    "4711-hidden-seed",
    1,
    WorldOptions(),
    GRID,
    "5" * 36,
    "p" * 36,
    truths=(Truth("old-world", (1,)), Truth("iron", (2, 3)), Truth("beasts", own="Bees, and only bees.")),
    places=PLACES,
    people=PEOPLE,
    roads=(Road(1, 3, (7, 14, 21)),),
    foes=(FoeFit("wolf", "common"), FoeFit("elf", "legend", 1, "Nobody alive has met one.")),
    home=1,
    hooks=(Hook("region 5", "Somebody counts the doors of Cairnhome at night.", "Find who counts the doors"),),
    lore=("the sea took the old ships", "iron keeps its word"),
)
VOW = Vow(
    1,
    "Bring the banner of the Red Wolves home before the thaw",
    "dangerous",
    ticks=11,
    outline=(Milestone("Find where they fell", True), Milestone("Learn who sold them")),
    why="It was your brother who carried it.",
    giver=1,
)
TALE = Tale(mode="guided", world=WORLD, vows=(VOW,))


def idea(text="Somebody wants something, and it cannot wait for the thaw.", title="What cannot wait"):
    return Idea(title, text)


def category(key, words=40):
    options = tuple(
        Option(n, f"Answer {n} of {key}", " ".join([f"word{n}"] * words), idea(), f"{key} is so ({n})")
        for n in (1, 2, 3)
    )
    return Category(key, key.title(), f"What of {key}?", options)


TRUTHS = {key: category(key) for key in CATEGORIES}
REGION = tuple(
    RegionLore(n, name, "Green heaths above grey water.", ("surf", "rocks"), idea(), ("stilts",), ("wolf", "elf"))
    for n, name in enumerate(REGIONS[1:], 1)
)
FOES = {
    "wolf": Foe(
        "wolf",
        "Wolf",
        "animal",
        "dangerous",
        "It has followed you since noon and is in no hurry.",
        ("grey coat", "patient eyes"),
        ("feed the pack",),
        ("circle", "take the last one"),
        idea("The sheep are whole. The shepherds are not."),
    ),
    "elf": Foe(
        "elf",
        "Elf",
        "firstborn",
        "dangerous",
        "It stood there all the time.",
        ("bark-grey skin",),
        ("keep the wood",),
        ("arrows first",),
        idea(),
        "What did they do when the first ships came?",
        ("Grey: of the coast",),
    ),
}
