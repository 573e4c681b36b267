"""Checks a Site's JSON against the rules ledger. It knows nothing of the program: only the object and the wheel.

`check(obj)` gives one line for each broken rule, each beginning with the ledger's id.
"""

import math
from collections import Counter
from itertools import combinations

STANDARD = {"feature": 3, "danger": 2, "treasure": 1, "open": 3, "closed": 2, "hidden": 1, "entrance": 1}
BURIAL = {"feature": 1, "danger": 2, "treasure": 3, "open": 1, "closed": 3, "hidden": 2, "entrance": 1}
KEYS = {"at", "name", "ground", "mood", "preset", "counts", "seed", "origin", "generator", "points", "routes"} | {
    "entrances"
}
PLACES = 7


def beside(a, b):
    """The centre (0) touches every corner, a corner the next on either side."""
    return a != b and (0 in (a, b) or (a - b) % 6 in (1, 5))


def spot(point):
    place = point["place"]
    turn = math.radians(60 * (place - 1))
    x, y = (math.sin(turn), -math.cos(turn)) if place else (0.0, 0.0)
    return x + point.get("x", 0), y + point.get("y", 0)


def pieces(nodes, pairs):
    """How many separate pieces a graph falls into, by merging."""
    piece = {node: node for node in nodes}
    for a, b in pairs:
        if a in piece and b in piece:
            old, new = piece[a], piece[b]
            piece = {node: new if root == old else root for node, root in piece.items()}
    return len(set(piece.values()))


def wanted(obj):
    """What the ledger's rows say there should be, else what the file says it was made to hold."""
    if obj["preset"] == "standard":
        return STANDARD, {0, 1}
    if obj["preset"] == "sealed-burial":
        return BURIAL, {0}
    counts = obj["counts"]
    if counts is None:
        return None, None
    names = {kind: counts[f"{kind}s"] for kind in ("feature", "danger", "treasure")}
    names |= {way: counts[way] for way in ("open", "closed", "hidden")} | {"entrance": counts["entrances"]}
    hidden = counts["hidden_entrances"]
    return names, {0, 1} if hidden is None else {hidden}


def check(obj):
    return [*_points(obj), *_plan(obj), *_routes(obj), *_words(obj), *_entrances(obj), *_counts(obj)]


def _points(obj):
    points = obj["points"]
    if missing := KEYS - obj.keys():
        yield f"MB-263 {missing} are missing"
    numbers = sorted(point["number"] for point in points)
    if numbers != [n + 1 for n in range(len(points))]:
        yield f"MB-268 numbers {numbers}"
    places = [point["place"] for point in points]
    if len(set(places)) < len(places) or not all(0 <= place < PLACES for place in places):
        yield f"MB-264 places {places}"
    if obj["preset"] in ("standard", "sealed-burial") and len(points) != PLACES - 1:
        yield f"MB-268 {len(points)} points are left of {PLACES}"


def _plan(obj):
    points = obj["points"]
    for point in points:
        if not point["name"].strip():
            yield f"MB-265 point {point['number']} has no name"
        if math.hypot(*spot(point)) > 1.4:
            yield f"MB-264 point {point['number']} is off the plan"
    if any(math.dist(spot(a), spot(b)) < 0.3 for a, b in combinations(points, 2)):
        yield "MB-264 two points lie on each other"


def _routes(obj):
    place = {point["number"]: point["place"] for point in obj["points"]}
    pairs = [tuple(route["between"]) for route in obj["routes"]]
    if len({frozenset(pair) for pair in pairs}) < len(pairs):
        yield "MB-269 a route stands twice"
    for a, b in pairs:
        if a not in place or b not in place:
            yield f"MB-269 route {a}-{b} leads nowhere"
        elif not beside(place[a], place[b]):
            yield f"MB-269 route {a}-{b} joins no neighbours"
    if pieces(place, pairs) > 1:
        yield f"MB-273 the points fall into {pieces(place, pairs)} pieces"


def _words(obj):
    for route in obj["routes"]:
        if route["way"] == "closed" and not route.get("text", "").strip():
            yield f"MB-271 route {route['between']} has no obstacle"
        if route["way"] == "hidden" and not route.get("text", "").strip():
            yield f"MB-272 nobody says how route {route['between']} is found"


def _entrances(obj):
    numbers = [point["number"] for point in obj["points"]]
    at = [door["at"] for door in obj["entrances"]]
    if len(set(at)) < len(at) or set(at) - set(numbers):
        yield f"MB-274 entrances at {at}"


_IDS = {"feature": 265, "danger": 266, "treasure": 267, "open": 270, "closed": 271, "hidden": 272, "entrance": 274}


def _counts(obj):
    names, hidden = wanted(obj)
    if names is None:
        return
    there = Counter(point["kind"] for point in obj["points"]) + Counter(route["way"] for route in obj["routes"])
    veiled = sum(door.get("hidden", False) for door in obj["entrances"])
    there["entrance"] = len(obj["entrances"]) - veiled
    for name, many in names.items():
        if there[name] != many:
            yield f"MB-{_IDS[name]} {there[name]} of {many} {name}"
    if veiled not in hidden:
        yield f"MB-274 {veiled} hidden entrances"
