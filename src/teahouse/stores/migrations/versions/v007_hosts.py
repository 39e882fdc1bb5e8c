"""Who is a host, and the trail of what hosts have done."""

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nobody is a host yet; on SQLite triggers keep what stands in the trail as it is."""
    op.add_column("players", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "audit_trail",
        sa.Column("number", BIG, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("deed", sa.String, nullable=False),
        sa.Column("about", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit_trail"),
    )
    op.create_index("ix_audit_trail_about", "audit_trail", ["about", "number"])
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_trail_no_{change.lower()} BEFORE {change} ON audit_trail "
                "BEGIN SELECT RAISE(ABORT, 'what was done stays written'); END"
            )


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
