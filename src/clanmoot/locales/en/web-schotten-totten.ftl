# The board of Schotten Totten in the browser: what things are called there, and what buttons do.

## Around the table

web-st-stones = The stones
web-st-hand = Your hand
web-st-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-st-tactics-held =
    { $count ->
        [0] no tactic
        [one] 1 tactic
       *[other] { $count } tactics
    }
web-st-stones-held =
    { $count ->
        [0] no stone
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
web-st-discards = Discards
web-st-no-discards = No card has been discarded.
web-st-discard-here = Put it on the discards.
web-st-under-deck = Under the { $pile }, next first
web-st-closed-card = a card that you do not know
web-st-known =
    { $you ->
        [yes] { $whom } knows that you hold { $cards }.
       *[no] { $who } holds { $cards }.
    }
web-st-known-mark = { $card } (the other side knows it)
web-st-played = Tactics played
web-st-joker-laid = Joker laid
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
web-st-about-bluff = Blind Man's Bluff: at its stone only the sum counts.
web-st-about-mud = Mud Fight: at its stone each side needs four cards.
web-st-about-recruiter = The Recruiter: draw three cards, then put two of your hand under their decks.
web-st-about-strategist = The Strategist: move one of your cards to another stone, or discard it.
web-st-about-banshee = The Banshee: discard a card of the other side.
web-st-about-traitor = The Traitor: bring a clan card of the other side over to yours.

## What is asked while a move is being put together

web-st-choose-stone = Choose a stone for { $card }.
web-st-choose-stone-about = { $about } Choose a stone.
web-st-choose-card = Choose a card for stone { $stone }.

## Buttons

web-st-claim = Claim stone { $stone }
web-st-done = Go on
web-st-pass = Pass
web-st-ruse = Play { $card }
web-st-under = Put { $card } under the { $pile }
web-st-banish = Drive { $card } away
web-st-draw-clan = Clan deck
web-st-draw-tactic = Tactic deck
web-st-drop = Discard { $card }
web-st-look = How stone { $stone } stands

## A stone

web-st-stone = Stone { $stone }
web-st-stone-yours = Stone { $stone }: you may claim it
web-st-stone-not = Stone { $stone }: not yours yet
web-st-point = Point at a stone to see how it stands.
web-st-owned =
    { $you ->
        [yes] You hold this stone.
       *[no] { $who } holds this stone.
    }
web-st-complete-first = complete first
web-st-complete = complete
web-st-missing =
    { $count ->
        [one] one card to come
       *[other] { $count } cards to come
    }
web-st-empty = nothing yet
web-st-may-claim = The other side cannot beat this any more.
web-st-bluff-here = Blind Man's Bluff: only the sum counts here.
web-st-mud-here = Mud Fight: four cards a side here.

## For those who listen

web-st-say-stone = Stone { $stone }. { $parts }
web-st-say-side =
    { $you ->
        [yes] You: { $cards }.
       *[no] { $who }: { $cards }.
    }
web-st-say-claim = You may claim it.
web-st-say-slot = Your side of stone { $stone }
web-st-say-lay = Lay { $card } at stone { $stone }
web-st-say-troop = { $card }, stone { $stone }, { $whose }
web-st-say-yours = your side
web-st-say-side-of = { $who }'s side

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

web-st-figure-sides = The right side is complete; the left side still has a free slot.
web-st-figure-formations = From strong to weak: a run of one colour, three of a kind, one colour, a run, any three.
web-st-figure-kind =
    { $kind ->
        [colour-run] colour run
        [three-of-a-kind] three of a kind
        [colour] colour
        [run] run
       *[sum] sum
    }
web-st-figure-proof = Red 7, 8 and 9: no three cards that start with blue 2 can beat them. The stone is claimed before the left side is complete.
web-st-figure-victory = Clan A wins with three stones side by side, or with any five.
web-st-figure-elite = Joker, Spy and Shield-Bearer with what they may count as. Red 5, red 9 and a Joker as a second red 9 make a colour of 23.
