"""In what the games of the family differ by data alone: claims and their ranks, wild tiles, the end of the wall."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from teahouse.families.mahjong.tiles import Tile


class Conventions(Struct, frozen=True, kw_only=True):
    """The house rules that turns and claim windows follow.

    `chow`, `pong` and `kong` rank the claims by the number of wild tiles that stand in them for other tiles, lower
    first: `pong=(2, 5, 8)` gives 正碰 rank 2, 单财碰 5 and 双财碰 8. A claim that is not in its tuple does not exist,
    so `chow=()` is a game without chows. A win ranks 0. `shared_wins`: all who win on a tile do, not the nearest alone.

    `wild_pong_kongs`: a pong with a wild tile in it may become a kong. `wilds_robbed`: a wild tile that is added to a
    pong may be robbed.

    `reserve` tiles of the wall are never drawn. `last_claims`: whether the discard after the last draw may be
    claimed for chow and pong. `passed_win` says what a seat that let a win go by may not win on, from others, until
    its own next discard. `auto_win`: absent seats win when they can. `forfeit`: a seat that leaves stops the round.

    `sets` are made besides the pair: 4 of 14 tiles, 5 of 17; hands are dealt in `packets`. `wild_claims`: wild tiles
    may lie in claimed melds. `open_kongs`: concealed kongs lie face up. `auto_expose`: special tiles are laid out and
    replaced by themselves (补花), else by the player. `whole_stacks`: a single tile left at the tail counts neither as
    drawable nor as reserve. `passed_pong`: who lets a pong go by may not pong that kind until its own next discard.
    `waits_shown`: hints tell what a hand waits for and what it is worth.
    """

    chow: tuple[int, ...]
    pong: tuple[int, ...]
    kong: tuple[int, ...]
    shared_wins: bool = False
    wild_concealed_kong: bool = False
    wild_added_kong: bool = False
    wild_pong_kongs: bool = True
    wilds_robbed: bool = True
    dead_wilds: bool = False
    reserve: int = 0
    last_claims: bool = False
    passed_win: Literal["same_tile", "any_tile", "off"] = "same_tile"
    auto_win: bool = True
    forfeit: bool = False
    sets: int = 4
    packets: tuple[int, ...] = (4, 4, 4, 1)
    wild_claims: bool = True
    open_kongs: bool = False
    auto_expose: bool = True
    whole_stacks: bool = False
    passed_pong: bool = False
    waits_shown: bool = True


WIN_RANK = 0


def claimable(conventions: Conventions, tile: Tile, wilds: tuple[Tile, ...]) -> bool:
    """Whether a discarded tile may be claimed or won on at all."""
    return not (conventions.dead_wilds and tile in wilds)


def robbable(conventions: Conventions, tile: Tile, wilds: tuple[Tile, ...]) -> bool:
    """Whether a tile that is added to a pong may be won on."""
    return conventions.wilds_robbed or tile not in wilds
