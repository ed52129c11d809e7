"""What a seat of Eleven is shown, made of the numbers it may know; compiled: every tick asks."""
