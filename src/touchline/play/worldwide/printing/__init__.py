"""Print and play: a pack of Worldwide Football as cards, tokens and aids to cut out."""
