"""A week of travel through the service comes out as it was worked out by hand (tests/records/week.yaml)."""

import re
from pathlib import Path

import pytest
import yaml
from company_samples import guard, score
from hand_records import do, drawn

from realmgen.content import load
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.company.model import VIRTUES, Member
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.road.clock import said_when
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.record import to_json
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text
from realmgen.store.ledger import open_ledger

WEEK = yaml.load((Path(__file__).parent / "week.yaml").read_text(encoding="utf-8"), yaml.BaseLoader)
RULES = Rules(Library(load("bastionland")))


def written(told):
    """One of the Company, as the command that writes them in full."""
    virtues = {virtue: score(int(told[virtue])) for virtue in VIRTUES}
    more = {key: told[key] for key in ("remedy", "of") if key in told}
    return str(PutMember(Member(told["name"], told["kind"], guard=guard(3), **virtues, **more)))


def stands(state):
    """Where everything stands, as a line of the record has it."""
    found = {"at": state.company.at, "omens": {str(number): str(shown) for number, shown in state.omens.items()}}
    for member in state.company.members:
        virtues = [str(member.score(virtue).now) for virtue in VIRTUES]
        found[member.name] = virtues[0] if member.kind == "steed" else "/".join(virtues)
    return found


def told_leg(leg):
    return " ".join(filter(None, (leg.at, leg.deed.replace(" ", "-"), leg.weather, *leg.through)))


@pytest.fixture(scope="module")
def play(tmp_path_factory):
    opened = Play(open_ledger(tmp_path_factory.mktemp("week") / "realmgen.db"), {"bastionland": RULES})
    yield opened
    opened.ledger.close()


@pytest.fixture(scope="module")
def week(play):
    """The week as it was played, and what happened: by Phase, and at the end."""
    campaign = play.create("A week", "bastionland", "4711", first=adopt_text(drawn(WEEK["realm"], "a-week-by-hand")))
    for line in (*map(written, WEEK["company"]), *WEEK["begin"]):
        do(play, campaign, line)
    found = []
    for phase in (*WEEK["phases"], WEEK["end"]):
        when = said_when(play.position(campaign).state.day.now)
        done = [do(play, campaign, line) for line in phase["do"]]
        found.append((when, stands(play.position(campaign).state), done))
    return campaign, found


def test_MB_278_every_phase_ends_as_it_was_worked_out(week):
    _, found = week
    for phase, (when, stood, _) in zip(WEEK["phases"], found, strict=False):
        assert (when, stood) == (phase["when"], phase["then"]), phase["why"]


def test_the_week_ends_as_it_was_worked_out(play, week):
    campaign, found = week
    state, end = play.position(campaign).state, WEEK["end"]
    assert found[-1][1] == end["then"]
    day = end["day"]
    assert said_when(state.day.now) == day["now"]
    assert (state.day.now.season, state.day.stage, state.day.weather) == (day["season"], day["stage"], day["weather"])
    assert (str(state.day.phases), state.day.loomed, state.day.mist) == (day["phases"], True, False)
    assert {name: str(state.company.glory(name)) for name in end["glory"]} == end["glory"]
    assert [member.remedy for member in state.company.members] == [None] * 4
    assert {str(number): how for number, how in state.resolved.items()} == end["resolved"]
    assert {part: list(getattr(state.seen, part)) for part in end["seen"]} == end["seen"]
    assert [told_leg(leg) for leg in state.trail] == end["trail"]
    rest = state.day
    assert (rest.slept, rest.sleeping, rest.deed, rest.asleep, rest.through) == ((), (), "", "", ())
    assert (rest.hosted, rest.nights, rest.cursed, rest.hazard, rest.back) == (0, 0, None, False, "0203")


def test_every_result_of_the_rolls_of_the_road_came_up(week):
    _, found = week
    fell = {}
    for _, _, done in found:
        for die in (die for one in done for die in one.rolls):
            fell.setdefault(re.split(" of | to ", die.purpose)[0], set()).add(die.value)
            assert die.typed
    every = {1, 2, 3, 4, 5, 6}
    for purpose in ("the Wilderness Roll", "the weather", "the blind way", "the Passage"):
        assert fell[purpose] == every, purpose
    assert fell["the mood"] == {1, 2, 4}


def test_MB_298_the_passage_of_time_by_its_die(week):
    _, found = week
    results = [event.data["result"] for one in found[-1][2] for event in one.events if event.kind == "passage"]
    assert results == WEEK["end"]["passage"]


def test_the_record_replays_to_the_same_bytes(play, week, tmp_path):
    campaign, _ = week
    assert play.replay(campaign) == []
    kept = export_campaign(play, campaign)
    other = Play(open_ledger(tmp_path / "other.db"), {"bastionland": RULES})
    again = import_campaign(other, kept)
    assert export_campaign(other, again) == kept
    assert to_json(other.look(again)) == to_json(play.look(campaign))
    other.ledger.close()
