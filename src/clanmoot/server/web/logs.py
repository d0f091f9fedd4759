"""The log: one JSON object per line, with fixed texts and never a token, a chat message or a card."""

import json
import logging
import sys
import traceback
from typing import Final, TextIO

# Fields that code may add to a log record with `extra`.
FIELDS: Final = ("reference", "method", "path", "status", "why", "address", "times")
