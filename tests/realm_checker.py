"""Checks a Realm's JSON against the rules ledger. It knows nothing of the program: only the object and hexes.

`check(obj)` gives one line for each broken rule, each beginning with the ledger's id.
"""

import math
from collections import Counter, deque
from itertools import combinations, pairwise

LAND = {"marsh", "heath", "peak", "crag", "forest", "valley", "hills", "meadow", "bog", "glade", "plain"}
WATER = {"lake", "sea"}
HIGH = {"peak", "crag", "hills"}
HOLDINGS = {"castle", "town", "fortress", "tower"}
BARRIERS = {"cliff", "ravine", "thicket", "wall", "rapids"}
LANDMARKS = ("dwelling", "sanctum", "monument", "hazard", "curse", "ruin")
KEYS = {"schema", "name", "seed", "options", "layout", "width", "height", "hexes", "lakes", "rivers", "barriers"} | {
    "holdings",
    "myths",
    "landmarks",
}


def cube(label, layout):
    """Cube coordinates of a label. Even columns (1-based) lie half a hex lower when flat-topped, even rows half a
    hex to the right when pointy-topped."""
    column, row = int(label[:2]), int(label[2:])
    if layout == "flat":
        x, z = column, row - (column + 1) // 2
    else:
        z, x = row, column - (row + 1) // 2
    return x, -x - z, z


def steps(a, b):
    return max(abs(i - j) for i, j in zip(a, b, strict=True))


class Map:
    def __init__(self, obj):
        self.obj = obj
        self.layout = obj["layout"]
        self.labels = [spot["at"] for spot in obj["hexes"]]
        self.terrain = {spot["at"]: spot["terrain"] for spot in obj["hexes"]}
        self.cube = {label: cube(label, self.layout) for label in self.labels}
        place = {at: label for label, at in self.cube.items()}
        ways = [(1, -1, 0), (-1, 1, 0), (1, 0, -1), (-1, 0, 1), (0, 1, -1), (0, -1, 1)]
        self.near = {
            label: [place[(x + i, y + j, z + k)] for i, j, k in ways if (x + i, y + j, z + k) in place]
            for label, (x, y, z) in self.cube.items()
        }
        self.coast = obj["options"]["coast"]
        self.left_out = " / ".join(obj.get("left_out", []))
        self.courses = [river["path"] for river in obj["rivers"]]
        self.barred = {frozenset(barrier["between"]) for barrier in obj["barriers"]}
        self.edges = {frozenset((a, b)) for a in self.labels for b in self.near[a]}

    def rim(self, label):
        return len(self.near[label]) < 6

    def wet(self, label):
        return self.terrain[label] in WATER

    def apart(self, a, b):
        return steps(self.cube[a], self.cube[b])

    def reach(self, start, allowed, barred=frozenset()):
        met, queue = {start}, deque([start])
        while queue:
            here = queue.popleft()
            for n in self.near[here]:
                if n not in met and allowed(n) and frozenset((here, n)) not in barred:
                    met.add(n)
                    queue.append(n)
        return met

    def whole(self, labels):
        """Whether some hexes are one connected piece."""
        labels = set(labels)
        return bool(labels) and self.reach(min(labels), labels.__contains__) == labels


def check(obj):
    """Every broken rule of a Realm's JSON object, in one line each."""
    missing = sorted(KEYS - set(obj))
    if missing:
        return [f"MB-242 keys missing: {', '.join(missing)}"]
    faults = list(check_grid(obj))
    if faults:
        return faults
    land = Map(obj)
    rules = (areas, coasts, lakes, rivers, barriers, walks, holdings, myths, landmarks, dealt, places, names)
    return [fault for rule in rules for fault in rule(land)]


def check_grid(obj):
    width, height = obj["width"], obj["height"]
    if obj["layout"] not in ("flat", "pointy") or not (3 <= width <= 99 and 3 <= height <= 99):
        yield "MB-242 layout or size is wrong"
        return
    expected = [f"{column:02d}{row:02d}" for column in range(1, width + 1) for row in range(1, height + 1)]
    if [spot["at"] for spot in obj["hexes"]] != expected:
        yield f"MB-242 the hexes are not the {width * height} of the grid, once each and in order"
        return
    known = set(expected)
    labels = [label for lake in obj["lakes"] for label in lake["hexes"]]
    labels += [label for river in obj["rivers"] for label in river["path"]]
    labels += [label for barrier in obj["barriers"] for label in barrier["between"]]
    labels += [thing["at"] for what in ("holdings", "myths", "landmarks") for thing in obj[what]]
    for label in set(labels) - known:
        yield f"MB-242 {label} is off the map"


def areas(land):
    by_area = {}
    for spot in land.obj["hexes"]:
        by_area.setdefault(spot["area"], []).append(spot["at"])
        if spot["terrain"] not in LAND | WATER:
            yield f"MB-245 {spot['at']}: unknown terrain {spot['terrain']}"
    if set(by_area) != set(range(1, len(by_area) + 1)):
        yield "MB-245 area numbers have gaps"
    yield from clusters(land, by_area)


def clusters(land, by_area):
    for number, labels in by_area.items():
        if len(labels) > 12:
            yield f"MB-245 area {number} has {len(labels)} hexes"
        if len({land.terrain[label] for label in labels}) > 1:
            yield f"MB-245 area {number} mixes terrains"
        if not land.whole(labels):
            yield f"MB-245 area {number} is not connected"
    grounds = [len(labels) for labels in by_area.values() if not land.wet(labels[0])]
    alone = grounds.count(1)
    if len(land.labels) >= 100 and land.coast == "landlocked" and 5 * alone > 2 * len(grounds):
        yield f"MB-245 {alone} of {len(grounds)} clusters are single hexes"


def coasts(land):
    sea = [label for label in land.labels if land.terrain[label] == "sea"]
    dry = [label for label in land.labels if land.terrain[label] != "sea"]
    rim = [label for label in land.labels if land.rim(label)]
    if land.coast == "landlocked" and sea:
        yield "MB-242 sea in a landlocked realm"
    if land.coast == "coastal" and not any(land.rim(label) for label in sea):
        yield "MB-242 no sea at the rim of a coastal realm"
    if land.coast == "islands" and any(land.terrain[label] != "sea" for label in rim):
        yield "MB-242 islands without sea all round"
    one = bool(dry) and land.whole(dry)
    if land.coast == "islands" and one and min(land.obj["width"], land.obj["height"]) >= 6:
        yield "MB-242 only one island"
    if land.coast != "islands" and not one:
        yield "MB-242 the sea cuts the land"


def lakes(land):
    owner = Counter(label for lake in land.obj["lakes"] for label in lake["hexes"])
    count, size = len(land.obj["lakes"]), len(land.labels)
    typical = land.obj["options"].get("lakes") is None and land.coast == "landlocked" and 100 <= size <= 144
    if typical and not 2 <= count <= 4:
        yield f"MB-247 {count} lakes"
    for label in land.labels:
        if owner[label] != (land.terrain[label] == "lake"):
            yield f"MB-247 {label} is {land.terrain[label]} and in {owner[label]} lakes"
    for lake in land.obj["lakes"]:
        if not land.whole(lake["hexes"]) or len(lake["hexes"]) > 12:
            yield f"MB-247 lake {lake['name']} is not one piece of 1 to 12"
        shore = {n for label in lake["hexes"] for n in land.near[label]} - set(lake["hexes"])
        if any(land.wet(label) for label in shore):
            yield f"MB-247 lake {lake['name']} touches other water"


def rivers(land):
    wanted = land.obj["options"].get("rivers", 1)
    if len(land.courses) != wanted and "rivers" not in land.left_out:
        yield f"MB-247 {len(land.courses)} rivers instead of {wanted}"
    short = min(land.obj["width"], land.obj["height"])
    by_coast = {"landlocked": short, "coastal": -(-short * 2 // 3), "islands": min(short // 3, 4 + short // 12)}
    least = by_coast[land.coast]
    if max(map(len, land.courses), default=least) < least and "hexes of the river" not in land.left_out:
        yield f"MB-247 no river crosses the map: it takes {least} hexes"
    for number, path in enumerate(land.courses, 1):
        yield from course(land, path, f"MB-247 river {number}")


def course(land, path, name):
    if len(set(path)) < len(path) or len(path) < 2:
        yield f"{name} runs twice through a hex or is too short"
    if any(b not in land.near[a] for a, b in pairwise(path)):
        yield f"{name} has a gap"
    if any(c in land.near[a] for a, c in zip(path, path[2:], strict=False)):
        yield f"{name} doubles back"
    if any(land.wet(label) for label in path[:-1]):
        yield f"{name} runs through water"
    if not (land.terrain[path[0]] in HIGH or land.rim(path[0])):
        yield f"{name} does not rise on high ground or at the rim"
    if not (land.wet(path[-1]) or land.rim(path[-1])):
        yield f"{name} does not end in water or at the rim"


def barriers(land):
    size, wanted = len(land.labels), land.obj["options"].get("barriers")
    wanted = int(size / 6 + 0.5) if wanted is None else wanted
    count = len(land.obj["barriers"])
    if count != wanted and "barriers" not in land.left_out:
        yield f"MB-246 {count} barriers instead of {wanted}"
    if len(land.barred) != count:
        yield "MB-246 two barriers on one edge"
    changing = sum(len({land.terrain[label] for label in edge}) > 1 for edge in land.edges)
    on_change = sum(len({land.terrain[label] for label in edge}) > 1 for edge in land.barred)
    if changing >= 3 * count and on_change <= 0.6 * count and count:
        yield f"MB-246 only {on_change} of {count} barriers where the land changes"
    yield from each_barrier(land)


def each_barrier(land):
    course = {frozenset(pair) for path in land.courses for pair in pairwise(path)}
    for barrier in land.obj["barriers"]:
        a, b = barrier["between"]
        if barrier["kind"] not in BARRIERS:
            yield f"MB-246 unknown barrier {barrier['kind']}"
        if b not in land.near[a]:
            yield f"MB-246 {a} and {b} share no edge"
        if frozenset((a, b)) in course:
            yield f"MB-246 barrier {a} {b} lies across the river"
        if land.wet(a) and land.wet(b):
            yield f"MB-246 barrier {a} {b} lies between waters"


def walks(land):
    goals = [thing["at"] for what in ("holdings", "myths") for thing in land.obj[what]]
    seats = [holding["at"] for holding in land.obj["holdings"] if holding["seat"]]
    passable = LAND | {"sea"} if land.coast == "islands" else LAND
    met = land.reach((seats or goals or land.labels)[0], lambda label: land.terrain[label] in passable, land.barred)
    for goal in goals:
        if goal not in met:
            yield f"MB-A42 {goal} cannot be reached from the Seat"


def gap(land, what, on_twelve):
    """Least distance, scaled from its value on 12x12 and then rounded down (MB-A43)."""
    asked = land.obj["options"].get(f"{what}_gap")
    return max(1, math.isqrt(len(land.labels)) * on_twelve // 12) if asked is None else asked


def apart(land, pairs, least, what):
    for a, b in pairs:
        if land.apart(a["at"], b["at"]) < least and f"between {what}" not in land.left_out:
            yield f"MB-A43 {a['name']} and {b['name']} are less than {least} hexes apart"


def holdings(land):
    things, wanted = land.obj["holdings"], land.obj["options"].get("holdings", 4)
    if len(things) != wanted and f"of {wanted} holdings" not in land.left_out:
        yield f"MB-248 {len(things)} holdings instead of {wanted}"
    if things and sum(holding["seat"] for holding in things) != 1:
        yield "MB-249 not exactly one Seat"
    for holding in things:
        if holding["kind"] not in HOLDINGS:
            yield f"MB-248 unknown holding {holding['kind']}"
        if not holding.get("ruler"):
            yield f"MB-248 {holding['name']} has no ruler"
    if len(things) == 4 and len({holding["kind"] for holding in things}) < 2:
        yield "MB-248 holdings are all of one kind"
    least = gap(land, "holding", 4)
    yield from apart(land, combinations(things, 2), least, "holdings")


def myths(land):
    things, wanted = land.obj["myths"], land.obj["options"].get("myths", 6)
    if len(things) != wanted and f"of {wanted} myths" not in land.left_out:
        yield f"MB-250 {len(things)} Myths instead of {wanted}"
    if sorted(myth["number"] for myth in things) != list(range(1, len(things) + 1)):
        yield "MB-250 Myths are not numbered from 1"
    for myth in things:
        if not myth.get("mark"):
            yield f"MB-250 Myth {myth['number']} does not mark its hex"
    pairs = [*combinations(things, 2), *((a, b) for a in things for b in land.obj["holdings"])]
    yield from apart(land, pairs, gap(land, "myth", 2), "myths")


def landmarks(land):
    counts = Counter(landmark["kind"] for landmark in land.obj["landmarks"])
    asked = land.obj["options"].get("landmarks")
    for kind in LANDMARKS:
        if counts[kind] not in ((3, 4) if asked is None else (asked,)) and "landmarks" not in land.left_out:
            yield f"MB-251 {counts[kind]} of {kind}"
    active = {myth["name"] for myth in land.obj["myths"]}
    for landmark in land.obj["landmarks"]:
        if landmark["kind"] not in LANDMARKS:
            yield f"MB-251 unknown landmark {landmark['kind']}"
        if landmark["kind"] == "sanctum" and not landmark.get("detail"):
            yield f"MB-256 {landmark['name']} has no Seer"
        if landmark["kind"] == "ruin" and (not landmark.get("detail") or landmark["detail"] in active):
            yield f"MB-260 {landmark['name']} hints at no Myth of elsewhere"


def dealt(land):
    obj = land.obj
    titles = [holding["calling"]["name"] for holding in obj["holdings"] if "calling" in holding]
    tales = [myth["tale"]["id"] for myth in obj["myths"] if "tale" in myth]
    prompts = [landmark["prompt"] for landmark in obj["landmarks"] if "prompt" in landmark]
    for rule, dealt_out in (("MB-227", titles), ("MB-250", tales), ("MB-254", prompts)):
        yield from (f"{rule} {name!r} is dealt twice" for name, count in Counter(dealt_out).items() if count > 1)
    for myth in obj["myths"]:
        if "tale" in myth and len(myth["tale"]["omens"]) != 6:
            yield f"MB-325 Myth {myth['number']} has {len(myth['tale']['omens'])} Omens"


def places(land):
    things = [thing for what in ("holdings", "myths", "landmarks") for thing in land.obj[what]]
    course = {label for path in land.courses for label in path}
    for label, count in Counter(thing["at"] for thing in things).items():
        if count > 1:
            yield f"MB-A44 {count} things in {label}"
        if land.wet(label):
            yield f"MB-A44 {label} holds a thing and is {land.terrain[label]}"
        if label in course:
            yield f"MB-A44 {label} holds a thing and the river"


def names(land):
    obj = land.obj
    shown = [obj["name"], *(thing["name"] for what in ("lakes", "rivers", "holdings") for thing in obj[what])]
    shown += [region["name"] for region in obj.get("regions", [])]
    shown += [holding["ruler"] for holding in obj["holdings"] if holding.get("ruler")]
    hidden = [thing["name"] for what in ("myths", "landmarks") for thing in obj[what]]
    hidden += [landmark["detail"] for landmark in obj["landmarks"] if landmark.get("detail")]
    written = {myth["name"] for myth in obj["myths"] if "tale" in myth}
    written |= {landmark.get("detail") for landmark in obj["landmarks"]}
    for name, count in Counter(map(str.lower, shown + hidden)).items():
        if count > 1 or not name:
            yield f"MB-243 the name {name!r} is used {count} times"
    for name in hidden:
        if len(name.split()) < 2 and name not in written:
            yield f"MB-243 the hidden name {name!r} is one word"
        if any(name.lower() in other.lower() or other.lower() in name.lower() for other in shown):
            yield f"MB-243 the hidden name {name!r} can be read out of a shown one"
