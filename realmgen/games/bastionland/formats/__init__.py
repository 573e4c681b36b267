"""A Realm in the formats that game masters already have: Text Mapper (both ways), Foundry, Universal VTT, Tiled.

Every writer is a pure function of a State. With `audience="players"` it works from `view.redact`, in which nothing
hidden stands, and puts the campaign's code where the game master's file has the seed (MB-243).
"""
