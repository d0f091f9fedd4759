"""The server's tests run on the compiled build. CLANMOOT_SERVER_TESTS=1 asks for them on the interpreted one too."""

import os

compiled = os.environ.get("CLANMOOT_EXPECT") == "compiled"
wanted = compiled or bool(os.environ.get("CLANMOOT_SERVER_TESTS"))
collect_ignore = [] if wanted else ["delivery", "faults", "fuzz", "leaks", "people", "store", "web", "work"]
