"""What the seats of a round had to do with each other, for the nightly look."""

import sqlalchemy as sa
from alembic import op

revision = "009"
down_revision = "008"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Rounds from before are not looked at: nobody measured then how long people thought."""
    op.create_table(
        "round_dealings",
        sa.Column("cursor", BIG, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("cursor", name="pk_round_dealings"),
        sa.ForeignKeyConstraint(["cursor"], ["rounds.cursor"], name="fk_round_dealings_cursor"),
    )


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
