"""What two-deck point trick games share: trump order, lines and tractors, following, ruffs, throws, kitty, red fives.

The games of the 红五 family differ by data: `Ranking` (what is promoted, how far the line goes), `Conventions` (duties
and throws), options and settlement. They walk through the same phases: an auction or a deal with declarations, the
choice of trumps, the burying of the kitty, twenty-five tricks.

"""
