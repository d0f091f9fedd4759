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
not-seen = A secret choice is made.

## Beginning

welcome = { $game } against { $others }. Type "help" at any time.
welcome-all = { $game }: { $others }. Type "help" at any time.
fair =
    All draws are already fixed by a secret with this fingerprint:
    { $commitment }
    To check them later, save the game and run "clanmoot verify".
first-steps = (For example: { $example }. Other commands: hint, undo, why, rules, help.)

## A turn

only-done = Press Enter to continue, or type "undo".
drafted = So far: { $moves }. (Type "undo" to undo the last one.)
enter-takes = Enter: { $move }.
sure = You can still do something, see above. Press Enter again to continue without it.
which = Which of these do you mean?
not-understood = I did not understand that. Your options are above. Type "help" for the commands.
in-full = Please type the whole move. That could mean several moves.
refusal = { $words } (rule { $rule }; to read it, type "rules { $number }")
no-reason-needed = That is allowed.
why-what = Type a move after "why", for example: why claim 3
hint = Hint: { $move }.
pass-screen = Pass the screen to { $who }, then press Enter.
rules-more = Type "rules 5" for a section or "rules 5.3" for one rule.
help =
    A move: { $example }. Capitals and small words do not matter. If you type half a move, you are asked for the rest.
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
goodbye-unsaved = See you next time! (This game was not saved.)

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
