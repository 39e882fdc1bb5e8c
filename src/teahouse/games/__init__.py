"""One folder a game: its rules, its scoring, its bot and the page that explains it."""
