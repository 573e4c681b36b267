"""The rules behind a button, on each page that has them there."""

import pytest
from war_samples import at_war


def written(at):
    return "\n".join(box.value for box in at.markdown)


@pytest.mark.parametrize(
    ("page", "first"), [("war", "Fighting"), ("calendar", "Seasons and Ages"), ("domain", "Domains")]
)
def test_the_rules_that_fit_the_page_stand_behind_a_button(open_page, play, make, page, first):
    campaign = at_war(play, make())
    at = open_page(page, campaign=campaign.code)
    assert "Knight-Tenant" not in written(at)
    at.session_state[f"{page}.rules"] = True
    at.run()
    assert f"**{first}**" in written(at)
    at.text_input(f"{page}.rule").set_value("trebuchet")
    at.run()
    assert "Trebuchet" in written(at)
    assert f"**{first}**" not in written(at)
    assert not at.exception
