"""Messages about what is asked and what has happened."""

from clanmoot.core.actions import Move
from clanmoot.core.messages import Message, message

from .actions import ACTIONS
from .piece_names import guard_name, place_name, spot_name, token_name
from .pieces import (
    BLUFF,
    DAUGHTER,
    EMPTY,
    ENTRIES,
    GUARD_CAUGHT,
    KINGDOM,
    LAD,
    PASTURE,
    RAIDS,
    SCOUT_CAUGHT,
    SEATS,
    SUCCEEDS,
)
from .state import FREEING
from .view import View


def prompt(v: View) -> Message:
    """Return what is asked of the viewer, or whom the table waits for."""
    if v.over():
        return message("ta-over")
    if v.decider() < 0:
        return message("ta-wait-chance")
    if v.decider() != v.me:
        return message("ta-wait", who=v.decider())
    if v.phase == FREEING:
        return message("ta-ask-free", place=place_name(v.at))
    return message("ta-ask-scout", round=v.round)


def log(before: View, seat: int, seen: int, after: View) -> Message:
    """Return the log message for a step."""
    move = ACTIONS.decode(seen)
    kind = move.kind.name
    if kind == "raid":
        return _raid(before, move.args["place"], after)
    if kind == "kingdom":
        return message("ta-log-kingdom", end=_kingdom(before, after))
    if kind == "settle":
        return message("ta-log-settle", round=before.round, end=_settled(before, after))
    if kind == "turn":
        return _turned(before, move)
    if kind == "bluffs":
        return message("ta-log-bluffs", number=_used_bluffs(after) - _used_bluffs(before))
    if kind == "start":
        return message("ta-log-start", who=move.args["seat"])
    return message(f"ta-log-{kind}", who=seat, **_things(before, seat, move))


def _things(before: View, seat: int, move: Move) -> dict[str, Message]:
    """Return the arguments of a move's log message, by parameter name."""
    things: dict[str, Message] = {}
    if "place" in move.args:
        things["spot"] = spot_name(move.args["place"], seat)
    if move.kind.name == "free":
        return {"token": token_name(LAD + move.args["token"]), "place": place_name(before.at)}
    if "token" in move.args:
        things["token"] = token_name(move.args["token"])
    return things


def _turned(before: View, move: Move) -> Message:
    """TA-4.1: return which token was turned up, where it is and whose it is."""
    kind, place = token_name(move.args["token"]), move.args["place"]
    owner = _owner(before, place)
    return message("ta-log-turn", who=owner, token=kind, spot=spot_name(place, owner))


def _owner(before: View, place: int) -> int:
    """Return the owner of the token that was turned up.

    The Kingdom has one slot per seat. Every other place has an inside and an outside slot.
    """
    if place == KINGDOM:
        return next(seat for seat in range(before.turned, SEATS) if before.kingdom[seat] != EMPTY)
    inside = before.turned <= SEATS + 2 * place and before.guard[place] != EMPTY
    return place // ENTRIES if inside else before.raider[place]


def _used_bluffs(v: View) -> int:
    return sum([used[BLUFF] for used in v.used])


def _kingdom(before: View, after: View) -> tuple[Message, ...]:
    """TA-4.3: return the result for each token in the Kingdom."""
    told: list[Message] = []
    for seat, kind in enumerate(before.kingdom):
        if kind != EMPTY:
            took = after.won_cattle[seat] > before.won_cattle[seat]
            id = "ta-kingdom-takes" if took else "ta-kingdom-misses"
            told.append(message(id, who=seat, token=token_name(kind)))
    return tuple(told)


def _raid(before: View, place: int, after: View) -> Message:
    """TA-4.4 to 4.8: return the raider's token, the guard, the result and what was taken."""
    scout, guard = before.scout[place], before.guard[place]
    return message(
        "ta-log-raid",
        who=before.raider[place],
        place=place_name(place),
        scout=token_name(scout),
        guard=guard_name(guard),
        end=_end(before, place, after),
    )


def _end(before: View, place: int, after: View) -> Message:
    result = RAIDS[before.scout[place] * 6 + before.guard[place] + 1]
    if result == SCOUT_CAUGHT:
        return message("ta-end-lad-caught")
    if result == GUARD_CAUGHT:
        return message("ta-end-daughter-caught")
    if result != SUCCEEDS:
        return message("ta-end-fails")
    return _taken(before, place, after)


def _taken(before: View, place: int, after: View) -> Message:
    """TA-4.8, 6.2: return what the winner of a raid took."""
    board, raider = place // ENTRIES, before.raider[place]
    if place % ENTRIES < PASTURE:
        return message("ta-end-cattle" if before.cattle[board] else "ta-end-no-cattle")
    if after.phase == FREEING:
        return message("ta-end-choice")
    for kind in (LAD, DAUGHTER):
        if after.captives[board][raider][kind - LAD] < before.captives[board][raider][kind - LAD]:
            return message("ta-end-freed", token=token_name(kind))
    return message("ta-end-jewel" if before.jewels[board] else "ta-end-no-jewel")


def _settled(before: View, after: View) -> tuple[Message, ...]:
    """TA-5.1 to 5.4: return whose used tokens come back and what comes next."""
    if after.over():
        return (message("ta-last-round"),)
    back = [message("ta-refilled", who=seat) for seat in range(before.players) if not before.behind[seat]]
    return (*back, message("ta-next-round", who=after.active, round=after.round))
