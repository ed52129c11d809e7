"""Worldwide Football: attack cards, defences by a d20, stars; Amateur and Professional."""
