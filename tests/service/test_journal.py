"""The journal as a story: headings, what one looks for, notes to lines, Markdown, and a game night in short."""

import re
import shutil

import pytest
from company_samples import COMPANY

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.places import seat
from realmgen.service import journal
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.journal import KINDS, Head, Wanted
from realmgen.service.journal.telling import day_title, night_title
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play


@pytest.fixture(scope="module")
def played(tmp_path_factory, blank):
    """An evening: a Save with typed dice, a ride, an Omen sought out, Glory, notes, something undone, and its end."""
    path = tmp_path_factory.mktemp("journal") / "realmgen.db"
    shutil.copy(blank, path)
    play = open_play(path)
    campaign = play.create("The Vale", first=adopt_text(draw_realm(read_options({}), "vale")))
    home = seat(play.position(campaign).state.realm).at
    for member in COMPANY.members:
        play.do(campaign, str(PutMember(member)))
    for command in (f"at {home}", "evening", "omen 2"):
        play.do(campaign, command)
    play.do(campaign, 'save "Isolde" cla "the ford"', rolls=[4])
    play.do(campaign, 'glory "Isolde" 1 other "she held the ford"')
    play.do(campaign, 'remark "The ferryman knew her name."')
    play.do(campaign, 'remark "His own daughter\'s name." 13')
    play.do(campaign, "roll 2d6", rolls=[6, 6])
    play.undo(campaign)
    play.do(campaign, "clock harvest 3 night 2 1")
    play.do(campaign, 'plan "Isolde" "Find the ferryman"')
    play.do(campaign, 'goodnight none "They crossed."')
    play.do(campaign, 'note 0101 "for next time"')
    yield play, play.find("The Vale")
    play.ledger.close()


def found(played, **wanted):
    play, campaign = played
    return [
        e.command for e in journal.matching(play.history(campaign), Wanted(**wanted), play.position(campaign).state)
    ]


def heads(parts):
    return [(part.level, part.text) for part in parts if isinstance(part, Head)]


def test_lines_stand_under_their_night_day_and_phase(played):
    play, campaign = played
    parts = list(journal.story(play.history(campaign)))
    assert heads(parts) == [
        (1, "Before the first game night"),
        (2, "Spring, day 1"),
        (3, "Morning"),
        (1, "Game night 1"),
        (2, "Spring, day 1"),
        (3, "Morning"),
        (2, "Harvest, day 3, year 2"),
        (3, "Night"),
        (1, "After game night 1"),
        (2, "Harvest, day 3, year 2"),
        (3, "Night"),
    ]
    assert parts[0].beside.endswith("2026") or parts[0].beside[-4:].isdigit()


def test_a_part_of_the_journal_has_all_its_headings_and_its_notes(played):
    play, campaign = played
    every = play.history(campaign)
    line = next(e for e in every if e.verb == "save")
    parts = list(journal.story([line], every))
    assert heads(parts) == [(1, "Game night 1"), (2, "Spring, day 1"), (3, "Morning")]


def test_a_note_stands_with_its_line(played):
    play, campaign = played
    every = play.history(campaign)
    told = {part.entry.seq: part for part in journal.story(every) if not isinstance(part, Head)}
    [noted] = [part for part in told.values() if part.notes]
    assert (noted.entry.seq, [note.text for note in noted.notes]) == (13, ["His own daughter's name."])
    [note] = [e for e in every if journal.noted(e)]
    assert note.seq not in told
    assert [part.entry.seq for part in journal.story([note], every) if not isinstance(part, Head)] == [note.seq]


def test_every_kind_is_told_apart(played):
    assert found(played, kinds=frozenset({"saves"})) == ['save "Isolde" cla "the ford"']
    assert found(played, kinds=frozenset({"omens"})) == ["omen 2"]
    assert found(played, kinds=frozenset({"glory"})) == ['glory "Isolde" 1 other "she held the ford"']
    assert [c.split()[0] for c in found(played, kinds=frozenset({"notes"}))] == ["remark", "remark", "plan", "note"]
    assert [c.split()[0] for c in found(played, kinds=frozenset({"evenings"}))] == ["evening", "plan", "goodnight"]
    assert [c.split()[0] for c in found(played, kinds=frozenset({"travel"}))] == ["at", "clock"]
    assert {c.split()[0] for c in found(played, kinds=frozenset({"company"}))} == {"member"}
    assert [c.split()[0] for c in found(played, kinds=frozenset({"map"}))] == ["adopt"]
    everything = {kind for entry in played[0].history(played[1]) for kind in journal.kinds_of(entry)}
    assert everything <= set(KINDS)


def test_words_people_myths_and_hexes_are_looked_for(played):
    play, campaign = played
    assert found(played, words="FERRYMAN knew") == ['remark "The ferryman knew her name."']
    assert [c.split()[0] for c in found(played, person="Isolde")] == ["member", "save", "glory", "plan"]
    myth = play.position(campaign).state.realm.myths[1]
    assert found(played, myth=myth.number) == ["omen 2"]
    assert found(played, myth=6) == []
    assert found(played, at="0101") == ['note 0101 "for next time"']
    assert journal.people(play.position(campaign).state)[0] == "Isolde"


def test_what_was_undone_is_left_out_unless_it_is_asked_for(played):
    assert not [c for c in found(played) if c.startswith(("roll", "undo"))]
    assert [c for c in found(played, undone=True) if c.startswith(("roll", "undo"))] == ["roll 2d6", "undo"]


def test_markdown_tells_the_story_with_or_without_the_mechanics(played):
    play, campaign = played
    plain = journal.export_journal(play, campaign)
    assert (plain.name, plain.mime) == ("the-vale-journal.md", "text/markdown")
    text = plain.data.decode()
    assert text.startswith("# The Vale\n\n## Before the first game night\n")
    assert "### Harvest, day 3, year 2\n\n#### Night" in text
    assert "\n\n> The ferryman knew her name.\n\n" in text
    assert re.search(r"\n\nIsolde passed the CLA Save.*\n\n> His own daughter's name\.\n\n", text)
    assert "d20" not in text
    assert "Rolled 2d6" not in text
    full = journal.export_journal(play, campaign, mechanics=True, undone=True).data.decode()
    assert 'save "Isolde" cla "the ford" · d20: 4, typed in (' in full
    assert "~~Rolled 2d6: 12 (6, 6).~~ (undone)" in full


def test_marks_a_user_typed_have_no_effect_in_markdown(table):
    play = table()
    campaign = play.create("A *b* [c](d)", "toy", first=['say "<b> # `x` | [l](u)"'])
    text = journal.export_journal(play, campaign).data.decode()
    assert text.startswith("# A \\*b\\* \\[c\\](d)\n")
    assert "&lt;b&gt; \\# \\`x\\` \\| \\[l\\](u)" in text


def test_MB_217_a_game_night_in_short_tells_what_happened_and_what_is_planned(played):
    play, campaign = played
    told = journal.summary(play, campaign)
    assert (told.number, told.lines) == (1, 9)
    assert told.written == "They crossed."
    assert told.plans == {"Isolde": "Find the ferryman"}
    assert told.notes == ("The ferryman knew her name.", "His own daughter's name.")
    assert len(told.omens) == len(told.glory) == 1
    assert told == journal.summary(play, campaign, 1)
    assert told.realm == told.fights == ()
    assert journal.summary(play, campaign, 7) is None
    assert journal.summary(play, play.create("Empty")) is None


def test_a_game_night_in_short_tells_of_the_year_and_of_fights(played):
    play, _ = played
    campaign = play.create("The year")
    for command in ("evening", 'fight "The ford"', "peal won", "turn season"):
        play.do(campaign, command)
    told = journal.summary(play, campaign)
    assert [len(lines) for lines in (told.realm, told.fights)] == [1, 1]


def test_the_story_tells_an_attack_once_unless_its_steps_are_wanted(played):
    play, _ = played
    campaign = play.create("A fight")
    foe = '"VIG 10, CLA 10, SPI 10, 3GD, club d6"'
    for command in (
        *('fight "The ford"', f'foe "Wat" {foe}', 'join ours "Wat"', f'foe "Odo" {foe}', 'join theirs "Odo"'),
        *('attack "Odo" "Wat"', "strike", "land"),
    ):
        play.do(campaign, command)
    text = journal.export_journal(play, campaign).data.decode()
    assert text.count("Wat strikes Odo") == 1
    assert "Wat attacks Odo" not in text
    every = play.history(campaign)
    play.do(campaign, f'remark "Well aimed." {every[-2].seq}')
    text = journal.export_journal(play, campaign).data.decode()
    assert (text.count("Wat strikes Odo"), text.count("Well aimed")) == (2, 1)
    assert "Wat attacks Odo" in journal.export_journal(play, campaign, mechanics=True).data.decode()


def test_titles():
    assert [night_title(place) for place in ((0, 0), (3, 3), (0, 3))] == [
        "Before the first game night",
        "Game night 3",
        "After game night 3",
    ]
    moment = {"age": 1, "year": 1, "season": "winter", "day": 9, "phase": "night"}
    assert day_title(moment) == "Winter, day 9"
    assert day_title(moment | {"age": 2, "year": 3}) == "Winter, day 9, year 3, Age 2"


def test_a_campaign_in_a_file_keeps_its_nights_and_its_story(played, table):
    play, campaign = played
    there = open_play(table(name="other.db").ledger.engine.url.database)
    moved = import_campaign(there, export_campaign(play, campaign))
    assert there.history(moved) == play.history(campaign)
    assert journal.export_journal(there, moved, mechanics=True) == journal.export_journal(
        play, campaign, mechanics=True
    )
    assert there.position(moved).state == play.position(campaign).state
    rows = [
        one.ledger.told(one.ledger.standing(c.id).journal, "bastionland")
        for one, c in ((play, campaign), (there, moved))
    ]
    assert rows[0] == rows[1]
    assert [row["night"] for row in rows[0]][-3:] == [1, 1, 0]
    assert [row["seq"] for row in rows[0] if row["undone"]] == [e.seq for e in play.history(campaign) if e.cancelled]
    there.ledger.close()


def test_a_history_grows_by_its_new_lines_alone(played, monkeypatch):
    play, campaign = played
    play.history(campaign)
    asked = []
    lines = play.ledger.lines
    monkeypatch.setattr(play.ledger, "lines", lambda *a, **k: asked.append(k.get("since")) or lines(*a, **k))
    seq = play.do(campaign, 'remark "x"').seq
    assert [e.seq for e in play.history(campaign)][-1] == seq
    play.undo(campaign)
    assert play.history(campaign)[seq - 1].cancelled
    play.redo(campaign)
    assert not play.history(campaign)[seq - 1].cancelled
    assert [since for since in asked if since is not None] == [seq - 1, seq, seq + 1]


def test_a_note_to_a_note_stands_with_the_line_that_one_is_to(tmp_path, blank):
    play = open_play(shutil.copy(blank, tmp_path / "notes.db"))
    campaign = play.create("The Vale")
    line = play.do(campaign, "roll 1d6").seq
    note = play.do(campaign, 'remark "It fell off the table."').seq
    first = play.do(campaign, f'remark "It did not." {line}').seq
    second = play.do(campaign, f'remark "It did, twice." {first}').seq
    told = {part.entry.seq: [n.seq for n in part.notes] for part in journal.story(play.history(campaign))}
    assert (told[line], told[note]) == ([first, second], [])
    play.ledger.close()
