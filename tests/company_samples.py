"""A Company for tests: three Knights, a Squire, steeds, followers and a beast, with the Glory they were given."""

from dataclasses import replace

from realmgen.games.bastionland.company.model import Award, Company, GuardScore, Member, Score
from realmgen.games.bastionland.lore.model import Calling, Seer
from realmgen.games.bastionland.road.model import Moment

GEAR = ("camping gear", "rope", "torches", "dry rations", "dagger (d6)")


def score(now, full=None):
    return Score(now, now if full is None else full)


def guard(now, full=None):
    return GuardScore(now, now if full is None else full)


CALLING = Calling(
    "lantern",
    "The Lantern Knight",
    ("longsword (2d8 hefty)", "mail (A1)", "shield (d4, A1)", "a lantern that lights for nobody else"),
    "Lamplight",
    "By your lantern you see how a thing looked a day ago, as long as it burns. Oil for it is hard to find.",
    "Keep a light burning through the night for somebody who is away.",
    Seer("The Wick", "A tall woman with singed sleeves.", "Speaks last.", "a light you will never see again"),
    ("Who waits for you?", "Who put out the first lantern?", "What did you see by it?"),
    2,
    7,
)

ISOLDE = Member(
    "Isolde",
    "knight",
    vig=score(8, 11),
    cla=score(12),
    spi=score(7, 14),
    guard=guard(4),
    armour=2,
    items=(*CALLING.belongings, *GEAR),
    held=("longsword (2d8 hefty)",),
    worn=("mail (A1)", "shield (d4, A1)"),
    remedy="stimulant",
    player="Ann",
    title="The Lantern Knight",
    ability=f"{CALLING.ability}. {CALLING.ability_text}",
    passion=CALLING.passion,
    note="Owes the miller at Withy bank a night's watch.",
    calling=CALLING,
)
BRAN = Member(
    "Bran",
    "knight",
    vig=score(4, 13),
    cla=score(10),
    spi=score(8),
    guard=guard(0, 3),
    armour=1,
    items=("warhammer (d10 hefty)", "coat of plates (A1)", "a bell without a clapper", *GEAR),
    held=("warhammer (d10 hefty)",),
    worn=("coat of plates (A1)",),
    player="Ben",
    title="The Bell Knight",
    ability="Hush. Once a day you may still every voice within a bowshot for as long as you hold your breath.",
    passion="Hear out a quarrel to its end.",
    age="mature",
    fatigued=True,
)
MAUD = Member(
    "Maud",
    "knight",
    vig=score(10),
    cla=score(6, 9),
    spi=score(12),
    guard=guard(3),
    items=("bow (d8 long)", "hunting knife (d6)", *GEAR),
    player="Cy",
    title="The Moss Knight",
    ability="Rooted. Nothing moves you from where you kneel.",
    passion="Sleep under the open sky.",
    age="old",
    successor="Perkin",
)
PERKIN = Member(
    "Perkin", "squire", score(7), score(12), score(2), guard(1), items=("dagger (d6)", "axe (d8 hefty)"), of="Maud"
)
ASH = Member("Ash", "steed", score(10), score(7), score(5), guard(3), items=("trample (d8)",), of="Isolde")
MOTH = Member("Moth", "steed", score(7), score(7), score(2), guard(2), of="Perkin", note="A pony, shy of water.")
HOB = Member(
    "Hob",
    "follower",
    score(9),
    score(8),
    score(7),
    guard(2),
    armour=1,
    items=("crossbow (2d8 slow)", "leather cap (A1)"),
    worn=("leather cap (A1)",),
    title="mercenary",
    of="Bran",
    note="Paid until Harvest.",
)
GREY = Member("Grey", "beast", score(6), score(11), score(6), guard(4), items=("jaws (d8)",), note="A wolf, half tame.")

COMPANY = Company(
    "wanderer",
    "saga",
    members=(ISOLDE, BRAN, MAUD, PERKIN, ASH, MOTH, HOB, GREY),
    awards=(
        Award("Isolde", 1, "myth", "The Lantern Stag was led home.", Moment(day=9)),
        Award("Isolde", 1, "tournament", "Won the joust at Amberwick.", Moment("afternoon", 14, "harvest")),
        Award("Isolde", -1, "duel", "Lost to the Ash Knight.", Moment("morning", 15, "harvest")),
        Award("Bran", 3, "start", "Came renowned.", Moment()),
    ),
    at="0604",
)


def long_member(name="Wilhelmina Aurelia of the Nine Weeping Willows beyond the Salt Mere and the Old Road", **more):
    """A Knight as long-winded as a sheet must bear: a name of 80 letters, a wordy talent, three dozen items."""
    items = tuple(
        f"the {n}. heirloom of a house that is no more, wrapped in oiled linen (d{4 + n % 4 * 2})" for n in range(18)
    )
    talent = (
        "You know every stone by the name it had before the wall was built, and it answers you, but only once a day. "
    )
    return replace(
        ISOLDE,
        name=name[:80],
        player=name[:80],
        title=name[:80],
        items=items,
        held=items[:2],
        worn=items[2:4],
        ability=(talent * 8).strip(),
        passion=(talent * 3).strip(),
        note=(talent * 5).strip(),
        **more,
    )
