"""An analysis as JSON in the format of `schema.json`, for every program that displays it."""

import json
from importlib.resources import files
from typing import Any, Final

from clanmoot.bots.levels import STRENGTH

from .analysis_task import Opened
from .decision_points import Point
from .estimate import Estimate
from .luck_and_skill import Account, Balance, Costly, Estimates, Judged
from .search_trial import Choice
from .wording import Teller, named

FORMAT: Final = 1

Fields = dict[str, Any]


def report(of: Opened, account: Account) -> Fields:
    """Return the whole analysis as plain JSON values."""
    teller = Teller(of.table)
    facts = of.table.game.facts
    return {
        "clanmoot_analysis": FORMAT,
        "game": facts.key,
        "title": facts.title,
        "rules": facts.rules,
        "strength": STRENGTH.get(facts.key, 0),
        "seats": list(of.table.seats),
        "steps": len(of.table.steps),
        "over": of.table.over,
        "side": "open" if of.task.open_side else "decider",
        "settings": settings(of),
        "complete": account.complete,
        "opening": account.opening,
        "final": account.final,
        "start": listed(account.start),
        "decisions": [decision(of, teller, judged) for judged in account.judged],
        "last_luck": listed(account.last_luck),
        "end": listed(account.end),
        "players": [player(name, sums) for name, sums in zip(of.table.seats, account.balances, strict=True)],
        "costliest": [costly(account, entry) for entry in account.costly],
    }


def settings(of: Opened) -> Fields:
    """Return the settings that, with the record, determine the numbers."""
    task = of.task
    return {
        "searches": task.effort.searches,
        "iterations": task.effort.iterations,
        "seed": task.effort.seed,
        "seats": sorted(task.seats) or list(range(of.table.players)),
        "from": task.first,
        "to": task.last or len(of.table.steps),
    }


def decision(of: Opened, teller: Teller, judged: Judged) -> Fields:
    """Return the report of one decision. Its steps count from 1."""
    point = judged.point
    return {
        "step": point.begin + 1,
        "last_step": point.end,
        "seat": point.seat,
        "sealed": point.sealed,
        "choices": point.choices,
        "drawn": point.drawn,
        "before_chance": listed(judged.before),
        "after_chance": listed(judged.drawn),
        "after_decision": listed(judged.after),
        "luck": listed(judged.luck),
        "change": listed(judged.change),
        "played": {**choice(of, teller, point, judged.played), "told": teller.told(point)},
        "best": choice(of, teller, point, judged.best),
        "margin": number(judged.margin),
    }


def choice(of: Opened, teller: Teller, point: Point, actions: Choice) -> Fields:
    """Return a choice as action numbers and in words."""
    line = teller.line(point, actions)
    told = {} if line is None else {"line": line}
    return {"actions": list(actions), "words": named(of.table.game, actions), **told}


def player(name: str, sums: Balance) -> Fields:
    """Return the totals of one seat."""
    return {
        "name": name,
        "start": number(sums.start),
        "luck": number(sums.luck),
        "skill": number(sums.skill),
        "gifts": number(sums.gifts),
        "end": number(sums.end),
        "decisions": sums.decisions,
        "agreed": sums.agreed,
    }


def costly(account: Account, entry: Costly) -> Fields:
    """Return one of the most costly decisions, with its index in the list of decisions."""
    point = account.judged[entry.place].point
    return {"decision": entry.place, "step": point.begin + 1, "seat": point.seat, "margin": number(entry.margin)}


def listed(estimates: Estimates) -> list[Fields]:
    """Return an estimate for each seat."""
    return [number(estimate) for estimate in estimates]


def number(estimate: Estimate) -> Fields:
    """Return an estimate as a number with its interval."""
    return dict(estimate._asdict())


def to_json(fields: Fields) -> str:
    """Return the report as compact JSON on one line."""
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


def schema() -> Fields:
    """Return the JSON Schema of the report."""
    found: Fields = json.loads((files("clanmoot.analysis") / "schema.json").read_text("utf-8"))
    return found
