"""Findings as words, and as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from realmgen.games.torchfall.lab import Finding, fairest, ranked, title
from realmgen.kit.game import Json
from realmgen.service.lab.wording import percent, span

HEAD = ("option", "players", "starts", "games", "fair", "worst", "rounds", "turns", "broken", "shared")
CENTRE = ("needed", "turned", "held")


def as_words(findings: Sequence[Finding]) -> Iterator[str]:
    """A comparison told, the fairest first, for each number of players and those who play."""
    for players, bots in sorted({(one.trial.players, one.trial.bots) for one in findings}):
        order = ranked(one for one in findings if (one.trial.players, one.trial.bots) == (players, bots))
        yield f"{players} players ({'/'.join(bots)}), an even share is {percent(1 / players)}; the fairest first:"
        best = fairest(order)
        for one in order:
            yield from _words(one, one is best)


def _words(one: Finding, first: bool) -> Iterator[str]:
    trial = one.trial
    yield f"{'*' if first else ' '} {title(trial.option)} ({trial.option}), starts {trial.starts}, {one.games} games"
    shares = (f"{percent(one.share(seat))} ({span(one, seat)})" for seat in one.seats)
    yield f"    wins in order of play: {', '.join(shares)}{'; fair' if one.fair else ''}"
    yield (
        f"    {one.length('rounds'):.1f} rounds; Ashspire needed {percent(one.part('needed'))},"
        f" turned {percent(one.part('turned'))}; broken off {percent(one.part('broken'))}"
    )
    renown = ", ".join(f"{source} {mean:.2f}" for source, mean in one.renown("winner").items() if mean)
    yield f"    winners' Renown: {renown or 'none'}"


def as_csv(findings: Sequence[Finding]) -> str:
    """A table, a line for each trial, the fairest first; shares are of 1, those of four seats always."""
    rows = [_row(one) for one in ranked(findings)]
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else HEAD, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def _row(one: Finding) -> Json:
    trial = one.trial
    row: Json = {"option": trial.option, "players": trial.players, "starts": trial.starts, "games": one.games}
    row |= {"bots": "/".join(trial.bots), "nodes": trial.nodes, "seed": trial.seed, "fair": int(one.fair)}
    row |= {"worst": round(one.worst, 4), "rounds": round(one.length("rounds"), 3)}
    row |= {"turns": round(one.length("turns"), 3)}
    for seat in range(4):
        inside = seat in one.seats
        low, high = one.interval(seat) if inside else ("", "")
        row |= {f"share_{seat}": round(one.share(seat), 4) if inside else "", f"low_{seat}": low, f"high_{seat}": high}
    row |= {name: round(one.part(name), 4) for name in ("broken", "shared", *CENTRE)}
    return row | {f"winner_{source}": round(mean, 4) for source, mean in one.renown("winner").items()}
