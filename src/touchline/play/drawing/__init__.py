"""Portraits and crests drawn by code, from the words and names of a pack."""
