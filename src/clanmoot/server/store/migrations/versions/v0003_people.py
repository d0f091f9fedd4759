"""The table `names`: which account holds a name. It has one row per lookalike key."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table. The server fills it when it starts, because only the server knows which letters look alike."""
    op.create_table(
        "names",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("names_person", "names", ["person"])


def downgrade() -> None:
    """Drop the table, and the stored note that it was filled."""
    op.drop_table("names")
    op.execute("DELETE FROM house WHERE name = 'names-of'")
