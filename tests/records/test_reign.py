"""Six evenings of a Chronicle through the service, with fights, Warbands, Crises and a succession, come out as they
were worked out by hand (tests/records/reign.yaml)."""

import json
from pathlib import Path

import pytest
import yaml
from company_samples import guard, score
from hand_records import do, drawn
from leak_search import found_in

from realmgen.content import load
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.company.model import VIRTUES, Member
from realmgen.games.bastionland.domain.crises import fortune_of
from realmgen.games.bastionland.domain.drama import TABLES, involvement
from realmgen.games.bastionland.domain.dues import yield_of
from realmgen.games.bastionland.domain.model import OFFICES
from realmgen.games.bastionland.domain.tasks import is_due
from realmgen.games.bastionland.evening import passage_of, passing_due
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.lore.notes import table_of
from realmgen.games.bastionland.rules.season.happenings import became
from realmgen.kit.record import to_json
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text
from realmgen.store.ledger import open_ledger

REIGN = yaml.load((Path(__file__).parent / "reign.yaml").read_text(encoding="utf-8"), yaml.BaseLoader)
LIBRARY = Library(load("bastionland"))
RULES = Rules(LIBRARY)
MEANS = {
    "crises": fortune_of,
    "collected": yield_of,
    "drama": involvement,
    "situation": became,
    "passage": passage_of,
}
FACES = {1, 2, 3, 4, 5, 6}


def written(told):
    """One of the Company, as the command that writes them in full."""
    virtues = {virtue: score(int(told[virtue])) for virtue in VIRTUES}
    lines = {key: tuple(told.get(key, ())) for key in ("items", "held", "worn")}
    more = {"armour": int(told.get("armour", 0)), "age": told["age"], "of": told.get("of", "")}
    return str(
        PutMember(Member(told["name"], told["kind"], guard=guard(int(told["guard"])), **virtues, **lines, **more))
    )


def joined(*words):
    return ", ".join(filter(None, words))


def measure(score):
    return str(score.now) if score.now == score.full else f"{score.now}/{score.full}"


def numbers(who):
    virtues = [f"{virtue.upper()} {measure(getattr(who, virtue))}" for virtue in VIRTUES]
    return joined(*virtues, f"{measure(who.guard)}GD")


def flags(thing, *names):
    return [name for name in names if getattr(thing, name)]


def of_company(state):
    company = state.company
    for one in company.members:
        name = one.name
        glory = f"{company.glory(name)} Glory" if one.kind == "knight" else ""
        conditions = flags(one, "fatigued", "exposed", "dying", "away")
        yield name, joined(f"{one.age} {one.kind}", numbers(one), glory, *conditions, one.fate)
        yield f"{name}'s post", joined(one.office, *flags(one, "opposed"))
        yield f"{name}'s Scars", joined(*(f"{scar.row}{' waits' if scar.waits else ''}" for scar in one.scars))
        yield f"{name}'s heir", joined(one.successor, one.heir_knighted and "a Knight")
    yield "plan", " ".join(company.schedule)


def of_units(state):
    for one in state.units:
        down = f"{one.down} of {one.number} down" if one.down else ""
        yield one.name, joined(numbers(one), down, *flags(one, "strained"), one.end)


def of_year(state):
    now, calendar = state.day.now, state.calendar
    yield "clock", f"{now.season} of year {now.year}, Age {now.age}, day {now.day}, {now.phase}; {calendar.event}"
    yield "turn", joined(*(calendar.turning.kind, calendar.turning.step)) if calendar.turning else ""
    yield "due", passing_due(state) or ""
    yield "turns after", "" if calendar.turns_after is None else str(calendar.turns_after)
    yield "legacies", joined(*(f"{name} {glory}" for name, glory in calendar.legacies.items()))
    yield "night", f"{state.nights[-1].number} {state.nights[-1].passes or 'goes on'}" if state.nights else ""
    yield "fight", f"{state.fight.name}, turn {state.fight.turn}" if state.fight else ""
    yield "fights", joined(*(f"{past.name} {past.outcome} in {past.rounds}" for past in state.fights))
    yield "seen", " ".join(sorted({*state.seen.hexes, *state.seen.features} - {"0403"}))


def of_domain(state, domain):
    def said(part, words):
        return f"{domain.at} {part}", words

    yield said("ruler", joined(domain.ruler, domain.successor and f"then {domain.successor}"))
    council = [f"{office} {domain.council[office]}" for office in OFFICES if office in domain.council]
    yield said("council", joined(*council, *(f"circle {name}" for name in domain.circle)))
    yield said(
        "crises",
        joined(
            *(
                f"{one.kind}{' announced' if one.announced else ''}{' resolved' if one.ended else ''}"
                for one in domain.crises
            )
        ),
    )
    yield said("dilemma", joined(*domain.dilemma))
    yield said("flags", " ".join(flags(domain, "away", "coffers", "misrule", "turmoil")))
    late = {True: " due", False: ""}
    tasks = (f"{task.by} {task.span}{f' {task.outcome}' if task.outcome else ''}" for task in domain.tasks)
    due = (late[is_due(state, domain, task)] for task in domain.tasks)
    yield said("tasks", joined(*(f"{task}{late}" for task, late in zip(tasks, due, strict=True))))
    designs = (
        f"{'early ' if one.early and one.size == 'building' else ''}{one.size} {one.turns}{' done' if one.done else ''}"
        for one in domain.designs
    )
    yield said("designs", joined(*designs))
    court = (f"{one.name} {one.kind} {one.seat or one.want}".strip() for one in domain.court)
    yield said("court", joined(*court))
    yield said("grudges", str(len(domain.grudges) or ""))
    yield said("turns", str(domain.turns or ""))


def stands(state):
    """Where everything stands, as the record has it; nothing that is empty."""
    found = {**dict(of_company(state)), **dict(of_units(state)), **dict(of_year(state))}
    for domain in state.domains:
        found |= dict(of_domain(state, domain))
    return {key: words for key, words in found.items() if words}


@pytest.fixture(scope="module")
def play(tmp_path_factory):
    opened = Play(open_ledger(tmp_path_factory.mktemp("reign") / "realmgen.db"), {"bastionland": RULES})
    yield opened
    opened.ledger.close()


@pytest.fixture(scope="module")
def reign(play):
    """The Chronicle as it was played: by step where everything stood, what was written into the year, what was done,
    and what players read then."""
    campaign = play.create("A reign", "bastionland", "4711", first=adopt_text(drawn(REIGN["realm"], "a-reign-by-hand")))
    for one in REIGN["company"]:
        do(play, campaign, written(one))
    found, before = [], 0
    for step in REIGN["steps"]:
        done = [do(play, campaign, line) for line in step["do"]]
        state = play.position(campaign).state
        entries = state.calendar.entries[before:]
        before = len(state.calendar.entries)
        wrote = [f"{one.kind}{' secret' if one.secret else ''}" for one in entries]
        found.append((stands(state), wrote, done, to_json(play.look(campaign, as_player=True)).encode()))
    return campaign, found


def events(found, kind):
    return [event for _, _, done, _ in found for one in done for event in one.events if event.kind == kind]


def test_MB_010_every_step_comes_out_as_it_was_worked_out(reign):
    _, found = reign
    expected = {}
    for step, (stood, wrote, *_) in zip(REIGN["steps"], found, strict=True):
        expected = {key: words for key, words in {**expected, **step["then"]}.items() if words}
        assert stood == expected, f"{step['name']}: {step['why']}"
        assert wrote == step.get("writes", []), step["name"]


@pytest.mark.parametrize("kind", MEANS)
def test_MB_298_MB_308_MB_397_MB_409_MB_411_each_face_came_up_and_meant_what_it_says(reign, kind):
    _, found = reign
    means = {int(face): result for face, result in REIGN["rolls"][kind].items()}
    rolled = [event.data for event in events(found, kind) if "die" in event.data]
    assert {data["die"] for data in rolled} == FACES
    for data in rolled:
        assert data["result"] == means[data["die"]] == MEANS[kind](data["die"])


def test_a_planned_chronicle_turned_three_seasons_and_an_age(reign):
    _, found = reign
    assert [event.data["turns"] for event in events(found, "onward")] == ["season", "season", "age", "season"]
    assert [event.data["left"] for event in events(found, "turned")] == [[]] * 4


def test_MB_139_glory_as_it_was_won(play, reign):
    campaign, _ = reign
    awards = play.position(campaign).state.company.awards
    assert [f"{award.knight} {award.amount} {award.reason}" for award in awards] == REIGN["awards"]


def test_MB_398_MB_410_what_was_drawn_is_of_our_tables(reign):
    _, found = reign
    for event in events(found, "crisis"):
        table = table_of(LIBRARY, f"crises.{event.data['crisis']}")
        assert event.data["face"] in {sentence(table.entry(face)) for face in range(1, table.die + 1)}
    for event in events(found, "drama"):
        drawn_of = (*event.data["parties"], event.data["cause"])
        for words, key in zip(drawn_of, TABLES, strict=True):
            table = table_of(LIBRARY, key)
            assert words in {table.entry(face) for face in range(1, table.die + 1)}


def test_all_dice_were_typed_in(reign):
    _, found = reign
    dice = [die for _, _, done, _ in found for one in done for die in one.rolls]
    assert len(dice) > 150
    assert all(die.typed for die in dice)


def test_what_is_told_reads_as_a_story(reign):
    _, found = reign
    told = [event.text for _, _, done, _ in found for one in done for event in one.events]
    assert [text for text in told if "`" in text or "MB-" in text or "  " in text or ".." in text] == []
    assert [text for text in told if text[0] != text[0].upper() or text[-1] not in ".!?…"] == []


def test_the_tables_tell_what_the_record_tells(play, reign):
    campaign, _ = reign
    found = play.ledger.rows(play.position(campaign).standing.journal, "bastionland")
    for name, told in REIGN["rows"].items():
        rows = {row["key"]: row for row in found[name]}
        for key, columns in told.items():
            as_told = {column: json.dumps(rows[key][column]).strip('"') for column in columns}
            assert as_told == columns, f"{name} {key}"


def test_players_read_none_of_its_secrets(play, reign):
    campaign, found = reign
    state = play.position(campaign).state
    told = {one.face for domain in state.domains for one in domain.crises if one.announced}
    unsaid = [one.face for domain in state.domains for one in domain.crises if one.face not in told]
    secrets = [*REIGN["secrets"], *unsaid, *(event.data["cause"] for event in events(found, "drama"))]
    assert found_in(to_json(play.look(campaign)).encode(), [*secrets, *REIGN["met"]]) == [*secrets, *REIGN["met"]]
    stored = play.ledger.players.text(campaign.code).encode()
    assert found_in(stored, [*secrets, *REIGN["met"]]) == []
    for step, (*_, players) in zip(REIGN["steps"], found, strict=True):
        assert found_in(players, secrets) == [], step["name"]
    known = ["Marlbeck", "Militia of Marlbeck", "Edda"]
    assert found_in(found[-1][-1], known) == known


def test_the_record_replays_to_the_same_bytes(play, reign, tmp_path):
    campaign, _ = reign
    assert play.replay(campaign) == []
    kept = export_campaign(play, campaign)
    other = Play(open_ledger(tmp_path / "other.db"), {"bastionland": RULES})
    again = import_campaign(other, kept)
    assert other.replay(again) == []
    assert export_campaign(other, again) == kept
    assert to_json(other.look(again)) == to_json(play.look(campaign))
    assert to_json(other.look(again, as_player=True)) == to_json(play.look(campaign, as_player=True))
    journals = (one.position(where).standing.journal for one, where in ((play, campaign), (other, again)))
    one, two = (its.ledger.rows(journal, "bastionland") for its, journal in zip((play, other), journals, strict=True))
    assert one == two
    other.ledger.close()
