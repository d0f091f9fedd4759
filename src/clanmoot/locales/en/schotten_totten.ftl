# Schotten Totten: cards, what is asked, what happened, what is in the way.

## Cards and decks

st-green = green { $strength }
st-blue = blue { $strength }
st-red = red { $strength }
st-yellow = yellow { $strength }
st-purple = purple { $strength }
st-brown = brown { $strength }
st-joker = the Joker
st-spy = the Spy
st-shield-bearer = the Shield-Bearer
st-bluff = Blind Man's Bluff
st-mud = Mud Fight
st-recruiter = the Recruiter
st-strategist = the Strategist
st-banshee = the Banshee
st-traitor = the Traitor
st-clan-deck = clan deck
st-tactic-deck = tactic deck

## Formations

st-colour-run = colour run of { $sum }
st-same = same-strength set of { $sum }
st-colour = colour of { $sum }
st-run = run of { $sum }
st-sum = plain sum of { $sum }

## What is asked

st-aim = Three stones side by side win, and so do any five. Lay three cards at a stone that beat whatever lies across, and claim it.
st-ask-play = Your turn: lay a card at a stone.
st-ask-recruit =
    { $left ->
        [one] The Recruiter: draw one more card. From which deck?
       *[other] The Recruiter: draw { $left } more cards. From which deck is the next?
    }
st-ask-return =
    { $left ->
        [one] The Recruiter: put one more card under its deck. Which?
       *[other] The Recruiter: put { $left } cards of your hand under their decks. Which goes first?
    }
st-ask-move = The Strategist: which of your cards at the stones do you take?
st-ask-move-to = The Strategist: where does { $card } go, or do you discard it?
st-ask-banish = The Banshee: which card of the other side do you send away?
st-ask-steal = The Traitor: which clan card of the other side comes over to you?
st-ask-steal-to = The Traitor: to which stone does { $card } go?
st-ask-claim = Claim a stone, or go on.
st-ask-pile = From which deck do you draw?
st-wait = { $who } is thinking.
st-wait-chance = The cards are on their way.
st-over = The game is over.

## What happened

st-log-begin =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
st-log-play =
    { $you ->
        [yes] You lay { $card } at stone { $stone }.
       *[no] { $who } lays { $card } at stone { $stone }.
    }
st-log-elite =
    { $you ->
        [yes] You send { $card } to stone { $stone }.
       *[no] { $who } sends { $card } to stone { $stone }.
    }
st-log-mode =
    { $you ->
        [yes] You lay { $card } on stone { $stone }.
       *[no] { $who } lays { $card } on stone { $stone }.
    }
st-log-ruse =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
st-log-claim =
    { $you ->
        [yes] You claim stone { $stone } with a { $mine }!
       *[no] { $who } claims stone { $stone } with a { $mine }!
    }
st-log-done =
    { $you ->
        [yes] You claim nothing more.
       *[no] { $who } claims nothing more.
    }
st-log-pass =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
st-log-pile =
    { $you ->
        [yes] You turn to the { $pile }.
       *[no] { $who } turns to the { $pile }.
    }
st-log-turn =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
st-log-drawn =
    { $you ->
        [yes] You draw a card from the { $pile }.
       *[no] { $who } draws a card from the { $pile }.
    }
st-log-under =
    { $you ->
        [yes] You put { $card } under its deck.
       *[no] { $who } puts { $card } under its deck.
    }
st-log-buried =
    { $you ->
        [yes] You put a card under the { $pile }.
       *[no] { $who } puts a card under the { $pile }.
    }
st-log-move =
    { $you ->
        [yes] You pick up { $card } from stone { $stone }.
       *[no] { $who } picks up { $card } from stone { $stone }.
    }
st-log-to =
    { $you ->
        [yes] You lay { $card } down at stone { $stone }.
       *[no] { $who } lays { $card } down at stone { $stone }.
    }
st-log-drop =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
st-log-banish =
    { $yours ->
        [yes] { $who } drives { $card } away from your side of stone { $stone }.
       *[no] { $you ->
            [yes] You drive { $card } away from { $whom } at stone { $stone }.
           *[no] { $who } drives { $card } away from { $whom } at stone { $stone }.
        }
    }
st-log-steal =
    { $yours ->
        [yes] { $who } lures { $card } away from your side of stone { $stone }.
       *[no] { $you ->
            [yes] You lure { $card } away from { $whom } at stone { $stone }.
           *[no] { $who } lures { $card } away from { $whom } at stone { $stone }.
        }
    }
st-log-settle = Nobody can lay another card. The open stones are settled: { $who } now holds { $mine }, { $whom } { $theirs }.
st-log-next = The next round begins.

## What is in the way

st-not-a-choice = That is not something a player decides.
st-not-your-turn = It is not your turn.
st-expert-order = In the expert variant stones are claimed at the start of your turn, before you lay a card.
st-order = Not now: first lay a card, then claim stones, then draw.
st-frozen = Stone { $stone } has been claimed; nothing moves there any more.
st-full = Your side of stone { $stone } is full.
st-not-in-hand = You do not hold { $card }.
st-allowed = Nothing stands in the way of that.
st-incomplete = Your side of stone { $stone } is not complete yet; only a complete side can claim.
st-unproven = Stone { $stone } is not proven: with { $cards } the other side would have a { $theirs } against your { $mine }.
st-weaker = Stone { $stone } is not yours: the other side has a { $theirs }, you have a { $mine }.
st-later = Stone { $stone } is not yours: both sides have a { $mine }, and the other side was complete first.
st-must-play = You can still lay a card, so you may not pass.
st-no-tactics = This table plays without tactic cards.
st-ahead = You have played one tactic card more than the other side; wait until it catches up.
st-second-joker = You have played a Joker already; a second one is not allowed.
st-idle-ruse = There is nothing that { $card } could do now.
st-no-draw = You draw at the end of your turn, not now.
st-empty-deck = The { $pile } is empty.
st-no-ruse = That takes { $card }, which is not being played now.
st-no-target = You cannot take { $card } now.
st-nothing-held = You are not moving a card now.
st-same-stone = The card comes from stone { $stone }; it has to go to another one.
st-no-drop = A card that was lured over must be laid at a stone; it cannot be discarded.

## Why a claim is right

st-proof-too-few = You have a { $mine }, and there are not enough unseen cards to fill the other side.
st-proof-complete = You have a { $mine }, the other side only a { $theirs }.
st-proof-complete-equal = Both sides have a { $mine }, and yours was complete first.
st-proof-open = You have a { $mine }. The best the other side could still get is a { $theirs }, with { $cards }.
st-proof-open-equal = You have a { $mine }. The other side could at best draw level, with { $cards }, and yours was complete first.

## How it ended

st-three =
    { $you ->
        [yes] You win with three stones side by side!
       *[no] { $who } wins with three stones side by side.
    }
st-five =
    { $you ->
        [yes] You win with five stones!
       *[no] { $who } wins with five stones.
    }
st-more =
    { $you ->
        [yes] No card can be laid any more, and you hold more stones: you win!
       *[no] No card can be laid any more, and { $who } holds more stones and wins.
    }
st-draw = No card can be laid any more, and both hold as many stones: a draw.
st-match =
    { $you ->
        [yes] You win the match!
        [no] { $who } wins the match.
       *[nobody] The match is a draw.
    }
st-round = Round { $number }
