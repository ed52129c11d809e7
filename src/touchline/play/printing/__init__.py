"""Print and play: paper in millimetres, and what the cards of every game share."""
