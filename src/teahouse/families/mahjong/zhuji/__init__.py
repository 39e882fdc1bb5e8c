"""What the three mahjong games of 诸暨 share. They differ in how the wild tiles come about and in what is staked.

In the order in which they are met:

- `wild`: the wild tiles (财神) are named by a seat, or turned up;
- `round`: the questions that the play asks, answered alike: who needs how many 台, what a hand counts;
- `counting`: 台, and the reading of a hand that has most of them;
- `payments`: what a hand is worth in points, 老庄, who deals next;
- `plans`, `players`, `hints`: how the house plays it, and what it tells a player;
- `words`, `game`: wording, bots and help;
- `plain`: 平麻将, the game without an auction, of which two games of the house are made.

Source: rules pages of 诸暨包麻将, 诸暨麻将 and 诸暨自由麻将.
"""
