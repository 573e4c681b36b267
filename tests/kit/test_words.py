"""Words in a row."""

import pytest

from realmgen.kit.words import listed


@pytest.mark.parametrize(
    ("words", "told"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_are_told_in_a_row(words: list[str], told: str) -> None:
    assert listed(iter(words)) == told


def test_the_last_may_be_another_choice() -> None:
    assert listed("abc", "or") == "a, b or c"
