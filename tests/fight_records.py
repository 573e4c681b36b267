"""Worked fights: how a record of one is read, played through the service, and told again in the record's words.

`who` says who is there, by a line of numbers or by the cast with what differs; whoever is no member of the Company
stands with the others, unless `ours` names them or `aside` keeps them out. A line of `do` is a command and, behind =,
its dice (`d12:9` says which die it is); behind ! a part of what refuses it. `landed` is all Damage, blow for blow;
`then` says how everybody stands at the end (who is not named stands as they came), `stands` what holds of them in the
fight, `due` whose Morale test is due.
"""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
import yaml

from realmgen.errors import RealmgenError
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.commands.forces import PutUnit, Raise
from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.model import GuardScore, Member, Score
from realmgen.games.bastionland.fight.who import party
from realmgen.games.bastionland.forces.blocks import STOCK, foe_kind, living, of_make
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.lore.notation import read_stats

FOLDER = Path(__file__).parent / "records" / "fights"
CAST = yaml.load((FOLDER / "cast.yaml").read_text("utf-8"), yaml.BaseLoader)
KINDS = ("knight", "squire", "follower", "steed")
FLAGS = ("named", "mounted", "large", "fatigued", "exposed")
_NUMBER = re.compile(r"(VIG|CLA|SPI) (?:(\d+)/)?(\d+)|(?:(\d+)/)?(\d+)GD")
BLOWS = ("landed", "unhorsed")


def records():
    """All worked fights, each with the file it stands in."""
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        if path.stem != "cast":
            found += [{"file": path.stem, **told} for told in yaml.load(path.read_text("utf-8"), yaml.BaseLoader)]
    return found


def somebody(name, line):
    """Who is meant by a line of numbers: one of the Company, or a unit."""
    first = line.split(" ")[0].split(",")[0]
    if first in KINDS:
        return _member(name, first, line[len(first) :])
    if first in STOCK:
        return _changed(of_make(first, name), line[len(first) :])
    if first == "foe":
        return _unit(name, line[len(first) :])
    return _changed(somebody(name, CAST[name]), line)


def _member(name, kind, line):
    numbers, *things = (part.strip() for part in line.split(";"))
    items = tuple(one.removeprefix("pack ") for one in things)
    worn = tuple(one for one in things if "A1" in one)
    held = tuple(one for one in things if one not in worn and not one.startswith("pack ") and kind != "steed")
    zero = Score(0, 0)
    who = Member(name, kind, zero, zero, zero, GuardScore(0, 0), items=items, held=held, worn=worn)
    return _changed(replace(who, armour=gear.armour_of(worn)), numbers)


def _unit(name, line):
    numbers, *attacks = (part.strip() for part in line.split(";"))
    stats = read_stats(", ".join(("VIG 1, CLA 1, SPI 1, 0GD", *attacks)))
    return _changed(living(name, foe_kind(stats), stats), numbers)


def _changed(who, line):
    """Someone with the numbers and words of a line."""
    for token in filter(None, (one.strip() for one in line.split(","))):
        who = replace(who, **_change(token))
    return who


def _change(token):
    found = _NUMBER.fullmatch(token)
    if found and found[1]:
        return {found[1].lower(): Score(int(found[2] or found[3]), int(found[3]))}
    if found:
        return {"guard": GuardScore(int(found[4] or found[5]), int(found[5]))}
    if token in FLAGS:
        return {token: True}
    word, _, value = token.rpartition(" ")
    armour = re.fullmatch(r"A(\d)", token)
    if armour:
        return {"armour": int(armour[1])}
    if token.startswith("led by "):
        return {"leader": token.removeprefix("led by ")}
    return {"number": int(value)} if word == "of" and value.isdigit() else {"of": token.removeprefix("of ")}


@dataclass
class Played:
    """A worked fight as it was played: the states before and after, and each step with the state it began in."""

    start: dict
    state: object
    steps: list = field(default_factory=list)

    @property
    def events(self):
        return [event for _, done in self.steps for event in done.events]


def played(play, campaign, told):
    """The fight of a record, played line by line."""
    everybody = {name: somebody(name, line) for name, line in told["who"].items()}
    for name, who in everybody.items():
        play.do(campaign, _entered(name, who, told["who"][name]))
    if told.get("fight", "people") != "no":
        play.do(campaign, f'fight "The ford" "The others" {told.get("fight", "people")}')
        for name, who in everybody.items():
            if isinstance(who, Unit) and name not in told.get("aside", ()):
                side = "ours" if name in told.get("ours", ()) else "theirs"
                play.do(campaign, f'join {side} "{name}"')
    found = Played({name: party(play.position(campaign).state, name) for name in everybody}, None)
    for line in told["do"].strip().splitlines():
        before = play.position(campaign).state
        done = ordered(play, campaign, line.strip())
        if done is not None:
            found.steps.append((before, done))
    found.state = play.position(campaign).state
    return found


def _entered(name, who, line):
    if isinstance(who, Member):
        return str(PutMember(who))
    return str(Raise(line, name)) if line in STOCK else str(PutUnit(who))


def ordered(play, campaign, line):
    """A line of `do`: what came of it, or nothing where it is refused as it should be."""
    line, _, reason = line.partition(" ! ")
    text, _, dice = line.partition(" = ")
    sides, rolls = zip(*map(die, dice.split()), strict=True) if dice else ((), ())
    if not reason:
        done = play.do(campaign, text, rolls=rolls)
        fell = [f"d{one.sides}" for one in done.rolls]
        assert [had for had, wanted in zip(fell, sides, strict=True) if wanted] == [*filter(None, sides)], line
        return done
    with pytest.raises(RealmgenError, match=re.escape(reason)):
        play.do(campaign, text, rolls=rolls)
    return None


def die(word):
    """The sides and the value of a die: `d12:9`, or `9` where it goes without saying which it was."""
    sides, _, value = word.rpartition(":")
    return sides, int(value)


def standing(who, before):
    """How someone stands: `3/8GD A2 12/10/10, fatigued, Scar 6 waits`."""
    guard = f"{who.guard.now}/{who.guard.full}GD"
    armour = f" A{who.armour}" if who.armour else ""
    built = isinstance(who, Unit) and who.built
    virtues = "" if built else f" {who.vig.now}/{who.cla.now}/{who.spi.now}"
    words = [f"{who.number - who.down} of {who.number}"] if isinstance(who, Unit) and who.number > 1 else []
    words += [word for word in ("fatigued", "exposed", "dying") if getattr(who, word, False)]
    words += filter(None, [getattr(who, "fate", ""), getattr(who, "end", "")])
    words += [" ".join(filter(None, ("Scar", str(one.row), one.place, "waits" * one.waits))) for one in who.scars]
    had, has = _things(before), list(_things(who))
    for thing in had:
        if thing in has:
            has.remove(thing)
        else:
            words.append(f"lost {re.sub(r' [(]?[1-9]?d[0-9].*| [(]A.*', '', thing)}")
    return ", ".join((guard + armour + virtues, *words))


def _things(who):
    return who.attacks if isinstance(who, Unit) else who.items


def in_fight(fighter):
    """What holds of someone in the fight, in words."""
    words = [fighter.spot, f"on {fighter.steed}" if fighter.steed else "on foot"]
    words += [word for word in ("cover", "late", "moved", "acted", "freed", "halted") if getattr(fighter, word)]
    words += [
        f"{word} {getattr(fighter, word)}" for word in ("stopped", "impaired", "trapped") if getattr(fighter, word)
    ]
    words += [f"wall of {fighter.wall}"] if fighter.wall else []
    return [*words, *([f"leads {fighter.leads}"] if fighter.leads else []), *([fighter.out] if fighter.out else [])]


def outcome(found):
    """All Damage of a fight, blow for blow: `Reeve 7 wounded`."""
    blows = [event.data for event in found.events if event.kind in BLOWS and event.data["result"]]
    return [f"{one['name']} {one['damage']} {one['result']}" for one in blows]


def as_it_ended(found):
    """How everybody stands whose numbers, or words, are not what they came with; those who stand as they came left
    out."""
    ended = {name: standing(party(found.state, name), who) for name, who in found.start.items()}
    return {name: told for name, told in ended.items() if told != standing(found.start[name], found.start[name])}
