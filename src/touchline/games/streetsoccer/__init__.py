"""StreetSoccer: one die, five figures a side, a 10 x 6 pitch; open information."""
