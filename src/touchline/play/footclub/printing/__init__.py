"""Print and play: a pack of FootClub as cards, tokens, aids and sheets to cut out."""
