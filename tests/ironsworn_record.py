"""A world played with every command once, to be kept as a record."""

from realmgen.games.ironsworn.generate import generate
from realmgen.games.ironsworn.model import WorldOptions
from realmgen.kit.record import to_json
from realmgen.service.worlds import games
from realmgen.service.worlds.lore import library

SMALL = WorldOptions(settlements=8, sites=4, width=18, height=24)
ROWS = to_json({"title": "What the tide brings", "rows": [{"low": 1, "high": 3, "text": "A door"}], "die": 3})


def play_ironsworn(play):
    """The journal of such a world."""
    world = generate(SMALL, "4711", library())
    campaign = games.start(play, world, mode="co-op", name="The Ironsworn Record")
    for text in commands(play, campaign, world):
        play.do(campaign, text)
    play.undo(campaign, sure=True)
    return campaign


def commands(play, campaign, world):
    """One after the other, each given before the next is asked for."""
    yield from asked()
    yield from told(world)
    yield from changed(world)
    yield from begun()
    yield from played(lambda: play.position(campaign).state)


def asked():
    yield "roll action theme"
    yield 'ask likely "Is the ferry at the landing?"'
    yield 'two unlikely "the reeve" "the reeve\'s wife"'
    yield 'decide "They hid it well." {"question":"Where is it?"}'
    yield "pick character-role 53"
    yield "turn 1 below"
    yield 'note 2 "The rope is cut."'
    yield from ("share 2", "share 3", "hide 3", "pin action", "pin theme", "unpin theme")
    yield f"table tide {ROWS}"
    yield from ("roll tide", 'write "Snow at noon."')


def told(world):
    yield 'call "The Grey Reach"'
    yield 'truth iron {"options":[1,3]}'
    yield 'truth custom {"own":"The dead walk home once."}'
    yield "truth-roll beasts"
    yield 'foe-fit wolf {"shift":1,"note":"They hunt by day."}'
    yield 'person "Ysolt" {"role":"Ferrywoman","home":1}'
    yield "person-roll elf"
    yield 'person-roll ironlander {"home":2}'
    number = max(one.number for one in world.people) + 1
    yield f"person-again {number} goal"
    yield f'person-change {number} {{"enemy":true}}'
    yield f"person-drop {number + 1}"


def changed(world):
    land = [cell for cell, sign in enumerate(world.ground) if sign == "p" and not taken(world, cell)]
    first, second = (world.grid.label(cell) for cell in land[:2])
    yield f"paint ground h {first}"
    number = max(place.number for place in world.places) + 1
    yield f"place settlement {first} Skelda"
    yield f'place-change {number} {{"notes":"Eight doors."}}'
    yield f"place-move {number} {second}"
    yield f"place-again {number} name"
    yield f"road 5 {number}"
    yield f"road-drop 5 {number}"
    yield f"place-drop {number}"
    yield "card settlement"
    yield "reroll sites sown"


def taken(world, cell):
    return any(place.cell == cell for place in world.places)


def begun():
    yield "play solo"
    yield "later character"
    yield "setup"
    yield "home 2"
    yield f"incident own {to_json({'own': {'source': 'own', 'title': 'The lost bell', 'text': 'It rang once.'}})}"
    yield "background"
    yield from ("unbond 3", "acquaint 3")
    yield "bonds"
    yield 'scene prologue "A quiet morning."'
    yield 'links "Sisters."'
    yield "oath 2"
    yield "start"


def played(tale):
    yield 'vow dangerous "Find the ferryman"'
    vow = tale().vows[-1].number
    yield f'plan {vow} "Ask at the landing"'
    yield f"milestone {vow} 1"
    yield f'amend {vow} {{"why":"He carried my brother."}}'
    yield f"progress {vow} 2"
    yield f"fulfil {vow}"
    yield f"take {to_json(tale().world.hooks[0].source)}"
    yield f"forsake {tale().vows[-1].number}"
    yield "journey 1 3"
    way = tale().journeys[-1].number
    yield from (f"onward {way}", f'reckon {way} {{"rank":"dangerous"}}', f"arrive {way}")
    yield "journey 3 1"
    yield f"turn-back {tale().journeys[-1].number}"
    yield 'meet raider {"pack":4}'
    fight = tale().fights[-1].number
    yield from (f"foe-turn {fight}", f"hit {fight} 2", f'size-up {fight} {{"rank":"formidable"}}')
    yield f"fight-end {fight} won"
    yield 'bond "The old mill"'
    yield f"unbond {len(tale().bonds)}"
    yield "drop-table tide"
    yield from ("pack saltpath on", "roll theme")
