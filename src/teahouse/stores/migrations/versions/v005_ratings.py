"""Ratings, the steps that led there, and people who do not want to be looked at."""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Rounds from before there were ratings count for none: nobody knew then that they would."""
    op.add_column("rounds", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_rounds_game", "rounds", ["game", "ended_at"])
    op.add_column("players", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "rating_steps",
        sa.Column("cursor", BIG, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("cursor", "player", name="pk_rating_steps"),
        sa.ForeignKeyConstraint(["cursor"], ["rounds.cursor"], name="fk_rating_steps_cursor"),
    )
    op.create_index("ix_rating_steps_player", "rating_steps", ["player", "cursor"])


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
