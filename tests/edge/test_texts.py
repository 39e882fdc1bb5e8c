from pathlib import Path

import msgspec

from teahouse.edge.texts import FOLDER, stale, write
from teahouse.kernel import registry

ROOT = Path(__file__).parents[2]
GAMES = {game.key: game for game in registry.games()}
GAME = GAMES["zhuji-bao-mahjong"]


def test_the_texts_in_the_client_are_fresh() -> None:
    assert stale(ROOT / FOLDER, GAMES) == [], "make types"


def test_a_game_is_written_with_its_card_and_its_help(tmp_path: Path) -> None:
    assert write(tmp_path, {GAME.key: GAME}) == ["zhuji-bao-mahjong.json"]
    written = msgspec.json.decode((tmp_path / "zhuji-bao-mahjong.json").read_bytes())
    assert written["about"]["title"] == {"zh": "诸暨包麻将", "en": "Zhuji Declarer Mahjong"}
    assert written["help"] == GAME.help().zh


def test_what_is_outdated_is_written_and_what_belongs_to_no_game_goes(tmp_path: Path) -> None:
    games = {GAME.key: GAME}
    write(tmp_path, games)
    (tmp_path / "zhuji-bao-mahjong.json").write_text("{}")
    (tmp_path / "craps.json").write_text("{}")
    assert stale(tmp_path, games) == ["craps.json", "zhuji-bao-mahjong.json"]
    assert write(tmp_path, games) == ["craps.json", "zhuji-bao-mahjong.json"]
    assert stale(tmp_path, games) == []
    assert [path.name for path in tmp_path.iterdir()] == ["zhuji-bao-mahjong.json"]
