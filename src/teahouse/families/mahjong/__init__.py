"""What the mahjong games share, from the tile to the worth of a hand.

- `tiles`, `wall`, `melds`: what lies on the table;
- `codes`: a concealed hand as five ints, the form in which hands are analysed;
- `analysis`: is it complete, what does it wait for;
- `sets`, `readings`: every way to read a complete hand with wild tiles, for scorers;
- `placing`: where the winning tile lies in a reading;
- `distance`: how far is it from complete, what brings it nearer, for bots and hints.
"""
