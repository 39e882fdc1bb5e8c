"""What the mahjong games share: tiles, wall, melds, and the analysis of hands with wild tiles."""
