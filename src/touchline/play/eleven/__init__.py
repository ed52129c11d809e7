"""Eleven outside its room: packs checked, cards told."""
