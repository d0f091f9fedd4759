# Táin: tokens and places, prompts, log, refusals, endings.
#
# One term per thing, here, on the board, in the lesson and in the rules:
#   entry           three lead to a Pasture, two to a House. Each has an inside slot and an outside slot; not a "gate".
#   guard, scout    the token inside an entry, the token outside it. A scout raids. A raid succeeds or fails.
#   unguarded       an entry with nothing, or only a Bluff, inside.
#   token           a player places it face down. Unused tokens are behind the screen, used ones in front of it.
#   reveal, remove  all tokens are revealed, then the Bluffs are removed.
#   prisoner        a Lad or a Daughter in another clan's House. They are captured and freed; not "captives".
#   head of cattle  one of the cattle.
#   Kingdom         short for the Foreign Kingdom.

## Tokens and places

ta-chieftain = the Chieftain
ta-warrior = a Warrior
ta-lad = a Lad
ta-daughter = the Daughter
ta-bluff = a Bluff
ta-place =
    { $yours ->
        [yes] your
       *[no] { $whom }’s
    } { $part ->
        [pasture] Pasture
       *[house] House
    } { $number }
ta-inside =
    inside { $yours ->
        [yes] your
       *[no] their
    } { $part ->
        [pasture] Pasture
       *[house] House
    } { $number }
ta-outside = outside { $place }
ta-in-kingdom = in the Kingdom
ta-unguarded = (no guard)
ta-against = against { $token }

## Prompts

ta-aim = Raid your neighbours for cattle (2 points each) and jewels (3 points each). Guard your own, and mislead the others with Bluffs. The game ends when someone has 11 cattle, or after round 8.
ta-ask-scout = Round { $round }: place a token face down inside an entry of your own, outside another player’s, or in the Kingdom. You can also pass.
ta-ask-free = Your raid on { $place } frees a prisoner: choose a Lad or the Daughter.
ta-wait = { $who } is thinking.
ta-wait-chance = Resolving the raids…
ta-over = The game is over.

## Log

ta-log-start =
    { $you ->
        [yes] You go first.
       *[no] { $who } goes first.
    }
ta-log-lay =
    { $you ->
        [yes] You place { $token } { $spot }.
       *[no] { $who } places { $token } { $spot }.
    }
ta-log-laid =
    { $you ->
        [yes] You place a token { $spot }.
       *[no] { $who } places a token { $spot }.
    }
ta-log-pass =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
ta-log-turn =
    { $you ->
        [yes] Your token { $spot } is { $token }.
       *[no] { $who }’s token { $spot } is { $token }.
    }
ta-log-bluffs =
    { $number ->
        [0] No Bluffs are removed.
        [one] One Bluff is removed.
       *[other] { $number } Bluffs are removed.
    }
ta-log-kingdom = In the Kingdom, { $end }.
ta-kingdom-takes =
    { $you ->
        [yes] you take one head of cattle with { $token }
       *[no] { $who } takes one head of cattle with { $token }
    }
ta-kingdom-misses =
    { $you ->
        [yes] you get nothing with { $token }
       *[no] { $who } gets nothing with { $token }
    }
ta-log-raid =
    { $you ->
        [yes] You raid { $place } with { $scout } { $guard }: { $end }.
       *[no] { $who } raids { $place } with { $scout } { $guard }: { $end }.
    }
ta-end-fails = the raid fails
ta-end-lad-caught = the raid fails, and the Lad is captured
ta-end-daughter-caught = the raid fails, but the Daughter is captured
ta-end-cattle = one head of cattle is taken
ta-end-no-cattle = there are no cattle left to take
ta-end-jewel = one jewel is taken
ta-end-no-jewel = there are no jewels left to take
ta-end-freed = { $token } is freed
ta-end-choice = a prisoner is freed
ta-log-free =
    { $you ->
        [yes] You free { $token } from { $place }.
       *[no] { $who } frees { $token } from { $place }.
    }
ta-log-settle = Round { $round } is over: { $end }.
ta-refilled =
    { $you ->
        [yes] you take back all your used tokens
       *[no] { $who } takes back all used tokens
    }
ta-next-round =
    { $you ->
        [yes] you go first in round { $round }
       *[no] { $who } goes first in round { $round }
    }
ta-last-round = the game ends

## Refusals

ta-not-a-choice = Chance decides that, not a player.
ta-not-begun = The first player hasn’t been drawn yet.
ta-not-your-turn = It’s not your turn.
ta-passed = You’ve passed, so you can’t place any more tokens this round.
ta-scouting-over = You can’t place a token now. Tokens are placed before the raids.
ta-nobody-to-free = You can’t free a prisoner now. You can do that only after you raid a House that holds both one of your Lads and your Daughter.
ta-no-board = Nobody is playing clan { $board }.
ta-daughter-at-home = The Daughter can be placed only on your own board.
ta-no-lads = Lads can’t go to the Kingdom. Only the Chieftain, Warriors and Bluffs can.
ta-kingdom-once = You already have a token in the Kingdom.
ta-kingdom-full = Both slots in the Kingdom are taken.
ta-inside-taken = You already have a token inside { $place }.
ta-outside-taken =
    { $you ->
        [yes] You already have a token outside { $place }.
       *[no] { $who } already has a token outside { $place }.
    }
ta-none-left = You can’t place { $token }, because there isn’t one behind your screen.
ta-allowed = That’s allowed.

## Endings

ta-eleven = Eleven cattle end the game. { $result }
ta-eight-rounds = Eight rounds are over. { $result }
# The result behind either ending: a clear win, a tie on points that something else broke, a shared win.
ta-won =
    { $you ->
        [yes] You win { $points }–{ $second }!
       *[no] { $who } wins { $points }–{ $second }.
    }
ta-won-tie =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } the tie at { $points } points with more { $by ->
        [cattle] cattle
        [jewels] jewels
       *[tokens] unused tokens
    } ({ $best }–{ $second }).
ta-shared = { $winners } share the win with { $points } points each.
ta-score-cattle = Cattle
ta-score-jewels = Jewels
ta-score-lads = Captured Lads
ta-score-daughters = Captured Daughters
ta-score-herd = Eleven cattle
