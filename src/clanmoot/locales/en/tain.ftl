# Táin: tokens and places, what is asked, what happened, what is in the way.

## Tokens and places

ta-chieftain = the Chieftain
ta-warrior = a Warrior
ta-lad = a Lad
ta-daughter = the Daughter
ta-bluff = a Bluff
ta-place =
    { $yours ->
        [yes] your
       *[no] { $whom }'s
    } { $part ->
        [pasture] Pasture
       *[house] House
    } { $number }
ta-inside =
    inside { $yours ->
        [yes] your
       *[no] their own
    } { $part ->
        [pasture] Pasture
       *[house] House
    } { $number }
ta-outside = outside { $place }
ta-in-kingdom = in the Kingdom
ta-unguarded = unguarded
ta-against = against { $token }

## What is asked

ta-aim = Carry off cattle (2 points each) and jewels (3 points each) from your neighbours, guard your own, and mislead them with Bluffs. Eleven cattle end the game, or the eighth round.
ta-ask-scout = Round { $round }: lay a token face down, inside at home, outside elsewhere, or in the Kingdom; or pass.
ta-ask-free = Your raid on { $place } frees a prisoner: a Lad or the Daughter?
ta-wait = { $who } is thinking.
ta-wait-chance = The raids are on their way.
ta-over = The game is over.

## What happened

ta-log-start =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
ta-log-lay =
    { $you ->
        [yes] You lay { $token } { $spot }.
       *[no] { $who } lays { $token } { $spot }.
    }
ta-log-laid =
    { $you ->
        [yes] You lay a token { $spot }.
       *[no] { $who } lays a token { $spot }.
    }
ta-log-pass =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
ta-log-turn =
    { $you ->
        [yes] Your token { $spot } is { $token }.
       *[no] { $who }'s token { $spot } is { $token }.
    }
ta-log-bluffs =
    { $number ->
        [one] One Bluff goes home.
       *[other] { $number } Bluffs go home.
    }
ta-log-kingdom = In the Kingdom { $end }.
ta-kingdom-takes =
    { $you ->
        [yes] you take one of the cattle with { $token }
       *[no] { $who } takes one of the cattle with { $token }
    }
ta-kingdom-misses =
    { $you ->
        [yes] you get nothing with { $token }
       *[no] { $who } gets nothing with { $token }
    }
ta-log-raid =
    { $you ->
        [yes] You raid { $place } with { $scout }, { $guard }: { $end }.
       *[no] { $who } raids { $place } with { $scout }, { $guard }: { $end }.
    }
ta-end-fails = it fails
ta-end-lad-caught = it fails, and the Lad is captured
ta-end-daughter-caught = it fails, but the Daughter is carried off
ta-end-cattle = one of the cattle is taken
ta-end-no-cattle = it succeeds, but no cattle are left to take
ta-end-jewel = a jewel is taken
ta-end-no-jewel = it succeeds, but no jewel is left to take
ta-end-freed = { $token } comes free
ta-end-choice = a prisoner comes free
ta-log-free =
    { $you ->
        [yes] You free { $token } from { $place }.
       *[no] { $who } frees { $token } from { $place }.
    }
ta-log-settle = Round { $round } is over; what was won comes home: { $end }.
ta-refilled =
    { $you ->
        [yes] you take all your used tokens back
       *[no] { $who } takes all used tokens back
    }
ta-next-round =
    { $you ->
        [yes] round { $round } begins with you
       *[no] round { $round } begins with { $who }
    }
ta-last-round = now the points are counted

## What is in the way

ta-not-a-choice = That is not something a player decides.
ta-not-begun = It has not been drawn yet who begins.
ta-not-your-turn = It is not your turn.
ta-passed = You lay nothing more this round: you have passed, or could lay no more.
ta-scouting-over = Tokens are laid before the raids, not now.
ta-nobody-to-free = You free a prisoner when your raid on the House that holds both a Lad of yours and your Daughter succeeds, not now.
ta-no-board = Nobody plays clan { $board }.
ta-daughter-at-home = The Daughter never leaves home: she guards your own board.
ta-no-lads = Lads are too young for the Kingdom: only the Chieftain, Warriors and Bluffs go there.
ta-kingdom-once = You have a token in the Kingdom already.
ta-kingdom-full = Both slots of the Kingdom are taken.
ta-inside-taken = You have a token inside { $place } already.
ta-outside-taken =
    { $you ->
        [yes] You have a token outside { $place } already.
       *[no] { $who } has a token outside { $place } already.
    }
ta-none-left = You do not have { $token } behind your screen.
ta-allowed = Nothing stands in the way of that.

## How it ended

ta-eleven =
    { $you ->
        [yes] A herd of eleven ends the game, and you have the most: you win!
        [no] A herd of eleven ends the game, and { $who } has the most and wins.
       *[nobody] A herd of eleven ends the game, and the win is shared.
    }
ta-eight-rounds =
    { $you ->
        [yes] Eight rounds have been played, and you have the most: you win!
        [no] Eight rounds have been played, and { $who } has the most and wins.
       *[nobody] Eight rounds have been played, and the win is shared.
    }
ta-score-cattle = Cattle
ta-score-jewels = Jewels
ta-score-lads = Captive Lads
ta-score-daughters = Captive Daughters
ta-score-herd = Eleven cattle
