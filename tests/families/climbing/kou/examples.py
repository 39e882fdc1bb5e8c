"""The worked examples 1 to 21 that the rules pages of 双扣 and 百变双扣 share (section 9)."""

from __future__ import annotations

FIVE_FIVES = "5c5d5h5s 5c"
SIX_THREES = "3c3d3h3s 3c3d"
FOURS_TO = {
    "5": "3c3d3h3s 4c4d4h4s 5c5d5h5s",
    "6": "4c4d4h4s 5c5d5h5s 6c6d6h6s",
}

LEADS = {
    1: ("4c4d 5c5d 6c6d", "pair-run of 6, top 6"),
    2: ("JcJd QcQd KcKd AcAd", "pair-run of 8, top A"),
    3: ("4c4d4h 5c5d5h 6c6d6h", "triple-run of 9, top 6"),
    4: ("4c 5c 6c 7c 8c", "straight of 5, top 8"),
    5: ("4c4d 5c5d", "no-combination"),
    6: ("3c3d3h 4c4d4h", "no-combination"),
    7: ("Tc Jc Qc Kc Ac", "straight of 5, top A"),
    8: ("Jc Qc Kc Ac 2c", "no-combination"),
    9: ("Ac 2c 3c 4c 5c", "no-combination"),
    10: ("8c8d8h 4c4d", "no-combination"),
    11: ("sjsjbj", "three-kings of 3, sj"),
    12: ("sjsjbjbj", "four-kings of 4, sj"),
    21: ("3c3d3h3s 4c4d4h4s", "no-combination"),
}
"""By number: the cards led, and what they are or why they are refused."""

ANSWERS = {
    13: (FIVE_FIVES, "sjbjbj", "accepted"),
    14: (SIX_THREES, "sjbjbj", "not-higher"),
    15: ("sjsjbj", SIX_THREES, "accepted"),
    16: ("sjsjbjbj", FOURS_TO["5"], "accepted"),
    17: (FOURS_TO["6"], "3c3d3h3s 3c3d3h", "accepted"),
    18: ("3c3d3h3s3c 4c4d4h4s4c 5c5d5h5s5c", "6c6d6h6s 7c7d7h7s 8c8d8h8s 9c9d9h9s", "accepted"),
    19: (FOURS_TO["5"], FOURS_TO["6"], "accepted"),
    20: ("2c2d2h2s 2c2d", FOURS_TO["5"], "accepted"),
}
"""By number: what lies, what is played on it, and how that fares."""
