# The table and the terminal.

## Seats and lists

seat =
    { $you ->
        [yes] You
       *[no] { $who }
    }
list = { $others } and { $last }
total = Total
times = { $sentence } ({ $count } times)
not-seen = A player made a secret choice.

## Beginning

welcome = { $game } against { $others }. Type "help" at any time to see the commands.
welcome-all = { $game }: { $others }. Type "help" at any time to see the commands.
fair =
    All draws of this game follow from a secret. This is its fingerprint:
    { $commitment }
    To check them later, save the game and run "clanmoot verify".
first-steps = (For example: { $example }. Other commands: hint, undo, why, rules, help.)

## A turn

only-done = Press Enter to continue, or type "undo".
drafted = Your moves so far: { $moves }. (Type "undo" to undo the last one.)
enter-takes = Press Enter to choose: { $move }.
sure = You can still make the moves above. Press Enter again to continue without them.
which = Which of these did you mean?
not-understood = I didn’t understand that. Your options are above. Type "help" for the commands.
in-full = That could mean several moves. Please type the whole move.
refusal = { $words } (rule { $rule }; to read it, type "rules { $number }")
no-reason-needed = That’s allowed.
why-what = Type a move after "why", for example: why claim 3
hint = Hint: { $move }.
pass-screen = Pass the screen to { $who }, then press Enter.
rules-more = Type "rules 5" for a section or "rules 5.3" for one rule.
help =
    To make a move, type it, for example: { $example }. Capitals don’t matter, and you can leave out small words. If you type only part of a move, you’ll be asked for the rest.
    Enter     make the only possible move, or finish your turn
    hint      show the move the computer would make
    undo      undo your last move
    why MOVE  say why a move is allowed, or why not
    rules     show the rules; rules 5 shows a section, rules 5.3 one rule
    board     show the board again
    log       show everything so far
    save FILE save the game; resume it with: clanmoot play --from FILE
    quit      leave the table

## Taking back

undone = Move undone.
nothing-to-undo = You have no move to undo.
undo-agree = { $whom }, may { $who } take back their last move?
undo-refused = Take-back refused. The move stands.

## Saving and leaving

save-as = Save as (file name, or press Enter to skip):
save-before = Save the game before you leave? (file name, or press Enter to skip):
save-after = Save the record of this game? (file name, or press Enter to skip):
overwrite = The file { $file } already exists. Overwrite it?
saved = Saved. To resume: clanmoot play --from { $file }
saved-over = Saved. "clanmoot replay { $file }" shows the game, and "clanmoot verify { $file }" checks the draws.
goodbye = See you next time!
goodbye-unsaved = See you next time! (This game wasn’t saved.)

# The small games that can be solved exactly.
ss-no-stone = This game has no stone { $stone }.
ended-by-resignation =
    { $you ->
        [yes] You resigned. The game is over.
       *[no] { $who } resigned. The game is over.
    }
ended-by-time =
    { $you ->
        [yes] You ran out of time. The game is over.
       *[no] { $who } ran out of time. The game is over.
    }
ended-by-time-together = Several players ran out of time at the same moment. The game is over.
