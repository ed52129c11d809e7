"""FootClub, with its beginner rules Poussin."""
