"""The server is not compiled: what only asks whether it serves well is asked once, of the fast games and opponents."""

import os

collect_ignore = (
    []
    if os.environ.get("CLANMOOT_EXPECT") == "compiled"
    else ["delivery", "faults", "fuzz", "leaks", "people", "store", "web", "work"]
)
