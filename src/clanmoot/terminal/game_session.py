"""One game in the terminal. It shows the table to each person and carries out what they type."""

from collections.abc import Callable
from typing import Any

import click

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import Refusal, message
from clanmoot.core.table import Table
from clanmoot.locales import ENGLISH, Speaker

from .colours import tint
from .log_lines import bullet, fitted, news, result
from .move_list import Offer, offer
from .move_parser import meant
from .prompts import as_number, ask, on_terminal
from .seating import Opponent

# Carries out a typed command that is not a move. Returns whether the position has changed.
Verb = Callable[["Session", int, str], bool]


class Session:
    """A table, and the people who play at one screen."""

    def __init__(self, table: Table[Any, Any], opponents: dict[int, Opponent], verbs: dict[str, Verb]) -> None:
        self.table = table
        self.game = table.game
        self.opponents = opponents
        self.verbs = verbs
        self.people = [seat for seat in range(table.players) if seat not in opponents]
        self.me = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.speakers = {seat: Speaker(ENGLISH, table.seats, seat) for seat in [*self.people, SPECTATOR]}
        self.told = dict.fromkeys(self.speakers, 0)  # how many steps each has been told
        self.stale = dict.fromkeys(self.speakers, True)  # who has to see the board again
        self.at_screen = self.me
        self.pending = ""  # the part of a move that has been typed
        self.saved = -1  # after how many steps the game was last saved
        self.helped = False
        self.warned = False  # Enter was pressed where there were other moves, and we asked whether they are sure

    # -- the game

    def play(self) -> None:
        """Play until the game is over."""
        while not self.table.over:
            seat = self.table.deciders()[0]
            if seat in self.opponents:
                self.table.act(seat, self.answer(seat))
            else:
                self.turn(seat)
        self.finish()

    def answer(self, seat: int) -> int:
        """Return the action that an opponent chooses."""
        table = self.table
        return self.opponents[seat].choose(table.view(seat), table.legal(seat), table.seen_steps(seat))

    def turn(self, seat: int) -> None:
        """Show what is new to a person, and read input until the position changes."""
        self.hand_over(seat)
        self.show(seat)
        while not self.obey(seat, ask(self.question(seat))):
            pass

    def may(self, seat: int) -> list[int]:
        """Return all actions that a person can take now, including those for a sealed draft."""
        return sorted({*self.table.legal(seat), *self.table.additions(seat)})

    def finish(self) -> None:
        """Print the last moves, the board and the score."""
        speaker = self.speakers[self.me]
        self.board(self.me)
        self.news(self.me)
        click.echo()
        ended, *score = result(self.table, speaker)
        click.secho(ended, bold=True)
        for row in score:
            click.echo(row)

    # -- the screen

    def hand_over(self, seat: int) -> None:
        """Pass the screen to another person. Hands are cleared from the screen before that."""
        if self.at_screen == seat:
            return
        secret = on_terminal() and self.at_screen != SPECTATOR  # at the very beginning there is nothing to hide
        if secret:
            click.clear()
        self.say(SPECTATOR, "pass-screen", who=seat)
        ask("")
        if secret:
            click.clear()
        self.at_screen = seat
        self.stale[seat] = True

    def show(self, seat: int) -> None:
        """Show the board if others have moved, then what is new, the prompt and the legal moves."""
        if self.stale[seat] or any(step.seat != seat for step in self.table.steps[self.told[seat] :]):
            self.board(seat)
        self.news(seat)
        legal = self.may(seat)
        if len(legal) == 1 and self.table.free_undo(seat) >= 0 and self.is_done(legal[0]):
            self.say(seat, "only-done")
            return
        click.secho(self.speakers[seat].say(self.game.prompt(self.table.view(seat))), bold=True)
        drafted = [self.game.actions.text(action) for action in self.table.draft(seat)]
        if drafted:
            self.say(seat, "drafted", moves=", ".join(drafted))
        if len(legal) > 1:
            self.choices(self.offer(seat))
        if self.default(legal) >= 0:
            self.say(seat, "enter-takes", move=self.game.actions.text(self.default(legal)))
        if not self.helped:
            self.helped = True
            self.say(seat, "first-steps", example=self.game.actions.text(legal[0]))

    def board(self, watcher: int) -> None:
        """Print the board as the watcher sees it."""
        click.echo(tint(self.game.facts.key, self.game.board(self.table.view(watcher))) + "\n")
        self.stale[watcher] = False

    def news(self, watcher: int) -> None:
        """Print what has happened since the watcher last read the log."""
        for paragraph in news(self.table, self.speakers[watcher], watcher, self.told[watcher]):
            click.echo(bullet(paragraph))
        self.told[watcher] = len(self.table.seen_steps(watcher))

    def offer(self, seat: int) -> Offer:
        """Return the legal moves in the form in which they are shown."""
        return offer(self.game.actions, self.may(seat))

    def choices(self, offered: Offer) -> None:
        for row in offered.lines:
            click.echo(tint(self.game.facts.key, row))

    def say(self, seat: int, id: str, **args: str | int) -> None:
        """Print a message of the catalogue."""
        click.echo(fitted(self.speakers[seat].say(message(id, **args))))

    def refusal(self, seat: int, refusal: Refusal) -> None:
        """Print why a move is not allowed, and which rule to look up."""
        words = self.speakers[seat].say(refusal.message)
        self.say(seat, "refusal", words=words, rule=refusal.rule, number=refusal.rule.partition("-")[2])

    def question(self, seat: int) -> str:
        """Return the text before the cursor."""
        name = self.table.seats[seat] if len(self.people) > 1 else ""
        return f"{name} {self.pending}".strip() + "> "

    # -- what was typed

    def obey(self, seat: int, typed: str) -> bool:
        """Carry out what was typed. Return whether the position has changed."""
        verb, _, rest = typed.partition(" ")
        try:
            if verb.casefold() in self.verbs:
                self.pending = ""
                return self.verbs[verb.casefold()](self, seat, rest.strip())
            return self.move(seat, typed)
        except ClanmootError as error:
            click.echo(error.sentence)
            return False

    def move(self, seat: int, typed: str) -> bool:
        """Take the move that was typed, ask for the rest of it, or explain. Return whether the position has changed."""
        if not typed and len(self.may(seat)) > 1 and self.default(self.may(seat)) >= 0 and not self.warned:
            self.warned = True  # a person who is used to pressing Enter would miss a claim
            self.say(seat, "sure")
            return False
        found = self.understand(seat, typed)
        if len(found) == 1:
            self.pending, self.warned = "", False
            self.table.act(seat, found[0])
            return True
        if found:
            self.pending = f"{self.pending} {typed}".strip()
            self.choices(offer(self.game.actions, found))
            self.say(seat, "which")
        else:
            self.pending = ""
            self.puzzled(seat, typed)
        return False

    def understand(self, seat: int, typed: str) -> list[int]:
        """Return the legal moves that the typed text may mean."""
        legal = self.may(seat)
        if not typed:
            choice = self.default(legal)
            self.pending = ""
            return [choice] if choice >= 0 else []
        if self.pending:
            completed = meant(self.game.actions, legal, f"{self.pending} {typed}")
            if completed:
                return completed
            self.pending = ""
        numbered = self.offer(seat).numbered
        if typed.isdecimal() and numbered:
            return [numbered[as_number(typed) - 1]] if 1 <= as_number(typed) <= len(numbered) else []
        return meant(self.game.actions, legal, typed)

    def default(self, legal: list[int]) -> int:
        """Return the move that Enter takes: the only one, or the one that ends the turn. Return -1 if there is none."""
        done = [action for action in legal if self.is_done(action)]
        return legal[0] if len(legal) == 1 else done[0] if done else -1

    def is_done(self, action: int) -> bool:
        """Return whether a move ends what the player is doing."""
        return self.game.actions.decode(action).kind.name == "done"

    def puzzled(self, seat: int, typed: str) -> None:
        """Explain why the typed text is not a legal move."""
        refusals = self.refusals(seat, typed)
        if len(refusals) == 1:
            self.refusal(seat, refusals[0])
        elif refusals:
            self.say(seat, "in-full")
        else:
            self.choices(self.offer(seat))
            self.say(seat, "not-understood")

    def refusals(self, seat: int, typed: str) -> list[Refusal]:
        """Return why the moves that may be meant are not allowed. Each reason appears once."""
        every = meant(self.game.actions, list(range(self.game.actions.choices)), typed) if typed else []
        found = [self.table.why_not(seat, action) for action in every]
        return list(dict.fromkeys([refusal for refusal in found if refusal is not None]))

    def recall(self) -> None:
        """Hide the log before each person's last decision when a game is resumed."""
        for seat in self.told:
            self.told[seat] = max(0, self.table.last_decision(seat)) if seat >= 0 else len(self.table.steps)

    def changed_back(self) -> None:
        """Note that steps were taken back, so that everybody is shown the board again."""
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.table.steps))
            self.stale[seat] = True
        self.pending = ""
