"""The balance lab of Torchfall: how fair each option is, as measured, and comparisons played here."""

from realmgen.ui import lab
from realmgen.ui.widgets import notice, strip

strip("Balance lab", "Torchfall")
notice()
lab.body(lab.open_desk())
