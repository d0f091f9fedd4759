"""A griffe extension: the comment behind a field or constant is its docstring in the Python API reference.

    iterations: int = 0  # 0 means no limit
"""

import re
from typing import Any, Final

import griffe

COMMENT: Final = re.compile(r"\s#\s+(?!type:|noqa)(.+)$")


class FieldComments(griffe.Extension):
    """Reads comments of fields and constants that have no docstring."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:
        """Make the comment the docstring."""
        if attr.docstring is None and attr.lineno is not None and attr.endlineno is not None:
            lines = attr.lines_collection[attr.filepath]
            found = COMMENT.search(lines[attr.endlineno - 1])
            if found:
                text = found[1][0].upper() + found[1][1:].rstrip(".,;") + "."
                attr.docstring = griffe.Docstring(text, lineno=attr.endlineno, parent=attr)
