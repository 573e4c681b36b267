"""Keeps a campaign of each game as this version of its rules saves it: `python tests/make_record.py`.

Run it when a game's rules version has changed, and commit the new files beside the old ones, which stay for ever:
tests/records sees to it that every later program opens them.
"""

import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from company_samples import guard, score
from ironsworn_record import play_ironsworn
from toy_game import Toy

from realmgen.content import load
from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import SetCalling, SetTale
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options
from realmgen.games.bastionland.places import is_water, things
from realmgen.games.bastionland.road.ways import around
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.games.torchfall.model import Setup
from realmgen.games.torchfall.table import Begin, Seat, Torchfall
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.service.campaignfile import export_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text, draw_realm
from realmgen.service.sites import draw_into
from realmgen.service.worlds.lore import library
from realmgen.store.ledger import open_ledger

RECORDS = Path(__file__).parent / "records"
MAUD = Member("Maud", "knight", score(9), score(9), score(9), guard(3), player="Eve", items=("A lute",))


def play_toy(play):
    campaign = play.create("The Toy Record", "toy", "4711", first="roll 2")
    for text in ("draw", 'hide "the heir"', "reveal", 'say "Ünï\u2028"', "undo", "undo", "redo", "draw", "undo"):
        if text in ("undo", "redo"):
            getattr(play, text)(campaign, **({"sure": True} if text == "undo" else {}))
        else:
            play.do(campaign, text)
    play.do(campaign, "roll 1", rolls=[6])
    play.undo(campaign)
    return campaign


def play_realm(play):
    realm = draw_realm(Options(6, 6, coast="coastal"), "4711")
    campaign = play.create("The Realm Record", "bastionland", "4711", first=adopt_text(realm))
    here = play.position(campaign)
    one_of_each = {type(command): str(command) for command in here.game.offers(here.state)}
    for text in one_of_each.values():
        with suppress(IllegalCommand):
            play.do(campaign, text)
    for text in lore_commands(play.position(campaign).state.realm):
        play.do(campaign, text)
    draw_into(play, campaign, realm.holdings[0].at, SiteOptions(), "4711")
    play.do(campaign, f"reveal {realm.holdings[0].at} all")
    now = play.position(campaign).state
    for text in (*land_commands(now.realm), *site_commands(now.sites[0], now.realm.holdings[-1].at)):
        play.do(campaign, text)
    for orders in (played_commands, ruled_commands, fought_commands):
        for text, *dice in orders(play.position(campaign).state.realm):
            play.do(campaign, text, rolls=dice or None)
    play.do(campaign, 'note 0101 "Ünï, and a longer word"')
    play.do(campaign, "roll 2d6", rolls=[3, 4])
    play.undo(campaign, sure=True)
    play.undo(campaign, sure=True)
    play.redo(campaign)
    return campaign


def play_torchfall(play):
    setup = Setup(powers=(("ashspire", "ash_bridge"),), remove_road=("blackpine", "greyfen"))
    seats = (Seat("Ysolt"), Seat(bot="greedy"))
    campaign = play.create("The Torchfall Record", "torchfall", "4711", first=str(Begin(setup, seats)))
    for text in (
        *("0: lay ashspire-blackpine", "march ashspire", "rekindle ashspire-blackpine ashspire-redwall"),
        *("1: march dawnmere", "1: lay dawnmere-frostgate", "rekindle ashspire-redwall ashspire-blackpine", "light"),
        *('seat 1 {"name":"Brand"}', "march ashspire", "skip", "lay ashspire-redwall", "lay ashspire-dawnmere"),
    ):
        play.do(campaign, text)
    play.undo(campaign)
    return campaign


def lore_commands(realm):
    """Every command on tales, sparks and people, once."""
    library = Library(load("bastionland"))
    home = next(holding.at for holding in realm.holdings if holding.seat)
    shrine = next((mark.at for mark in realm.landmarks if mark.kind == "sanctum"), None)
    if shrine is None:
        shrine = realm.landmarks[0].at
        yield f'set landmarks.{shrine}.kind "sanctum"'
    tale, calling = library.tale(library.tale_ids[-1]), library.calling(library.calling_ids[-1])
    yield str(SetTale(realm.myths[0].at, tale))
    yield str(SetCalling(shrine, calling))
    yield f'prompt {shrine} "A door, painted on."'
    yield f"spark {home} holding"
    yield from (f"person {home}", f"hire {home} guide", f'favour {home} "Wenna"', f'favour {home} "Edda"')
    yield from (f'repay {home} "Wenna"', f"ask {home} vagabond", f'counsel {shrine} {realm.myths[0].number} "Go."')
    yield from (f'approve {shrine} "Wat" knighting', 'journey "The Far Vale" winter')


def land_commands(realm):
    """Every command on the land that no button makes, once."""
    filled = {thing.at for thing in things(realm)}
    cells = map(realm.grid.label, range(realm.grid.size))
    free, other, third = [at for at in cells if not is_water(realm, at) and at not in filled][:3]
    yield from (f"paint bog {free}", f'place ruin {free} "Old Toll"', f"move {free} {other}", f"paint glade {free}")
    yield from (f'rename {other} "Older Toll"', f'detail {other} "A toll nobody pays."', 'rename realm "Palfrey"')
    yield from (f'mark {realm.myths[0].at} "Frost."', f'ruler {realm.holdings[0].at} "Dame Orla"')
    yield from (f"barrier {third} {around(realm, third)[0]}", f"barrier {third} {around(realm, third)[0]} cliff")
    yield from (f'river "Teal" {third} {around(realm, third)[-1]}', "set options.barriers 30", 'pack "none" on')
    yield from (f"hide {realm.holdings[0].at}", f"show {realm.holdings[0].at}")


def site_commands(site, other):
    """Every command on a Site that no button makes, once."""
    at, route, door = site.at, site.routes[0], site.entrances[0]
    [free] = set(range(7)) - {point.place for point in site.points}
    first = site.points[0]
    tie = "-".join(map(str, route.between))
    yield from (f'mood {at} "Quiet."', f'sitename {at} "The Vault"', f'point {at} 1 "The Well" "Dry." "A key."')
    yield from (f"pointkind {at} 1 danger", f"shift {at} 1 0.1 -0.2", f"renumber {at} 1 2", f"renumber {at} 1 2")
    yield from (f"pointat {at} 1 {free}", f"pointat {at} 1 {first.place}", f'route {at} {tie} closed "Bones."')
    yield from (f'entrance {at} {door.at} hidden "The drain."', f"conceal {at} point 2", f"sitemove {at} {other}")
    yield from (f"unpoint {other} 6", f'addpoint {other} {site.points[5].place} treasure "The Font" "Full."')
    yield from (f"unsite {other}",)


def played_commands(realm):
    """Every command on the Company, the road and the evening, once, with dice where it matters how they fall."""
    home, other = (next(home.at for home in realm.holdings if home.seat is seat) for seat in (True, False))
    marks = {mark.kind: mark.at for mark in realm.landmarks}
    edge, beside = realm.barriers[0].between, around(realm, home)
    land = next(at for at in beside if not is_water(realm, at))
    sea = [realm.grid.label(cell) for cell, terrain in enumerate(realm.terrain) if terrain == "sea"]
    yield from (["start wanderer"], ["scope saga"], ["opening"], ['knight "Ysolt" "Ann"'], ['knight "Brand"'])
    yield from (['squire "Wat" "Ysolt"'], ['beast "Grey" "charger" "Ysolt"'], ['beast "Bay" "charger" "Brand"'])
    yield from (['follower "Tib" guide'], ['rechristen "Tib" "Tibb"'], ['knighted "Wat"'], ['age "Wat" mature'])
    yield from ([f"member {to_json(kept_json(MAUD))}"], ['beast "Dun" "pony" "Wat"'], ['dismiss "Dun"'])
    yield from ([f'{word} "Ysolt" vig 2 "the ford"'] for word in ("lower", "raise", "lose", "gain", "lose"))
    yield from (['restore "Ysolt" vig "rest"'], ["peace"], ['lose "Ysolt" spi d6', 3], ['passion "Ysolt"'])
    yield from (['condition "Ysolt" exposed on'], ['save "Ysolt" cla "a fall"', 20], ['luck "the weather"', 1])
    yield from (['action "Ysolt" "cross" "a rope" "time" "a fall" "over"'], ['give "Ysolt" "Spear (d8 hefty)"'])
    yield from (['wield "Ysolt" "Spear (d8 hefty)"'], ['give "Ysolt" "Helm (A1)"'], ['wear "Ysolt" "Helm (A1)"'])
    yield from (['take "Ysolt" "Helm (A1)"'], ['trade "Ysolt" "a boat" "a song"'], ['carry "Brand" stimulant'])
    yield from (['glory "Ysolt" 2 other "found the spring"'], ['duel "Ysolt" "Sir Cade" "a wager"'])
    yield from (['battle "the ford" "Ysolt"'], [f'resolve {realm.myths[-1].number} "let go" "Ysolt"'])
    yield from ([f"reopen {realm.myths[-1].number}"], ['player "Tibb" "Cat"'], ['successor "Ysolt" "Wat"'])
    yield from (['office "Ysolt" "marshal"'], ['fate "Tibb" left "homesick"'], ['return "Tibb"'])
    yield from (
        ["goodnight none"],
        ["evening"],
        [f"at {other}"],
        [f"at {home}"],
        ["clock winter 2 night"],
        ["sky fine"],
        ["lodge warmly"],
        ["arrive", 1],
    )
    yield from (['sleep "Brand" off'], ["end"], ["dawn", 4], ["weather", 5], [f"trek {land}"])
    yield from ([f"at {marks['hazard']}"], ["roam", 5], ["hazard force", *[1] * 5], ["end"])
    yield from (["weather", 4], ['explore search "a door"'], ["roam", 6], ["hazard back"], [f"at {land}"], ["end"])
    yield from (["sky looming"], ["camp", *[1] * 5], ["disturb"], ['pass "at night"'], ["end"], ["dawn", *[1] * 5])
    yield from (["weather", 6], ['remedy "Brand" stimulant'], ["pass"], ["end"], ["road risk off"])
    yield from (
        ['spend "waiting"'],
        ["pass"],
        ["end"],
        ["road light off"],
        [f"at {other}"],
        ['spend "at home"'],
        ["end"],
    )
    yield from ([f'condition "{name}" away on'] for name in ("Tibb", "Maud"))
    yield from (["clock spring 1 morning 2"], [f"gallop {' '.join(ride(realm, other))}"], ["pass"], ["end"])
    yield from ([f"at {sea[0]}"], [f"cruise boat {sea[1]}"], ["roam", 4], ["end"])
    yield from ([f"omen {realm.myths[-1].number}"], ['setback "the gate"', 3])
    yield from ([f"unveil {marks['ruin']} landmark"], [f"veil {marks['ruin']} landmark"])
    yield from ([f"unbar {edge[0]} {edge[1]}"], [f"bar {edge[0]} {edge[1]}"], ["fog off"], ["fog on"])
    yield from (['share words "A letter" "Come."'], ["unshare"], ['remark "A quiet evening."'])
    yield from (['plan "Ysolt" "the north"'], ["passage", 2], ['goodnight weeks "They came home."'])


def ruled_commands(realm):
    """Every command on Domains, units and the year, once, with dice where it matters how they fall."""
    home, other = (next(home.at for home in realm.holdings if home.seat is seat) for seat in (True, False))
    yield from (
        ["turned"],
        [f'domain {home} "Ysolt"'],
        [f'domain {other} "Brand" force'],
        [f'council {home} marshal "Wat"'],
    )
    yield from ([f'circle {home} "Sir Cade" on'], [f'court {home} retainer "Edda"'], [f'retain {home} "Edda" steward'])
    yield from ([f'court {home} courtier "Odo" "Would carry the canopy."'], [f'uncourt {home} "Odo"'])
    yield from ([f'task {home} "Wat" week "drill the levy"'], [f'outcome {home} 1 done "They can march."'])
    yield from ([f'crisis {home} famine "Rats in files."'], [f"announce {home} 1 on"], [f'settle {home} 1 "Grain."'])
    yield from ([f"crises {home}", 2, 1, 2], [f"dilemma {home} chaos"], [f"collect {home} increased", 6])
    yield from ([f"standing {home} misrule on"], [f"standing {home} misrule off"], [f'heir {home} named "Wat"'])
    yield from ([f'design {home} change "a wider gate"'], [f'design {home} grand "a road"'], [f"complete {home} 1"])
    yield from ([f"abandon {home} 2"], [f'weigh {home} "By blood." "Two Warbands."'], [f"drama {home}"])
    yield from ([f'succeed {other} "Maud"'], [f'forsake {other} "She walked away."'])
    yield from ([f'muster {home} "knights" "militia" "riders"'], ['levy longship "The Heron"'], ['levy gate "A gate"'])
    yield from (['levy warship "The Orca"'], ['levy rowboat "A skiff"'], ['levy militia "Millers" vassals'])
    yield from (['needs "Millers" unmet'], ['train "Millers" riders'], ['order "Millers" "hold the ford"'])
    yield from (['drive "Millers" d6 "a forced march"', 2], ['rally "Millers" whole'], ["weeks"], ["waning on"])
    yield from (['collide "The Orca" "A skiff" first', 3, 12], ['repair "The Orca"'], ['disband "The Heron"'])
    yield from (['happened other "A comet." secret'], ["turn season"], ['situation "The bridge."', 4], ["leave"])
    yield from (["leave"], ["reckon"], ["onward"], ['pursuit "Ysolt" courtesy "A miller owes her."'], ["leave"])
    yield from (["feast"], [f"crises {home}", 5], ["turned"], ["turn age"], ["leave"], ["leave"], ["reckon"])
    yield from (["onward"], ["ripen"], ["acclaim"], ["turned"], ['age "Wat" old'], ["turn age"], ["leave"], ["leave"])
    yield from (["reckon"], ["onward"], ["wane", 1], ["turned"])


def fought_commands(realm):
    """Every command of a fight, once, with dice where it matters how they fall."""
    stats, myth = '"VIG 19, CLA 9, SPI 9, 20GD, A1, spear d8 hefty"', realm.myths[0]
    yield from ([f'foe "Reeds" {stats} 4'], [f'foe "Cutter" {stats}'], ['unit {"name":"A wall","kind":"structure"}'])
    yield from ([f'cast {myth.number} "{myth.tale.cast[0].name}"'], ['cloak "Cutter" off'], ['fight "At the ford"'])
    yield from (['join theirs "Reeds"'], ['join theirs "Cutter" late'], ['stand "Ysolt" engaged'], ['cover "Brand" on'])
    yield from (['join ours "Millers"'], ['front "Brand" "Millers"'], ['mount "Ysolt" "Grey"'], ['mount "Wat" "Bay"'])
    yield from (['rank shields "Millers"'], ["unrank ours"], ['attack "Reeds" "Ysolt" "Wat"'], ['smite "Ysolt" die', 1])
    yield from (['with "Wat" "Dagger (d6)"'], ['edge "Wat" 8 "high ground"'], ['hinder "Wat" on "mud"'])
    yield from (['footing "Ysolt" confined on'], ["terms blast on"], ['caught "Cutter"'])
    yield from (["strike"], ["land"], ["next"], ['attack "Ysolt" "Reeds"'], ["calloff"])
    yield from (['attack "Ysolt" "Reeds"'], ["strike", 8], ['deny "Ysolt" "Ysolt" 1', 1], ["land"], ["next"])
    yield from (['attack "Cutter" "Ysolt"'], ["strike"], ['focus "Ysolt" "Cutter" bolster', 1], ["land"])
    yield from (
        ["next"],
        ["next"],
        ['mount "Ysolt"'],
        ['bout duel "Ysolt" "Cutter" bloodless'],
        ["strike"],
        ["land"],
        ["next"],
        ["next"],
    )
    yield from (['attack "Cutter" "Wat"'], ["strike", 6], ['gambit "Cutter" 1 bolster'], ["land"])
    yield from (['unhorse "Wat" "a bolt"'], ['fall "Reeds" 2'], ['morale "Reeds"'], ['scar "Ysolt" 6'])
    yield from (['mend "Ysolt" 1 "stitched"'], ['withdraw "Cutter" fled'], ['finish "Cutter" stands'])
    yield from (
        ['peal won "They ran."'],
        ['levy riders "Lances"'],
        ['levy militia "Reapers"'],
        ['clash "Lances" "Reapers" 1'],
    )
    yield from ([f"member {to_json(kept_json(replace(MAUD, name=name, dying=True)))}"] for name in ("Osric", "Alda"))
    yield from (['tend "Osric"'], ['expire "Alda"'])


def ride(realm, at):
    """Two hexes on land, one after the other."""
    first = next(label for label in around(realm, at) if not is_water(realm, label))
    return first, next(label for label in around(realm, first) if label != at and not is_water(realm, label))


def main():
    games = {"toy": Toy(), "bastionland": Rules(Library(load("bastionland"))), "torchfall": Torchfall()}
    games["ironsworn"] = Ironsworn(library())
    with tempfile.TemporaryDirectory() as folder:
        play = Play(open_ledger(Path(folder) / "records.db"), games)
        for make in (play_toy, play_realm, play_torchfall, play_ironsworn):
            campaign = make(play)
            version = games[campaign.game].rules_version
            file = RECORDS / f"{campaign.game}-{version}.realmgen"
            if not file.exists():
                file.write_bytes(export_campaign(play, campaign))
        play.ledger.close()


if __name__ == "__main__":
    main()
