"""A match in a terminal, for any game: what is typed, listed, told and drawn alike."""
