# The Táin board of the browser client.

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
        [one] one of the cattle
       *[other] { $number } cattle
    }
web-ta-jewels =
    { $number ->
        [one] 1 jewel
       *[other] { $number } jewels
    }

## The table

web-ta-table = The boards round the Foreign Kingdom; arrow keys walk from slot to slot
web-ta-board =
    { $yours ->
        [yes] Your board
       *[no] { $whom }’s board
    }: { $cattle } cattle, { $jewels ->
        [one] 1 jewel
       *[other] { $jewels } jewels
    }, captives: { $captives }
web-ta-kingdom-board = The Foreign Kingdom: { $cattle } cattle, round { $round } of 8
web-ta-inside = Inside { $place }
web-ta-outside = Outside { $place }
web-ta-in-kingdom = Slot { $number } of the Kingdom
web-ta-slot-free = { $where }: free
web-ta-slot-lit = { $where }: lay the { $what } here
web-ta-slot-holds = { $where }: { $what }
web-ta-slot-secret = { $where }: { $what }, face down for everybody else
web-ta-free-it = Free { $what }
web-ta-active = active
web-ta-passed = passed
web-ta-tokens = { $behind } unused · { $used } used
web-ta-hand = Your tokens behind the screen
web-ta-prisoners = Your clan’s prisoners
web-ta-pile = { $name }: { $number }

## What is asked

web-ta-ask = Round { $round }: choose a token to lay face down, or pass.
web-ta-lay-it =
    Lay { $kind ->
        [chieftain] the Chieftain
        [warrior] a Warrior
        [lad] a Lad
        [daughter] the Daughter
       *[bluff] a Bluff
    } in a gold slot, or choose another token.
web-ta-ask-free = Your raid on { $place } frees one of yours: a Lad or the Daughter?
web-ta-pass = Pass this round
web-ta-pass-sure =
    { $number ->
        [one] Passing is final for this round; your last token stays behind the screen.
       *[other] Passing is final for this round; { $number } tokens stay behind your screen.
    }
web-ta-pass-yes = Yes, pass
web-ta-pass-no = Go on scouting
web-ta-raids = Last raids
web-ta-aim = What it is about
web-ta-aim-note = Green is a Pasture with its cattle, brown a House with its jewels. Inside one of your gates a token guards; outside another’s gate it raids.

## What all know

web-ta-unseen = Not yet turned up
web-ta-unseen-note = behind the screen or face down,
web-ta-used = used
web-ta-prisons = Captives
web-ta-holds-none = Nobody holds a captive.
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
web-ta-about-chieftain-scout = As a scout he beats a Lad, a Warrior and an open gate.
web-ta-about-chieftain-guard = As a guard he stops everybody, and captures nobody.
web-ta-about-chieftain-kingdom = In the Kingdom he keeps Warriors from its cattle.
web-ta-about-warrior-scout = As a scout he beats a Lad and an open gate, and carries the Daughter off.
web-ta-about-warrior-guard = As a guard he captures a Lad and stops a Warrior.
web-ta-about-warrior-kingdom = In the Kingdom he takes one of the cattle, unless a Chieftain is there.
web-ta-about-lad-scout = As a scout he only gets through an open gate; a Warrior captures him.
web-ta-about-lad-guard = As a guard he stops a Lad.
web-ta-about-lad-kingdom = He may not go to the Kingdom.
web-ta-about-daughter-guard = She stops Lads and Chieftains at your own gates.
web-ta-about-daughter-risk = A Warrior carries her off, and then she is worth 5 points to him.
web-ta-about-daughter-kingdom = She never leaves home.
web-ta-about-bluff-scout = It takes nothing and stops nobody; an entry with a Bluff is an open gate.
web-ta-about-bluff-guard = When all is turned up it goes to your used tokens.
web-ta-about-bluff-kingdom = It may lie anywhere, even in the Kingdom.

## The raids, one by one

web-ta-title-turned = All tokens are turned up
web-ta-title-kingdom = The Foreign Kingdom is raided
web-ta-title-settled = The round is over
web-ta-title-end = The last raids are over
web-ta-raids-on =
    { $yours ->
        [yes] Raids on your board
       *[no] Raids on { $whom }’s board
    }
web-ta-chip-turned = Turned up
web-ta-chip-kingdom = Kingdom
web-ta-chip-settled = Home
web-ta-round-number = round { $round }
web-ta-raid-number = round { $round } · raid { $number } of { $all } here
web-ta-next = Next: { $title }
web-ta-next-here = Next: another raid on this board
web-ta-turned =
    { $bluffs ->
        [0] { $tokens } { $tokens ->
                [one] token, and it is no Bluff.
               *[other] tokens, and no Bluff among them.
            }
        [one] { $tokens } { $tokens ->
                [one] token, a Bluff, which goes home before the raids.
               *[other] tokens, one of them a Bluff, which goes home before the raids.
            }
       *[other] { $tokens } tokens, { $bluffs } of them Bluffs, which go home before the raids.
    }
web-ta-turned-key = P is a Pasture, H a House; a letter before it says on whose board.
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
web-ta-nothing-laid = laid nothing
web-ta-kingdom-takes = takes one of the cattle
web-ta-kingdom-misses = gets nothing
web-ta-kingdom-herd =
    { $took ->
        [0] Nothing is taken; the Kingdom has { $had } cattle.
       *[other] The Kingdom’s herd: { $had } become { $left }.
    }
web-ta-kingdom-because = A Chieftain wins, a Warrior only where no Chieftain is; each winner takes one while there are cattle.
web-ta-scout-outside = scout, outside
web-ta-guard-inside = guard, inside
web-ta-nobody = nobody
web-ta-succeeds = The raid succeeds
web-ta-fails = The raid fails
web-ta-end-fails =
    { $you ->
        [yes] You come home with nothing.
       *[no] { $who } comes home with nothing.
    }
web-ta-end-lad-caught =
    { $yours ->
        [yes] You capture
       *[no] { $whom } captures
    } { $you ->
        [yes] your Lad
       *[no] { $who }’s Lad
    }, until the clan frees him.
web-ta-end-daughter-caught =
    { $you ->
        [yes] You carry
       *[no] { $who } carries
    } { $yours ->
        [yes] your Daughter
       *[no] { $whom }’s Daughter
    } off.
web-ta-end-cattle =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } one of the cattle from { $yours ->
        [yes] your Pasture
       *[no] { $whom }’s Pasture
    }: { $had } become { $left }.
web-ta-end-no-cattle =
    No cattle are left on { $yours ->
        [yes] your Pasture
       *[no] { $whom }’s Pasture
    }: nothing is taken.
web-ta-end-jewel =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } a jewel from { $yours ->
        [yes] your House
       *[no] { $whom }’s House
    }: { $had } become { $left }.
web-ta-end-no-jewel =
    No jewel is left in { $yours ->
        [yes] your House
       *[no] { $whom }’s House
    }: nothing is taken.
web-ta-end-freed =
    { $kind ->
        [daughter]
            { $you ->
                [yes] Your Daughter comes free
               *[no] { $who }’s Daughter comes free
            }
       *[lad]
            { $you ->
                [yes] Your Lad comes free
               *[no] { $who }’s Lad comes free
            }
    }; no jewel is taken.
web-ta-end-choice =
    { $you ->
        [yes] You free a Lad or your Daughter: the choice is yours.
       *[no] { $who } frees a Lad or the Daughter, and chooses now.
    }
web-ta-until-end =
    { $you ->
        [yes] It lies beside your board until the round ends,
       *[no] It lies beside { $who }’s board until the round ends,
    }
web-ta-because-beats =
    { $guard ->
        [nobody] Nobody stood in the way
        [bluff] A Bluff stops nobody
       *[other]
            { $scout ->
                [chieftain] A Chieftain beats
               *[warrior] A Warrior beats
            } { $guard ->
                [warrior] a Warrior
               *[lad] a Lad
            }
    },
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
    },
web-ta-because-lad-caught = A Warrior on guard captures a Lad,
web-ta-because-daughter-caught = The Daughter stops a Warrior, but he carries her off,
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
        [daughter-caught] carries her off
        [cattle] takes one of the cattle
        [jewel] takes a jewel
        [freed] frees a prisoner
        [choice] frees a prisoner
       *[nothing] finds nothing left
    }
web-ta-nothing-won = nothing
web-ta-takes-back =
    takes all used tokens back
web-ta-begins =
    { $you ->
        [yes] You begin the next round.
       *[no] { $who } begins the next round.
    }

## The count

web-ta-count = The count
web-ta-each = × { $each }
web-ta-total = Points

## Pictures beside the rules

web-ta-figure-tokens = Eighteen tokens a clan: 1 Chieftain, 2 Warriors, 6 Lads, 1 Daughter and 8 Bluffs; face down all look like the last one.
web-ta-figure-kingdom = A lone Warrior takes one of the cattle; two of a rank take one each; beside a Chieftain a Warrior takes nothing.
web-ta-figure-raids = Scouts at the left, guards at the top; an empty entry is like a Bluff. “In” succeeds, “out” fails; a Warrior captures the Lad who attacks him, and the Daughter whom he attacks.
web-ta-figure-outcome =
    { $outcome ->
        [in] in
        [lad] out, Lad captured
        [daughter] out, Daughter captured
       *[out] out
    }
web-ta-figure-points = Each of the cattle 2, a jewel 3, a captive Lad 1, a captive Daughter 5, and 3 more for eleven cattle.
