"""Games of getting rid of cards: plays that beat plays, by a table of combinations for each game.

Cousins differ by data (kinds of combination, conventions, options) and by their settlement. See `kinds.py` for what a
combination is, `combinations.py` for reading and beating, `phases.py` for the trick.
"""
