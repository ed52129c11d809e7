"""What a match that is over tells: how the chances stood all along, and what was luck."""
