"""Analysis of recorded games: what every decision was worth, judged by what its player knew."""

from .html_page import page
from .judge import Effort
from .report import schema
from .task import QUICK, USUAL
from .whole_game import analyse

__all__ = ["QUICK", "USUAL", "Effort", "analyse", "page", "schema"]
