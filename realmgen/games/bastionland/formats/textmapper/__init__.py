"""Text Mapper: a hex map as plain text, one statement a line. We read it and write it.

    0304 green forest castle seat "Orban Keep"      a hex: ground, icons, label
    0504 light-grey mountain cliff2 ravine2         a barrier on its north-eastern edge
    0302-0403-0504 river "Wend"                     a line; coordinates off the map let it run over the rim
    include gnomeyland.txt                          the icons; `#` starts a comment

Terrain is one ground and one icon each (`words.GROUNDS`); `words.terrain` says how other maps' words are read.
castle, keep, tower and town are the four holding kinds, keep being our fortress; large-town and city are towns
too, and smaller settlements stay words. `cliff0` to `cliff5` are barriers NW, N, NE, SE, S and SW; a second word
names another kind (`ravine2`). Labels name what stands in the hex, else its lake or region. Our own words (seat,
hidden, myth3, monument, land-hills...) draw nothing in Text Mapper, so a map drawn there keeps them unseen.

Whatever we do not understand is kept in `State.words` (see `kept`) and written back as long as it is still true.
Rulers, marks, details, prompts and notes stand in comments of ours (see `remarks`), name, size, seed and options in its
first lines, so that a Realm comes back whole but for the numbers of its areas, which are laid anew. Players' text
is written from what players may see and from no kept word.
"""

from realmgen.games.bastionland.formats.textmapper.reader import Draft, read
from realmgen.games.bastionland.formats.textmapper.writer import write

__all__ = ["Draft", "read", "write"]
