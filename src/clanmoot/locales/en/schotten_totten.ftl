# Schotten Totten: cards, prompts, log, refusals, endings.
#
# One term per thing, here, on the board, in the lesson and in the rules:
#   stone           one of nine; a player claims it. It is unclaimed before and claimed after, never "open" or "held".
#   side, slot      each stone has two sides with three slots (four under Mud Fight). A side is complete, not "full up".
#   formation       straight flush, three of a kind (four under Mud Fight), flush, straight, total; "(24)" is its total.
#   play            to put a card from the hand on a stone. Cards are not laid. They are drawn, taken, moved, discarded.
#   tactic card     an elite card (Joker, Spy, Shield-Bearer), a mode (Blind Man's Bluff, Mud Fight) or a ruse (the rest).
#   opponent        the other player; never "the other side", which is a side of a stone.
#   unseen card     a clan card that is neither on a stone nor discarded.

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
st-bluff = Blind Man’s Bluff
st-mud = Mud Fight
st-recruiter = the Recruiter
st-strategist = the Strategist
st-banshee = the Banshee
st-traitor = the Traitor
st-clan-deck = clan deck
st-tactic-deck = tactic deck

## Formations

st-colour-run = a straight flush ({ $sum })
st-same =
    { $slots ->
        [4] four of a kind ({ $sum })
       *[3] three of a kind ({ $sum })
    }
st-colour = a flush ({ $sum })
st-run = a straight ({ $sum })
st-sum = a total of { $sum }

## Prompts

st-aim = Claim three stones side by side, or any five. Play three cards on your side of a stone that beat your opponent’s three, then claim it.
st-ask-play = Your turn: play a card.
st-ask-recruit =
    { $left ->
        [one] Recruiter: draw one more card. Choose a deck.
       *[other] Recruiter: draw { $left } more cards. Choose a deck.
    }
st-ask-return =
    { $left ->
        [one] Recruiter: put one more card from your hand under its deck.
       *[other] Recruiter: put { $left } cards from your hand under their decks. Choose the first.
    }
st-ask-move = Strategist: choose one of your cards on an unclaimed stone.
st-ask-move-to = Strategist: choose a stone for { $card }, or discard it.
st-ask-banish = Banshee: choose one of your opponent’s cards to discard.
st-ask-steal = Traitor: choose a clan card on your opponent’s side.
st-ask-steal-to = Traitor: choose a stone for { $card }.
st-ask-claim = Claim a stone, or choose Done.
st-ask-pile = Choose a deck to draw from.
st-wait = { $who } is thinking.
st-wait-chance = Dealing cards…
st-over = The game is over.

## Log

st-log-begin =
    { $you ->
        [yes] You go first.
       *[no] { $who } goes first.
    }
st-log-play =
    { $you ->
        [yes] You play { $card } on stone { $stone }.
       *[no] { $who } plays { $card } on stone { $stone }.
    }
st-log-elite =
    { $you ->
        [yes] You play { $card } on stone { $stone }.
       *[no] { $who } plays { $card } on stone { $stone }.
    }
st-log-mode =
    { $you ->
        [yes] You play { $card } on stone { $stone }.
       *[no] { $who } plays { $card } on stone { $stone }.
    }
st-log-ruse =
    { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
st-log-claim =
    { $you ->
        [yes] You claim stone { $stone } with { $mine }.
       *[no] { $who } claims stone { $stone } with { $mine }.
    }
st-log-done =
    { $you ->
        [yes] You claim no more stones.
       *[no] { $who } claims no more stones.
    }
st-log-pass =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
st-log-pile =
    { $you ->
        [yes] You choose the { $pile }.
       *[no] { $who } chooses the { $pile }.
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
        [yes] You put { $card } on stone { $stone }.
       *[no] { $who } puts { $card } on stone { $stone }.
    }
st-log-drop =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
st-log-banish =
    { $yours ->
        [yes] { $who } discards { $card } from your side of stone { $stone }.
       *[no] { $you ->
            [yes] You discard { $card } from { $whom }’s side of stone { $stone }.
           *[no] { $who } discards { $card } from { $whom }’s side of stone { $stone }.
        }
    }
st-log-steal =
    { $yours ->
        [yes] { $who } takes { $card } from your side of stone { $stone }.
       *[no] { $you ->
            [yes] You take { $card } from { $whom }’s side of stone { $stone }.
           *[no] { $who } takes { $card } from { $whom }’s side of stone { $stone }.
        }
    }
st-log-settle =
    Both players have passed, so the unclaimed stones are awarded. { $you ->
        [yes] You now have { $mine }, and { $whom } has { $theirs }.
       *[no] { $yours ->
            [yes] { $who } now has { $mine }, and you have { $theirs }.
           *[no] { $who } now has { $mine }, and { $whom } has { $theirs }.
        }
    }
st-log-next = The next round begins.

## Refusals

st-not-a-choice = Chance decides that, not a player.
st-not-your-turn = It’s not your turn.
st-expert-order = You can’t do that now. In the expert variant you claim stones first, then play a card, then draw.
st-order = You can’t do that now. Play a card first, then claim stones, then draw.
st-frozen = Stone { $stone } has been claimed, so nothing can change there.
st-full = Your side of stone { $stone } is full.
st-not-in-hand = You don’t have { $card } in your hand.
st-allowed = That’s allowed.
st-incomplete = You can’t claim stone { $stone } yet. Your side isn’t complete.
st-unproven = You can’t claim stone { $stone } yet. You have { $mine }, and with { $cards } your opponent would have { $theirs }.
st-weaker = You can’t claim stone { $stone }. You have { $mine }, and your opponent has { $theirs }.
st-later = You can’t claim stone { $stone }. You both have { $mine }, and your opponent’s side was complete first.
st-must-play = You can still play a card, so you can’t pass.
st-no-tactics = This table plays without tactic cards.
st-ahead = You’ve played one more tactic card than your opponent. Wait until they play one.
st-second-joker = You’ve already played a Joker. Each player may play only one.
st-idle-ruse = Playing { $card } would have no effect now.
st-no-draw = You can draw only at the end of your turn.
st-empty-deck = The { $pile } is empty.
st-no-ruse = You can do that only right after playing { $card }.
st-no-target = You can’t choose { $card } now.
st-nothing-held = You’re not moving a card right now.
st-same-stone = The card comes from stone { $stone }, so choose another stone.
st-no-drop = You can’t discard a card taken with the Traitor. Choose a stone for it.

## Why a claim is allowed

st-proof-too-few = You have { $mine }, and too few unseen cards are left to complete your opponent’s side.
st-proof-complete = You have { $mine }, and your opponent has only { $theirs }.
st-proof-complete-equal = You both have { $mine }, and your side was complete first.
st-proof-open = You have { $mine }. The best your opponent could still get is { $theirs }, with { $cards }.
st-proof-open-equal = You have { $mine }. Your opponent could at best tie, with { $cards }, and your side was complete first.

## Endings

st-three =
    { $you ->
        [yes] You win with three stones side by side, { $best }–{ $rest } in stones!
       *[no] { $who } wins with three stones side by side, { $best }–{ $rest } in stones.
    }
st-five =
    { $you ->
        [yes] You win with five stones, { $best }–{ $rest }!
       *[no] { $who } wins with five stones, { $best }–{ $rest }.
    }
st-more =
    { $you ->
        [yes] You win { $best }–{ $rest } in stones!
       *[no] { $who } wins { $best }–{ $rest } in stones.
    }
st-draw =
    { $best ->
        [one] The game is a draw: one stone each.
       *[other] The game is a draw: { $best } stones each.
    }
st-match =
    { $you ->
        [yes] You win the match { $best }–{ $rest }!
        [no] { $who } wins the match { $best }–{ $rest }.
       *[nobody] The match is a draw, { $best }–{ $rest }.
    }
st-round = Round { $number }
