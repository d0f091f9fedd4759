"""Analysis of recorded games: what every decision was worth, judged by what the player knew then."""

from .analysis_task import QUICK, USUAL
from .decision_judge import Effort
from .html_page import page
from .report import schema
from .whole_game import analyse

__all__ = ["QUICK", "USUAL", "Effort", "analyse", "page", "schema"]
