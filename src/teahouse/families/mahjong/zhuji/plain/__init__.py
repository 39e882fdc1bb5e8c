"""平麻将, mahjong of 诸暨 without an auction: each for himself, paid by 台 alone.

诸暨麻将 and 诸暨自由麻将 are this game with different defaults: in the one the wild kind is turned up and the dealer
goes round, in the other the dealer names the wild kinds and whoever wins deals. Every table may choose otherwise, so
all of it is here: `options`, `rules` in the order of play, `settlement`, `bot`, `words`, `game`.

Source: rules pages of 诸暨麻将 and 诸暨自由麻将.
"""
