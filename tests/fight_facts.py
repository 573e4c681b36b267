"""What a worked fight showed, as facts: each Feat and how its Save fell, each Gambit, Scar, wall, engine, and so on."""

from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.fight.who import party
from realmgen.games.bastionland.forces.blocks import BUILT, WARBANDS

SAVES = {"smite": "vig", "focus": "cla", "deny": "spi"}
ENGINES = tuple(make for make, one in BUILT.items() if one.kind == "engine")
STRIKING = tuple(make for make in ENGINES if BUILT[make].attacks)
TARGETS = tuple(make for make, one in BUILT.items() if one.guard)

FEATS = {
    *(("feat", feat, how, fell) for feat, how in (("smite", "die"), ("smite", "blast")) for fell in ("held", "failed")),
    *(("feat", feat, "", fell) for feat in ("focus", "deny") for fell in ("held", "failed")),
}
SAVED = ("repel", "stop", "impair", "trap", "dismount", "other")
BOUGHT = {
    *(("gambit", one, "plain", saved) for one in SAVED for saved in (True, False)),
    *(("gambit", one, "sure", False) for one in SAVED),
    *(("gambit", one, "greater", False) for one in SAVED),
    *(("gambit", "bolster", strength, False) for strength in ("plain", "sure", "greater")),
    *(("gambit", "move", strength, False) for strength in ("plain", "sure")),
}
BUILDINGS = {*(("strikes", make) for make in STRIKING), *(("struck", make) for make in TARGETS)}
BANDS = {(how, make) for make in WARBANDS for how in ("strikes", "struck")}
WALLS = {("wall", kind, holds) for kind in ("shields", "spears") for holds in (True, False)} - {
    ("wall", "spears", False)
}
OUTCOMES = {("result", one) for one in ("unharmed", "evaded", "scar", "wounded", "mortal", "slain", "destroyed")}
KINDS = {
    ("event", kind)
    for kind in (
        *("hindered", "edge", "arms", "caught", "cover", "mounted", "unhorsed", "halted", "wall", "front", "morale"),
        *("tended", "died", "mended", "clash", "collided", "repaired", "peal", "driven", "withdrawn", "fell"),
    )
}
SAID = {("terms", one) for one in ("ranged", "large", "fire", "siege", "bloodless")}
STANCES = {("footing", one) for one in ("charge", "confined", "special")}
BOUTS = {("bout", bout, stakes) for bout in ("duel", "joust") for stakes in ("deadly", "bloodless")}
SCARS = {("scar", row) for row in range(1, 13)}
STATES = {("struck while", one) for one in ("exposed", "no cla")} | {
    ("strikes while", one) for one in ("no vig", "no spi", "on a steed")
}
CHARGES = {("charge", who) for who in ("on foot", "mounted", "spears")}
TESTS = {("morale", by, held) for by in ("led", "own") for held in (True, False)}
WANTED = (
    *(FEATS, BOUGHT, BUILDINGS, BANDS, WALLS, OUTCOMES, KINDS),
    *(SAID, STANCES, BOUTS, SCARS, STATES, CHARGES, TESTS),
)


def facts(found):
    """All facts of a fight that was played."""
    told = set()
    for before, done in found.steps:
        for event in done.events:
            told.add(("event", event.kind))
            told |= set(_of_event(before, event.kind, event.data, done))
    return told


def _of_event(before, kind, data, done):
    teller = _TELLERS.get(kind)
    return teller(before, data, done) if teller else ()


def _feat(before, data, done):
    virtue = SAVES[data["feat"]]
    save = next(die.value for die in done.rolls if f"{virtue.upper()} Save" in die.purpose)
    held = save <= getattr(party(before, data["name"]), virtue).now
    yield "feat", data["feat"], data.get("how", ""), "held" if held else "failed"


def _focus(before, data, done):
    save = next((die for die in done.rolls if "CLA Save" in die.purpose), None)
    if save:
        yield "feat", "focus", "", "held" if save.value <= party(before, data["by"]).cla.now else "failed"
    yield "gambit", data["gambit"], data["strength"], data["saved"]


def _struck(before, data, done):
    for by in {die[2] for pool in data["pools"] for die in pool["dice"]}:
        who, fighter = party(before, by), before.fight.find(by)
        yield "strikes", getattr(who, "make", "")
        built = getattr(who, "built", False)
        yield from (
            ("strikes while", f"no {virtue}") for virtue in VIRTUES if not built and not getattr(who, virtue).now
        )
        if fighter.steed:
            yield "strikes while", "on a steed"
    for pool in before.fight.assault.pools:
        if any(strike.charge for strike in pool.strikes):
            yield "charge", "mounted" if before.fight.find(pool.target).steed else "on foot"


def _landed(before, data, done):
    if not data["result"]:
        return
    who = party(before, data["name"])
    yield "result", data["result"]
    yield "struck", getattr(who, "make", "")
    if getattr(who, "exposed", False):
        yield "struck while", "exposed"
    if not getattr(who, "built", False) and not who.cla.now:
        yield "struck while", "no cla"


def _clash(before, data, done):
    for name in (data["one"], data["other"]):
        yield "strikes", party(before, name).make


def _collided(before, data, done):
    for name in data["names"]:
        yield "struck", party(before, name).make


def _morale(before, data, done):
    if "leader" in data:
        yield "morale", "led", data["held"]
    else:
        yield "morale", "own", not data["broken"]


_TELLERS = {
    "feat": _feat,
    "gambit": _focus,
    "struck": _struck,
    "landed": _landed,
    "clash": _clash,
    "collided": _collided,
    "morale": _morale,
    "scar": lambda before, data, done: [("scar", data["row"])],
    "wall": lambda before, data, done: [("wall", data["wall"], data["holds"])] if data["wall"] else [],
    "terms": lambda before, data, done: [("terms", data["what"])],
    "footing": lambda before, data, done: [("footing", data["what"])],
    "halted": lambda before, data, done: [("charge", "spears")],
    "bout": lambda before, data, done: [("bout", data["bout"], data["stakes"])],
}
