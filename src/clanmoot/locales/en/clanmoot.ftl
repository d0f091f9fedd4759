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
not-seen = Something is decided in secret.

## Beginning

welcome = { $game } against { $others }. Type help at any time.
welcome-all = { $game }: { $others }. Type help at any time.
fair =
    The cards are fixed already, by a secret with this fingerprint:
    { $commitment }
    Save the game, and clanmoot verify proves it.
first-steps = (For example: { $example }. Also: hint, undo, why, rules, help.)

## A turn

only-done = Enter to go on, or undo.
drafted = So far: { $moves }. (undo takes the last one back)
enter-takes = Enter: { $move }.
sure = There is still something you can do, above. Enter once more to go on without it.
which = Which of these?
not-understood = I did not understand that. Above is what you can do; help tells the rest.
in-full = Please say the whole move: that could be several.
refusal = { $words } (rule { $rule }; to read it, type: rules { $number })
no-reason-needed = That is allowed; nothing stands in its way.
why-what = Why what? Name a move after it, such as: why claim 3.
hint = The computer would do this: { $move }.
pass-screen = Pass the screen to { $who }, then press Enter.
rules-more = Type rules 5 for a section, rules 5.3 for one rule.
help =
    A move: { $example }. Capitals and small words do not matter, and half a move is a question.
    Enter     takes the only choice, or says that you are done
    hint      what the computer would do
    undo      take your last decision back
    why MOVE  why a move is allowed, or why not
    rules     the rules; rules 5 a section, rules 5.3 one rule
    board     the board again
    log       everything so far
    save FILE keep the game; clanmoot play --from FILE goes on with it
    quit      leave the table

## Taking back

undone = Taken back.
nothing-to-undo = There is nothing of yours to take back.
undo-agree = { $whom }, may { $who } take the last decision back?
undo-refused = Then it stays as it is.

## Saving and leaving

save-as = Save as (file name, Enter for not at all):
save-before = Save the game before you go? File name, or Enter for no:
save-after = Keep the record of this game? File name, or Enter for no:
overwrite = The file { $file } exists. Write over it?
saved = Saved. To go on: clanmoot play --from { $file }
saved-over = Saved. clanmoot replay { $file } shows the game, clanmoot verify { $file } checks the cards.
goodbye = Until next time!
goodbye-unsaved = Until next time! (This game was not saved.)

# The small games that can be solved exactly.
ss-no-stone = There is no stone { $stone } at this table.
ended-by-resignation = { $you ->
    [yes] You have resigned: the game is over.
   *[no] { $who } has resigned: the game is over.
}
ended-by-time = { $you ->
    [yes] You ran out of time: the game is over.
   *[no] { $who } ran out of time: the game is over.
}
ended-by-time-together = Several players ran out of time in the same moment: the game is over.
