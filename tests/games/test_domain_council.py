"""The Council, the Circle, tasks and the Court (MB-385 to MB-395)."""

import dataclasses
import re

import pytest
from domain_samples import AT, kinds, ruled, troubled
from lore_samples import HEADER, calling_fields, library, written
from road_samples import changed, someone, texts

from realmgen.games.bastionland.company.model import Award
from realmgen.games.bastionland.domain.council import DOINGS, WATCH, acting, councillors, guests, vacant, warning
from realmgen.games.bastionland.domain.court import called_in
from realmgen.games.bastionland.domain.model import CRISES, OFFICES, WANTS, Courtier
from realmgen.games.bastionland.domain.tasks import due
from realmgen.games.bastionland.lore.reading import read_calling
from realmgen.games.bastionland.model import Landmark
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.domain.offered import of_domains
from realmgen.kit.written import Record


@pytest.fixture
def rules():
    return Rules(library())


def table(name, die=1):
    return library().tables[name].entry(die)


FULL = dict(zip(OFFICES, ("Ede", "Bram", "Odo", "Lys"), strict=True))


def test_MB_385_a_vacant_seat_is_warned_of(act, realm):
    step = act(ruled(realm, council={"steward": "Ede", "sheriff": "Odo"}), 'council 0601 envoy "Lys"')
    assert step.events[0].text == (
        "Lys is Envoy of Lakenholt: an Envoy deals with neighbours, and makes guests welcome. Nothing runs smoothly"
        " while there is no Marshal."
    )
    assert vacant(step.state.domain(AT)) == ("marshal",)
    full = act(step.state, 'council 0601 marshal "Bram"')
    assert "smoothly" not in full.events[0].text
    assert warning(full.state.domain(AT)) == ""


def test_MB_385_who_loses_a_seat_bears_a_grudge(act, realm, refused):
    step = act(ruled(realm, council=FULL), "council 0601 marshal")
    assert step.state.domain(AT).grudges == ("Bram lost the seat of Marshal.",)
    assert step.events[0].text == (
        "Bram lost the seat of Marshal at Lakenholt, and will not go quietly. Nothing runs smoothly while there is no"
        " Marshal."
    )
    other = act(ruled(realm, council=FULL), 'council 0601 marshal "Ivo"').state.domain(AT)
    assert (other.council["marshal"], other.grudges) == ("Ivo", ("Bram lost the seat of Marshal.",))
    refused(step.state, "council 0601 marshal", "the seat of the Marshal is empty already")
    refused(ruled(realm, council=FULL), 'council 0601 marshal "Bram"', "the seat of the Marshal is Bram's already")
    refused(ruled(realm), f'council 0601 marshal "{"x" * 81}"', "the name is 81 characters long: at most 80")


def test_MB_386_the_steward_acts_as_ruler_while_the_ruler_is_away(act, realm):
    state = ruled(realm, council=FULL)
    assert acting(state.domain(AT)) == "Isolde"
    step = act(state, "standing 0601 away on")
    assert acting(step.state.domain(AT)) == "Ede"
    assert step.events[0].text == (
        "Isolde is away from Lakenholt: Ede rules, with full authority and the key to the treasury."
    )
    back = act(step.state, "standing 0601 away off")
    assert (acting(back.state.domain(AT)), texts(back)) == ("Isolde", ["Isolde is back at Lakenholt, and rules again."])
    alone = act(ruled(realm), "standing 0601 away on")
    assert (acting(alone.state.domain(AT)), alone.events[0].text) == (
        "",
        "Isolde is away from Lakenholt, and no Steward is there to rule.",
    )


def test_MB_388_a_sheriff_keeps_watch_from_the_first(act, realm):
    state = act(ruled(realm), 'council 0601 sheriff "Odo"').state
    (watch,) = state.domain(AT).tasks
    assert (watch.by, watch.what, watch.span) == ("Odo", WATCH, "season")
    (watch,) = act(state, 'council 0601 sheriff "Ivo"').state.domain(AT).tasks
    assert watch.by == "Ivo"
    assert act(state, "council 0601 sheriff").state.domain(AT).tasks == ()
    assert act(ruled(realm), 'council 0601 envoy "Odo"').state.domain(AT).tasks == ()


def test_MB_389_the_envoy_is_there_for_visitors(act, realm):
    assert "guests" in DOINGS["envoy"]
    assert [office for office, does in DOINGS.items() if "guests" in does] == ["envoy"]
    assert "makes guests welcome" in act(ruled(realm), 'council 0601 envoy "Lys"').events[0].text


def glorious(state, name, glory):
    award = Award(name, glory, "other", "", Moment())
    return dataclasses.replace(state, company=dataclasses.replace(state.company, awards=(award,)))


def test_MB_390_a_visiting_knight_gallant_sits_in_the_circle(act, realm, refused):
    state = glorious(ruled(realm, someone("Isolde"), someone("Bran"), someone("Wat", "squire")), "Bran", 3)
    step = act(state, 'circle 0601 "Bran" on')
    bran = step.state.company.find("Bran")
    assert (step.state.domain(AT).circle, bran.office, bran.opposed) == (
        ("Bran",),
        "in the Circle of Isolde, at Lakenholt",
        False,
    )
    assert texts(step) == ["Bran sits in the Circle at Lakenholt, equal to its Council."]
    refused(step.state, 'circle 0601 "Bran" on', "Bran sits in the Circle at Lakenholt already")
    refused(state, 'circle 0601 "Bran" off', "Bran does not sit in the Circle at Lakenholt already")
    refused(state, 'circle 0601 "Wat" on', "Wat is a squire: Knights alone sit in the Circle")
    gone = act(step.state, 'circle 0601 "Bran" off')
    assert (gone.state.domain(AT).circle, gone.state.company.find("Bran").office) == ((), "")


def test_MB_390_a_circle_is_that_of_whoever_rules_by_the_name_they_have(act, realm):
    state = act(ruled(realm, someone("Isolde"), someone("Bran")), 'circle 0601 "Bran" on').state
    for text, post in (
        ('rechristen "Isolde" "Ysolt"', "in the Circle of Ysolt, at Lakenholt"),
        ('succeed 0601 "Maud"', "in the Circle of Maud, at Lakenholt"),
        ('ruler 0601 "Dame Orla"', "in the Circle of Dame Orla, at Lakenholt"),
        ('domain 0601 "Ivo" force', "in the Circle of Ivo, at Lakenholt"),
        ('circle 0601 "Bran" off', ""),
    ):
        state = act(state, text).state
        assert state.company.find("Bran").office == post


def test_MB_390_worthy_knights_on_a_visit_are_known(realm):
    people = (someone("Isolde"), someone("Bran"), someone("Maud"), someone("Ivo", away=True), someone("Wat", "squire"))
    state = ruled(realm, *people)
    awards = tuple(Award(one.name, 2 if one.name == "Maud" else 3, "other", "", Moment()) for one in people)
    state = dataclasses.replace(state, company=dataclasses.replace(state.company, awards=awards))
    assert guests(state, state.domain(AT)) == ("Bran",)
    assert 'circle 0601 "Bran" on' in map(str, of_domains(state))
    seated = dataclasses.replace(state.domain(AT), circle=("Bran",))
    assert guests(state, seated) == ()
    elsewhere = dataclasses.replace(state, company=dataclasses.replace(state.company, at="0303"))
    assert guests(elsewhere, state.domain(AT)) == ()


def test_MB_390_one_below_that_rank_is_opposed_and_a_stranger_is_the_game_masters_to_judge(act, realm):
    state = glorious(ruled(realm, someone("Isolde"), someone("Bran")), "Bran", 2)
    step = act(state, 'circle 0601 "Bran" on')
    assert step.state.company.find("Bran").opposed
    assert texts(step)[0].endswith("Bran is opposed at first, until they have proven themselves.")
    assert act(state, 'circle 0601 "Sir Ivo" on').state.domain(AT).circle == ("Sir Ivo",)


def test_whoever_rules_is_no_steward_and_sits_in_no_circle_of_their_own(act, realm, refused):
    refused(ruled(realm), 'council 0601 steward "Isolde"', "Isolde rules Lakenholt: a Steward stands in for the ruler")
    refused(ruled(realm), 'circle 0601 "Isolde" on', "Isolde rules Lakenholt, and calls others into the Circle")
    state = ruled(realm, council=FULL, circle=("Ede", "Bran"), away=True)
    for text in ('succeed 0601 "Ede"', 'ruler 0601 "Ede"', 'domain 0601 "Ede" boldly'):
        domain = act(state, text).state.domain(AT)
        assert (domain.council, domain.circle) == ({office: FULL[office] for office in OFFICES[1:]}, ("Bran",))
        assert acting(domain) == "Ede"


def test_a_seat_of_the_council_stands_on_a_knights_sheet(act, realm):
    state = glorious(ruled(realm, someone("Isolde", office="ruler of Lakenholt"), someone("Bran")), "Bran", 3)
    seated = act(state, 'council 0601 marshal "Bran"').state
    assert seated.company.find("Bran").office == "Marshal in the Council of Lakenholt"
    assert act(seated, 'council 0601 marshal "Ivo"').state.company.find("Bran").office == ""
    ruler = act(seated, 'council 0601 envoy "Isolde"').state.company.find("Isolde")
    assert ruler.office == "ruler of Lakenholt"
    other = act(seated, 'office "Bran" "a Warband"').state
    assert act(other, "council 0601 marshal").state.company.find("Bran").office == "a Warband"


@pytest.mark.parametrize(("span", "phases"), [("phase", 1), ("week", 21)])
def test_MB_391_a_task_of_a_phase_or_a_week_comes_due_with_its_phases(act, realm, span, phases):
    state = changed(ruled(realm, council=FULL), phases=5)
    step = act(state, f'task 0601 "Lys" {span} "sound out the neighbours"')
    assert texts(step) == [f"Lys is given a {span.replace('phase', 'Phase')} for a task: sound out the neighbours."]
    early, late = (changed(step.state, phases=5 + n) for n in (phases - 1, phases))
    assert due(early, early.domain(AT)) == ()
    assert [number for number, _ in due(late, late.domain(AT))] == [1]


def test_MB_391_a_task_of_a_season_comes_due_when_it_turns(act, realm):
    state = act(ruled(realm, council=FULL, turns=2), 'task 0601 "Lys" season "sound out the neighbours"').state
    week = act(state, 'task 0601 "Odo" week "find the thief"').state
    later = changed(week, phases=20)
    assert due(later, later.domain(AT)) == ()
    domain = dataclasses.replace(week.domain(AT), turns=3)
    assert [number for number, _ in due(week, domain)] == [1, 2]


def test_MB_391_a_task_that_failed_brings_a_crisis_by_default(act, realm, refused):
    state = act(ruled(realm, council=FULL), 'task 0601 "Lys" season "sound out the neighbours"').state
    failed = act(state, 'outcome 0601 1 failed "they laughed"', 4, 1)
    assert kinds(failed.state) == ["misery"]
    assert texts(failed) == [
        "Lys failed: sound out the neighbours. They laughed.",
        f"Misery at Lakenholt: {table('crises.misery')}",
    ]
    (task,) = failed.state.domain(AT).tasks
    assert (task.outcome, task.how) == ("failed", "they laughed")
    refused(failed.state, "outcome 0601 1 done", "Lys's task is over already, failed: sound out the neighbours")
    mildly = act(state, "outcome 0601 1 mildly")
    assert (kinds(mildly.state), mildly.state.domain(AT).tasks[0].outcome) == ([], "failed")
    assert texts(mildly) == ["Lys failed, and no harm came of it: sound out the neighbours."]
    assert kinds(act(state, "outcome 0601 1 done").state) == []
    refused(state, "outcome 0601 2 done", "Lakenholt has no task 2: it has 1 task")


def test_MB_391_where_all_six_crises_are_failure_brings_none(act, realm):
    state = act(ruled(realm, council=FULL, crises=troubled(*CRISES)), 'task 0601 "Lys" phase "a toast"').state
    assert kinds(act(state, "outcome 0601 1 failed").state) == list(CRISES)


def test_MB_391_only_council_and_circle_are_given_tasks(act, realm, refused):
    state = ruled(realm, council=FULL, circle=("Bran", "Ede"))
    assert councillors(state.domain(AT)) == ("Ede", "Bram", "Odo", "Lys", "Bran")
    assert act(state, 'task 0601 "Bran" phase "a duel"').state.domain(AT).tasks[0].by == "Bran"
    refused(
        state, 'task 0601 "Wat" phase "a duel"', "Wat has no seat at Lakenholt: there is Ede, Bram, Odo, Lys and Bran"
    )
    refused(ruled(realm), 'task 0601 "Wat" phase "a duel"', "there is nobody yet")


@pytest.mark.parametrize(("die", "office"), [*enumerate(OFFICES, 1)])
def test_MB_392_a_retainer_helps_a_seat_of_the_council(act, realm, die, office):
    step = act(ruled(realm), "court 0601 retainer", 1, 2, 3, die)
    (retainer,) = step.state.domain(AT).court
    assert retainer == Courtier(f"{table('people.women', 2)} {table('people.bynames', 3)}", "retainer", office)
    assert texts(step) == [f"{retainer.name}, Retainer of the {office.capitalize()}, comes to the Court of Lakenholt."]


def test_MB_392_whose_retainer_somebody_is_can_be_said(act, realm, refused):
    state = act(ruled(realm), 'court 0601 retainer "Wenna" "deaf, and nobody knows"', 1).state
    assert state.domain(AT).court == (Courtier("Wenna", "retainer", "steward", "", "deaf, and nobody knows"),)
    step = act(state, 'retain 0601 "Wenna" envoy')
    assert step.state.domain(AT).court[0].seat == "envoy"
    assert texts(step) == ["Wenna is the Envoy's Retainer at Lakenholt."]
    refused(step.state, 'retain 0601 "Wenna" envoy', "Wenna is the Envoy's Retainer already")
    refused(state, 'retain 0601 "Wat" envoy', "Wat is not at the Court of Lakenholt: there is Wenna")
    refused(state, 'court 0601 courtier "Wenna"', "Wenna is at the Court of Lakenholt already")


def test_MB_393_a_courtier_has_an_ambition(act, realm):
    step = act(ruled(realm), "court 0601 courtier", 1)
    assert step.state.domain(AT).court == (Courtier("Alard Pym", "courtier", note=table("courtiers")),)
    assert texts(step) == [f"Alard Pym comes to the Court of Lakenholt, a Courtier: {table('courtiers')}"]
    named = act(ruled(realm), 'court 0601 courtier "Wenna"', 4).state.domain(AT).court[0]
    assert (named.name, named.note) == ("Wenna", table("sparks.person.want", 4))
    told = act(ruled(realm), 'court 0601 courtier "" "would be Sheriff"', 2, 1, 1).state.domain(AT).court[0]
    assert told == Courtier(f"{table('people.men')} {table('people.bynames')}", "courtier", note="would be Sheriff")


@pytest.mark.parametrize(("die", "want"), [*enumerate(WANTS, 1)])
def test_MB_394_a_petitioner_comes_for_one_of_three(act, realm, die, want):
    assert WANTS == ("aid", "counsel", "justice")
    step = act(ruled(realm), "court 0601 petitioner", die, 2)
    (one,) = step.state.domain(AT).court
    assert (one.kind, one.want, one.note) == ("petitioner", want, table(f"petitioners.{want}", 2))
    assert f" comes to the Court of Lakenholt for {want}" in step.events[0].text


def test_MB_394_what_a_petitioner_wants_can_be_said(act, realm):
    one = act(ruled(realm), 'court 0601 petitioner "Wat" "his pig" justice').state.domain(AT).court[0]
    assert one == Courtier("Wat", "petitioner", None, "justice", "his pig")
    nameless = act(ruled(realm), 'court 0601 petitioner "" "a pig" aid', 2, 1, 1).state.domain(AT).court[0]
    assert (nameless.name, nameless.note) == (f"{table('people.men')} {table('people.bynames')}", "a pig")


def sanctums(realm, *marks):
    return dataclasses.replace(realm, landmarks=marks)


def test_MB_395_a_seer_comes_or_sends_an_acolyte(act, realm):
    there = sanctums(
        realm, Landmark("0502", "sanctum", "Wick House", "The Candle Nurse"), Landmark("0105", "sanctum", "Far")
    )
    came = act(ruled(there), "court 0601 seer", 1).state.domain(AT).court[0]
    assert came == Courtier("The Candle Nurse", "seer", note="The Seer of Wick House.")
    sent = act(ruled(there), "court 0601 seer", 2, 2, 1, 1).state.domain(AT).court[0]
    assert (sent.kind, sent.note) == ("seer", "An acolyte, sent by The Candle Nurse of Wick House.")
    assert sent.name == f"{table('people.men')} {table('people.bynames')}"


def test_MB_395_the_seer_is_of_one_of_the_nearest_sanctums(act, realm):
    calling = read_calling(Record("x", "x", written({"id": "x"} | HEADER | calling_fields(3))))
    there = sanctums(
        realm, Landmark("0502", "sanctum", "Wick House"), Landmark("0602", "sanctum", "Salt House", calling=calling)
    )
    near = sanctums(realm, *there.landmarks[1:], Landmark("0501", "sanctum", "Wick House"))
    assert act(ruled(near), "court 0601 seer", 2, 1).state.domain(AT).court[0].name == "the Seer"
    assert act(ruled(near), "court 0601 seer", 1, 1).state.domain(AT).court[0].name == calling.seer.name


def test_MB_395_where_no_sanctum_is_near_a_seer_comes_from_far_away(act, realm):
    bare = sanctums(realm)
    assert act(ruled(bare), "court 0601 seer", 3).state.domain(AT).court[0] == (
        Courtier(table("seers", 3), "seer", note="From a Sanctum far away.")
    )
    named = act(ruled(bare), 'court 0601 seer "The Ash Cook" "in a bad temper"').state.domain(AT).court[0]
    assert named == Courtier("The Ash Cook", "seer", note="in a bad temper")


def test_whoever_is_drawn_twice_is_told_apart(act, realm, refused):
    state = act(act(ruled(realm), "court 0601 courtier", 1).state, "court 0601 courtier", 1).state
    assert [one.name for one in state.domain(AT).court] == ["Alard Pym", "Alard Pym 2"]
    step = act(state, 'uncourt 0601 "Alard Pym"')
    assert ([one.name for one in step.state.domain(AT).court], texts(step)) == (
        ["Alard Pym 2"],
        ["Alard Pym left the Court of Lakenholt."],
    )
    refused(step.state, 'uncourt 0601 "Alard Pym"', "Alard Pym is not at the Court of Lakenholt: there is Alard Pym 2")


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        ("Alard Pym, Keeper of the Stairs, wants the doors.", "Alard Pym"),
        ("Jordan the taster has grown fat.", "Jordan the taster"),
        ("Lovota, a ferrywoman with one oar, begs a cable.", "Lovota"),
        ("Masked, a thief begs to know how.", "Masked, a thief begs…"),
        ("Since Avice Trote folds the letters she reads them.", "Avice Trote"),
        ("Forbidden the ruler's left side, painter Conan Bly has painted it.", "Conan Bly"),
        ("The Mistress of Spoons, Dionisia, intends much.", "The Mistress of Spoons…"),
        ("Charcoal burners request leave to fell the Proposal Oak.", "Charcoal burners request leave…"),
        ("Ketil One-Thumb demands the price.", "Ketil One-Thumb"),
        ("nothing but small letters", "nothing but small letters…"),
    ],
)
def test_whoever_a_table_tells_of_has_a_name(entry, name):
    assert called_in(entry) == name


def test_everybody_a_table_tells_of_has_a_short_name_of_their_own():
    for name in ("courtiers", *(f"petitioners.{want}" for want in WANTS)):
        found = [called_in(entry) for entry in library().tables[name].entries]
        assert len(set(found)) == len(found)
        assert all(1 < len(one) <= 40 and not re.match(r"(A|An|The|Since) [A-Z]\w+$", one) for one in found)
