"""What several games share: tiles and hands, climbing plays, tricks, boards, ticks."""
