"""FootClub outside the rules: its packs checked, weighed and printed."""
