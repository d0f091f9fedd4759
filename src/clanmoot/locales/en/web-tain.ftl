# The Táin board of the browser client. The terms are those at the head of tain.ftl.

## Tokens and places

web-ta-kind =
    { $kind ->
        [chieftain] Chieftain
        [warrior]
            { $number ->
                [one] Warrior
               *[other] Warriors
            }
        [lad]
            { $number ->
                [one] Lad
               *[other] Lads
            }
        [daughter] Daughter
        [bluff]
            { $number ->
                [one] Bluff
               *[other] Bluffs
            }
       *[token] Token
    }
web-ta-owned =
    { $yours ->
        [yes] your
       *[no] { $whom }’s
    } { $kind ->
        [chieftain] Chieftain
        [warrior] Warrior
        [lad] Lad
        [daughter] Daughter
        [bluff] Bluff
       *[token] token
    }
web-ta-captives =
    { $number ->
        [one]
            { $yours ->
                [yes] your
               *[no] { $whom }’s
            }
       *[other]
            { $yours ->
                [yes] { $number } of your
               *[no] { $number } of { $whom }’s
            }
    } { $kind ->
        [lad]
            { $number ->
                [one] Lad
               *[other] Lads
            }
       *[daughter] Daughter
    }
web-ta-entry =
    { $part ->
        [pasture] Pasture
       *[house] House
    }, entry { $number }
web-ta-entry-plain =
    { $part ->
        [pasture] Pasture { $number }
       *[house] House { $number }
    }
web-ta-entry-short =
    { $part ->
        [pasture] P{ $number }
       *[house] H{ $number }
    }
web-ta-kingdom = Foreign Kingdom
web-ta-round = Round
web-ta-cattle =
    { $number ->
        [one] one head of cattle
       *[other] { $number } cattle
    }
web-ta-jewels =
    { $number ->
        [one] 1 jewel
       *[other] { $number } jewels
    }

## The table

web-ta-table = The boards around the Foreign Kingdom. Arrow keys move from slot to slot.
web-ta-board =
    { $yours ->
        [yes] Your board
       *[no] { $whom }’s board
    }: { $cattle } cattle, { $jewels ->
        [one] 1 jewel
       *[other] { $jewels } jewels
    }, prisoners: { $captives }
web-ta-kingdom-board = The Foreign Kingdom: { $cattle } cattle, round { $round } of 8
web-ta-inside = Inside { $place }
web-ta-outside = Outside { $place }
web-ta-in-kingdom = Slot { $number } of the Kingdom
web-ta-slot-free = { $where }: free
web-ta-slot-lit = { $where }: place the { $what } here
web-ta-slot-holds = { $where }: { $what }
web-ta-slot-secret = { $where }: { $what }, face down for everybody else
web-ta-free-it = Free { $what }
web-ta-active = active
web-ta-passed = passed
web-ta-tokens = { $behind } unused · { $used } used
web-ta-hand = Your tokens behind the screen
web-ta-prisoners = Your clan’s tokens held prisoner
web-ta-pile = { $name }: { $number }

## Prompts

web-ta-ask = Round { $round }: choose a token to place face down, or pass.
web-ta-lay-it =
    Place { $kind ->
        [chieftain] the Chieftain
        [warrior] a Warrior
        [lad] a Lad
        [daughter] the Daughter
       *[bluff] a Bluff
    } in a gold slot, or choose another token.
web-ta-ask-free = Your raid on { $place } frees a prisoner: choose a Lad or the Daughter.
web-ta-pass = Pass this round
web-ta-pass-sure =
    { $number ->
        [one] Pass for the rest of this round? Your last token stays behind the screen.
       *[other] Pass for the rest of this round? { $number } tokens stay behind your screen.
    }
web-ta-pass-yes = Yes, pass
web-ta-pass-no = Keep placing
web-ta-raids = Last raids
web-ta-aim = Goal
web-ta-aim-note = A green area is a Pasture with its cattle. A brown area is a House with its jewels. A token inside one of your entries guards it. A token outside another player’s entry raids it.

## What everyone knows

web-ta-unseen = Not yet revealed
web-ta-unseen-note = These tokens are still behind a screen or face down.
web-ta-used = used
web-ta-prisons = Prisoners
web-ta-holds-none = Nobody holds a prisoner.
web-ta-holds =
    { $you ->
        [yes] You hold { $captives }.
       *[no] { $who } holds { $captives }.
    }

## What a token can do

web-ta-about =
    { $kind ->
        [chieftain] Your Chieftain
        [warrior] Your Warrior
        [lad] Your Lad
        [daughter] Your Daughter
       *[bluff] Your Bluff
    }
web-ta-about-chieftain-scout = As a scout, he beats a Lad or a Warrior, and gets through an unguarded entry.
web-ta-about-chieftain-guard = As a guard, he stops everyone but captures nobody.
web-ta-about-chieftain-kingdom = In the Kingdom, he takes one head of cattle. Warriors beside him get nothing.
web-ta-about-warrior-scout = As a scout, he beats a Lad, gets through an unguarded entry, and captures the Daughter.
web-ta-about-warrior-guard = As a guard, he captures a Lad and stops a Warrior.
web-ta-about-warrior-kingdom = In the Kingdom, he takes one head of cattle unless a Chieftain is there.
web-ta-about-lad-scout = As a scout, he gets through only if the entry is unguarded. A Warrior captures him.
web-ta-about-lad-guard = As a guard, he stops a Lad.
web-ta-about-lad-kingdom = He can’t go to the Kingdom.
web-ta-about-daughter-guard = As a guard, she stops Lads and Chieftains.
web-ta-about-daughter-risk = A Warrior captures her. She’s then worth 5 points to his clan.
web-ta-about-daughter-kingdom = She stays on your own board.
web-ta-about-bluff-scout = It takes nothing and stops nobody. An entry with a Bluff inside is unguarded.
web-ta-about-bluff-guard = Once revealed, it goes to your used tokens.
web-ta-about-bluff-kingdom = It can be placed anywhere, even in the Kingdom.

## The raids, one by one

web-ta-title-turned = All tokens are revealed
web-ta-title-kingdom = The raid on the Foreign Kingdom
web-ta-title-settled = The round is over
web-ta-title-end = The last raids are over
web-ta-raids-on =
    { $yours ->
        [yes] Raids on your board
       *[no] Raids on { $whom }’s board
    }
web-ta-chip-turned = Revealed
web-ta-chip-kingdom = Kingdom
web-ta-chip-settled = Result
web-ta-round-number = round { $round }
web-ta-raid-number = round { $round } · raid { $number } of { $all } here
web-ta-next = Next: { $title }
web-ta-next-here = Next: another raid on this board
web-ta-turned =
    { $bluffs ->
        [0] { $tokens } { $tokens ->
                [one] token was revealed. It isn’t a Bluff.
               *[other] tokens were revealed. None of them is a Bluff.
            }
        [one] { $tokens } { $tokens ->
                [one] token was revealed. It’s a Bluff, and it’s removed before the raids.
               *[other] tokens were revealed. One of them is a Bluff, and it’s removed before the raids.
            }
       *[other] { $tokens } tokens were revealed. { $bluffs } of them are Bluffs, and they’re removed before the raids.
    }
web-ta-turned-key = P is a Pasture, H a House. A letter before it names the board.
web-ta-turned-kingdom = { $name } in the Kingdom
web-ta-turned-at =
    { $name }, { $side ->
        [inside] inside
       *[outside] outside
    } { $yours ->
        [yes] your
       *[no] { $whom }’s
    } { $entry }
web-ta-kingdom-short = Kingdom
web-ta-nothing-laid = placed nothing
web-ta-kingdom-takes = takes one head of cattle
web-ta-kingdom-misses = gets nothing
web-ta-kingdom-herd =
    { $took ->
        [0] Nothing is taken. The Kingdom has { $had } cattle.
       *[other] The Kingdom’s cattle: { $had } → { $left }.
    }
web-ta-kingdom-because = A Chieftain wins, and a Warrior wins only if no Chieftain is there. Each winner takes one head of cattle while there are any.
web-ta-scout-outside = scout, outside
web-ta-guard-inside = guard, inside
web-ta-nobody = nobody
web-ta-succeeds = The raid succeeds
web-ta-fails = The raid fails
web-ta-end-fails =
    { $you ->
        [yes] You take nothing.
       *[no] { $who } takes nothing.
    }
web-ta-end-lad-caught =
    { $yours ->
        [yes] You capture
       *[no] { $whom } captures
    } { $you ->
        [yes] your Lad
       *[no] { $who }’s Lad
    } until his clan frees him.
web-ta-end-daughter-caught =
    { $you ->
        [yes] You capture
       *[no] { $who } captures
    } { $yours ->
        [yes] your Daughter
       *[no] { $whom }’s Daughter
    }.
web-ta-end-cattle =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } one head of cattle from { $yours ->
        [yes] your Pasture
       *[no] { $whom }’s Pasture
    }: { $had } → { $left }.
web-ta-end-no-cattle =
    There are no cattle left on { $yours ->
        [yes] your Pasture
       *[no] { $whom }’s Pasture
    }.
web-ta-end-jewel =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } a jewel from { $yours ->
        [yes] your House
       *[no] { $whom }’s House
    }: { $had } → { $left }.
web-ta-end-no-jewel =
    There are no jewels left in { $yours ->
        [yes] your House
       *[no] { $whom }’s House
    }.
web-ta-end-freed =
    { $kind ->
        [daughter]
            { $you ->
                [yes] Your Daughter is freed
               *[no] { $who }’s Daughter is freed
            }
       *[lad]
            { $you ->
                [yes] Your Lad is freed
               *[no] { $who }’s Lad is freed
            }
    }, so no jewel is taken.
web-ta-end-choice =
    { $you ->
        [yes] You free a Lad or your Daughter. Choose one.
       *[no] { $who } frees a Lad or the Daughter and is choosing now.
    }
web-ta-until-end =
    { $you ->
        [yes] It stays beside your board until the round ends.
       *[no] It stays beside { $who }’s board until the round ends.
    }
web-ta-because-beats =
    { $guard ->
        [nobody] The entry is unguarded
        [bluff] A Bluff stops nobody
       *[other]
            { $scout ->
                [chieftain] A Chieftain beats
               *[warrior] A Warrior beats
            } { $guard ->
                [warrior] a Warrior
               *[lad] a Lad
            }
    }.
web-ta-because-stops =
    { $guard ->
        [chieftain] A Chieftain stops
        [warrior] A Warrior stops
        [daughter] The Daughter stops
       *[lad] A Lad stops
    } { $scout ->
        [chieftain] a Chieftain
        [warrior] a Warrior
       *[lad] a Lad
    }.
web-ta-because-lad-caught = A Warrior on guard captures a Lad.
web-ta-because-daughter-caught = The Daughter stops a Warrior, but he captures her.
web-ta-short =
    { $scout } against { $guard ->
        [none] nobody
        [chieftain] the Chieftain
        [warrior] a Warrior
        [lad] a Lad
        [daughter] the Daughter
       *[bluff] a Bluff
    }: { $end ->
        [fails] fails
        [lad-caught] is captured
        [daughter-caught] captures her
        [cattle] takes one head of cattle
        [jewel] takes a jewel
        [freed] frees a prisoner
        [choice] frees a prisoner
       *[nothing] finds nothing left
    }
web-ta-nothing-won = nothing
web-ta-takes-back =
    takes back all used tokens
web-ta-begins =
    { $you ->
        [yes] You go first in the next round.
       *[no] { $who } goes first in the next round.
    }

## The final score

web-ta-count = Final score
web-ta-each = × { $each }
web-ta-total = Points

## Pictures beside the rules

web-ta-figure-tokens = Eighteen tokens per clan: 1 Chieftain, 2 Warriors, 6 Lads, 1 Daughter and 8 Bluffs. Face down, they all look like the last one.
web-ta-figure-kingdom = A lone Warrior takes one head of cattle. Two tokens of the same rank take one each. Beside a Chieftain, a Warrior takes nothing.
web-ta-figure-raids = Scouts are on the left, and guards are at the top. An empty slot counts as a Bluff. “In” means that the raid succeeds, “out” that it fails. A Warrior captures the Lad who attacks him, and the Daughter he attacks.
web-ta-figure-outcome =
    { $outcome ->
        [in] in
        [lad] out, Lad captured
        [daughter] out, Daughter captured
       *[out] out
    }
web-ta-figure-points = You score 2 points per head of cattle, 3 per jewel, 1 per captured Lad, 5 per captured Daughter, and 3 more for eleven cattle.
