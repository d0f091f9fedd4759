# The board of Schotten Totten in the browser. The terms are those at the head of schotten_totten.ftl.

## Around the table

web-st-stones = Stones
web-st-hand = Your hand
web-st-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-st-tactics-held =
    { $count ->
        [0] no tactics
        [one] 1 tactic
       *[other] { $count } tactics
    }
web-st-stones-held =
    { $count ->
        [0] no stones
        [one] 1 stone
       *[other] { $count } stones
    }
web-st-clan = Clan
web-st-tactic = Tactics
web-st-deck-left =
    { $count ->
        [one] { $pile }: 1 card left
       *[other] { $pile }: { $count } cards left
    }
web-st-discards = Discard pile
web-st-no-discards = No cards have been discarded.
web-st-discard-here = Discard it.
web-st-under-deck = Cards under the { $pile }, the next one first
web-st-closed-card = a hidden card
web-st-known =
    { $you ->
        [yes] { $whom } knows that you have { $cards }.
       *[no] { $who } has { $cards } in hand.
    }
web-st-known-mark = { $card } (your opponent knows it)
web-st-played = Tactics played
web-st-joker-laid = Joker played
web-st-match = Round { $round } of { $rounds }
web-st-points = Points

## Faces of tactic cards, as short as they fit

web-st-face-joker = Joker
web-st-face-spy = Spy
web-st-face-shield-bearer = Shield
web-st-face-bluff = Bluff
web-st-face-mud = Mud
web-st-face-recruiter = Recruiter
web-st-face-strategist = Strategist
web-st-face-banshee = Banshee
web-st-face-traitor = Traitor

## What tactic cards do

web-st-about-joker = The Joker counts as any clan card.
web-st-about-spy = The Spy counts as a 7 of any colour.
web-st-about-shield-bearer = The Shield-Bearer counts as a 1, 2 or 3 of any colour.
web-st-about-bluff = With Blind Man’s Bluff on a stone, only totals count there.
web-st-about-mud = With Mud Fight on a stone, each side needs four cards there.
web-st-about-recruiter = With the Recruiter, you draw three cards, then put two cards from your hand under their decks.
web-st-about-strategist = With the Strategist, you move one of your cards to another stone or discard it.
web-st-about-banshee = With the Banshee, you discard one of your opponent’s cards.
web-st-about-traitor = With the Traitor, you move a clan card from your opponent’s side to yours.

## Prompts while a move is being chosen

web-st-choose-stone = Choose a stone for { $card }.
web-st-choose-stone-about = { $about } Choose a stone.
web-st-choose-card = Choose a card for stone { $stone }.

## Buttons

web-st-claim = Claim stone { $stone }
web-st-done = Done
web-st-pass = Pass
web-st-ruse = Play { $card }
web-st-under = Put { $card } under the { $pile }
web-st-banish = Discard { $card }
web-st-draw-clan = Clan deck
web-st-draw-tactic = Tactic deck
web-st-drop = Discard { $card }
web-st-look = Show details of stone { $stone }

## A stone

web-st-stone = Stone { $stone }
web-st-stone-yours = Stone { $stone }: you can claim it
web-st-stone-not = Stone { $stone }: you can’t claim it yet
web-st-point = Select a stone to see its details.
web-st-owned =
    { $you ->
        [yes] You’ve claimed this stone.
       *[no] { $who } has claimed this stone.
    }
web-st-complete-first = complete first
web-st-complete = complete
web-st-missing =
    { $count ->
        [one] 1 card missing
       *[other] { $count } cards missing
    }
web-st-empty = no cards
web-st-may-claim = Your opponent can no longer beat this.
web-st-bluff-here = Because of Blind Man’s Bluff, only totals count here.
web-st-mud-here = Because of Mud Fight, each side needs four cards here.

## For screen readers

web-st-say-stone = Stone { $stone }. { $parts }
web-st-say-side =
    { $you ->
        [yes] You: { $cards }.
       *[no] { $who }: { $cards }.
    }
web-st-say-claim = You can claim it.
web-st-say-slot = Your side of stone { $stone }
web-st-say-lay = Play { $card } on stone { $stone }
web-st-say-troop = { $card }, stone { $stone }, { $whose }
web-st-say-yours = your side
web-st-say-side-of = { $who }’s side

## The log

web-st-log-dealt =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $who } draws { $cards }.
    }
web-st-log-drawn =
    { $you ->
        [yes] You draw { $number } cards.
       *[no] { $who } draws { $number } cards.
    }

## Pictures beside the rules

web-st-figure-sides = The right side is complete. The left side still has a free slot.
web-st-figure-formations = From strong to weak, the formations are straight flush, three of a kind, flush, straight and total.
web-st-figure-kind =
    { $kind ->
        [colour-run] straight flush
        [three-of-a-kind] three of a kind
        [colour] flush
        [run] straight
       *[sum] total
    }
web-st-figure-proof = No three cards that include blue 2 can beat red 7, 8 and 9. So the stone can be claimed before the left side is complete.
web-st-figure-victory = Clan A wins with three stones side by side, or with any five.
web-st-figure-elite = This shows what the Joker, the Spy and the Shield-Bearer can count as. Red 5, red 9 and a Joker that counts as a second red 9 make a flush (23).
