"""The page of all campaigns, in pieces."""

from realmgen.ui.campaigns.cards import latest, latest_changes, listed, others
from realmgen.ui.campaigns.dialogs import import_file, new_campaign
from realmgen.ui.campaigns.elsewhere import elsewhere

__all__ = ["elsewhere", "import_file", "latest", "latest_changes", "listed", "new_campaign", "others"]
