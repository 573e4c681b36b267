"""A Chronicle of six evenings through the service comes out as it was worked out by hand
(tests/records/chronicle.yaml)."""

from collections import Counter
from pathlib import Path

import pytest
import yaml
from company_samples import guard, score

from realmgen.content import load
from realmgen.games.bastionland.clusters import cluster
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.company.model import VIRTUES, Member
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Holding, Options, Realm
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.season.outlook import plan
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text
from realmgen.store.ledger import open_ledger

CHRONICLE = yaml.load((Path(__file__).parent / "chronicle.yaml").read_text(encoding="utf-8"), yaml.BaseLoader)
RULES = Rules(Library(load("bastionland")))
FLAGS = ("coffers", "misrule", "turmoil", "away")


def realm():
    """A plain with the Seat and one other Holding."""
    options = Options(3, 3)
    terrain = ("plain",) * options.grid.size
    holdings = (Holding("0101", "Amberwick", "castle", seat=True), Holding("0303", "Lakenholt", "town"))
    area = cluster(options.grid, terrain)
    return Realm("Amberwick", "a-chronicle-by-hand", options, terrain, area, holdings=holdings)


def written(told):
    """One of the Company, as the command that writes them in full."""
    virtues = {virtue: score(int(told[virtue])) for virtue in VIRTUES}
    more = {key: told[key] for key in ("age", "of", "successor") if key in told}
    return str(PutMember(Member(told["name"], told["kind"], guard=guard(3), **virtues, **more)))


def do(play, campaign, line):
    """Order a line of the record, with its dice typed in; all of them are wanted."""
    text, _, dice = line.partition(" = ")
    done = play.do(campaign, text, rolls=[int(die) for die in dice.split()])
    assert len(done.rolls) == len(dice.split()), line
    return done


def people(state):
    return [member for member in state.company.members if member.kind not in ("steed", "beast")]


def stands(state):
    """Where everything stands, as the record has it."""
    now, one = state.day.now, state.domains[0]
    found = {"now": f"{now.season} {now.year} {now.age}"}
    for member in people(state):
        virtues = "/".join(str(member.score(virtue).now) for virtue in VIRTUES)
        found[member.name] = member.fate or f"{virtues} {state.company.glory(member.name)}"
    found["crises"] = " ".join(crisis.kind for crisis in one.open_crises)
    found["holds"] = " ".join(flag for flag in FLAGS if getattr(one, flag))
    found["done"] = ", ".join(design.what for design in one.designs if design.done)
    return {key: value for key, value in found.items() if value or key == "crises"}


@pytest.fixture(scope="module")
def play(tmp_path_factory):
    opened = Play(open_ledger(tmp_path_factory.mktemp("chronicle") / "realmgen.db"), {"bastionland": RULES})
    yield opened
    opened.ledger.close()


@pytest.fixture(scope="module")
def chronicle(play):
    """The Chronicle as it was played, and after each evening where all stood and what was done."""
    campaign = play.create("A Chronicle", "bastionland", "4711", first=adopt_text(realm()))
    for line in (*map(written, CHRONICLE["company"]), *CHRONICLE["begin"]):
        do(play, campaign, line)
    found = []
    for evening in CHRONICLE["evenings"]:
        done = [do(play, campaign, line) for line in evening["do"]]
        found.append((play.position(campaign).state, done))
    return campaign, found


def results(found, kind):
    """What the rolls of a kind came to, evening by evening."""
    events = [event for _, done in found for one in done for event in one.events if event.kind == kind]
    return [str(event.data.get("result", event.data.get("how"))) for event in events]


def test_MB_011_every_evening_ends_as_it_was_worked_out(chronicle):
    _, found = chronicle
    for evening, (state, _) in zip(CHRONICLE["evenings"], found, strict=True):
        assert stands(state) == evening["then"], evening["why"]
        assert state.calendar.turning is None
        for member in state.company.living:
            assert all(member.score(virtue).now == member.score(virtue).full for virtue in VIRTUES)


@pytest.mark.parametrize("kind", ["passage", "situation", "crises", "collected", "drama"])
def test_MB_298_MB_308_MB_397_MB_409_MB_411_each_result_of_each_roll_came_up(chronicle, kind):
    _, found = chronicle
    assert results(found, kind) == CHRONICLE["end"][kind]
    wanted = {"collected": {"misrule", "crisis", "paid", "usual"}}.get(kind)
    assert set(results(found, kind)) == wanted if wanted else len(set(results(found, kind))) == 3


def test_the_chronicle_ends_as_it_was_worked_out(chronicle):
    _, found = chronicle
    state, end = found[-1][0], CHRONICLE["end"]
    assert {member.name: member.age for member in people(state)} == end["ages"]
    assert (state.company.find("Isolde").successor, state.company.find("Isolde").heir_knighted) == ("Wat", True)
    told = Counter(entry.kind for entry in state.calendar.entries)
    assert {kind: str(told[kind]) for kind in end["told"]} == end["told"]
    secret = {entry.kind for entry in state.calendar.entries if entry.secret}
    assert secret >= {"situation", "crisis", "misrule", "drama"}
    assert not secret & {"turn", "event", "pursuit", "death", "design"}
    assert (state.calendar.legacies, state.calendar.turns_after, state.calendar.event) == ({}, None, "start")
    assert [one.when for one in plan(state)] == ["past"] * 6
    assert all(die.typed for _, done in found for one in done for die in one.rolls)


def test_the_record_replays_to_the_same_bytes(play, chronicle, tmp_path):
    campaign, _ = chronicle
    assert play.replay(campaign) == []
    kept = export_campaign(play, campaign)
    other = Play(open_ledger(tmp_path / "other.db"), {"bastionland": RULES})
    again = import_campaign(other, kept)
    assert export_campaign(other, again) == kept
    other.ledger.close()


def test_every_step_can_be_undone_to_where_it_began(play, chronicle):
    campaign, found = chronicle
    before = found[-2][0]
    for _ in found[-1][1]:
        play.undo(campaign, sure=True)
    assert play.position(campaign).state == before
    for _ in found[-1][1]:
        play.redo(campaign)
    assert play.position(campaign).state == found[-1][0]
