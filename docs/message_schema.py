"""Print the JSON Schema of all messages, `docs/api/messages.json`. `docs/generate.py` prints it too."""

import json
import sys
from pathlib import Path
from typing import get_args

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from clanmoot.protocol import VERSION  # noqa: E402 - the sources of this repository, not an installed build
from clanmoot.protocol.commands import AnyCommand  # noqa: E402
from clanmoot.protocol.messages import AnyAnswer, AnyRequest  # noqa: E402

PAGE = ROOT / "docs" / "api" / "messages.json"
TEMPLATE = "#/$defs/{name}"


def pages() -> dict[Path, str]:
    """Return the page by its path."""
    return {PAGE: messages()}


def messages() -> str:
    """Return the JSON Schema of the messages of clients, those of the server, and the commands, each type once."""
    sides = {"from_client": AnyRequest, "from_server": AnyAnswer, "commands": AnyCommand}
    kinds = [kind for side in sides.values() for kind in get_args(side)]
    _, shapes = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of Clanmoot, version {VERSION}",
        "description": "Printed by docs/message_schema.py; a test fails when it is stale.",
        "oneOf": [{"$ref": "#/$defs/from_client"}, {"$ref": "#/$defs/from_server"}],
        "$defs": {
            **{side: {"oneOf": [reference(kind) for kind in get_args(found)]} for side, found in sides.items()},
            **dict(sorted(shapes.items())),
        },
    }
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def reference(kind: type) -> dict[str, str]:
    """Return a reference to the schema of a type."""
    return {"$ref": TEMPLATE.format(name=kind.__name__)}


def main() -> None:
    """Write the page."""
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
