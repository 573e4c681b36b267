"""Rolling in the library, with what packs add."""

from dataclasses import replace

import pytest

from realmgen.errors import NotFound
from realmgen.service.library import Entry, Place, roll

OURS = [Entry(f"myth-{d6}-{d12}", "A", "", "", d6, d12, "", {}) for d6 in range(1, 7) for d12 in range(1, 13)]
SEEDS = [str(n) for n in range(400)]


def test_a_list_of_places_is_rolled_with_its_dice():
    place = roll(OURS, "one")
    assert place.id == f"myth-{place.d6}-{place.d12}"
    assert len({roll(OURS, seed) for seed in SEEDS}) > 60


def test_what_a_pack_adds_can_be_rolled_with_a_place_or_without():
    bare = replace(OURS[0], id="bare", d6=0, d12=0, pack="mine")
    assert Place(0, 0, "bare") in {roll([*OURS[:9], bare], seed) for seed in SEEDS}
    twin = replace(OURS[0], id="twin", pack="mine")
    assert {place.id for seed in SEEDS if (place := roll([*OURS, twin], seed))[:2] == (1, 1)} == {"myth-1-1", "twin"}


def test_an_empty_list_cannot_be_rolled():
    with pytest.raises(NotFound):
        roll([])
