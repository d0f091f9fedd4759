"""A griffe extension for the Python API reference: comments behind fields are docstrings, and named tuples have calls.

iterations: int = 0  # 0 means no limit
"""

import re
from pathlib import Path
from typing import Any, Final

import griffe

COMMENT: Final = re.compile(r"\s#\s+(?!type:|noqa)(.+)$")


class FieldComments(griffe.Extension):
    """Turns the comments of fields and constants into docstrings, and shows how to call a named tuple."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:
        """Use the comment behind an attribute as its docstring."""
        if attr.docstring is None and attr.endlineno is not None and isinstance(attr.filepath, Path):
            found = COMMENT.search(attr.lines_collection[attr.filepath][attr.endlineno - 1])
            if found:
                text = found[1][0].upper() + found[1][1:].rstrip(".,;") + "."
                attr.docstring = griffe.Docstring(text, lineno=attr.endlineno, parent=attr)

    def on_class_members(self, *, cls: griffe.Class, **_: Any) -> None:
        """Add a signature to a named tuple, so that the reference shows how to call it."""
        if not any(str(base) == "NamedTuple" for base in cls.bases):
            return
        kind = griffe.ParameterKind.positional_or_keyword
        fields = [
            griffe.Parameter(name, annotation=field.annotation, kind=kind, default=field.value)
            for name, field in cls.attributes.items()
            if "property" not in field.labels
        ]
        cls.set_member("__init__", griffe.Function("__init__", parameters=griffe.Parameters(*fields)))
