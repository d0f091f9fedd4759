# The first game of Eketorp.

web-guide-ek-goal = Build a wall round your village. Bricks count: grass 1, wood 2, clay 3, stone 4 points. Most points win.
web-guide-ek-stores = Every round new bricks lie in the stores A to G. All players send their vikings at the same time, in secret.
web-guide-ek-stone = Each viking can carry off one brick. In store G lies a stone, the best there is: touch it to send a viking there.
web-guide-ek-plan = Three pieces of wood lie in store A: send three vikings. Then one each where bricks are left; keep two at home as guards.
web-guide-ek-ready = A good plan. Until all are ready you can change it; then everybody’s vikings go at once. Say that you are ready.
web-guide-ek-contested = All plans are open. In store A are four vikings, but only three bricks: there must be a fight. Elsewhere there is enough for you.
web-guide-ek-shown = All plans are open. Where several players have more vikings than there are bricks, they fight for them; elsewhere there is peace.
web-guide-ek-fight = Begin a fight: choose a field where your viking is not alone, and whom you challenge.
web-guide-ek-stand = Before a fight you may buy a new hand with amulets. Unspent amulets are points, and you have a 6: keep your hand.
web-guide-ek-card = Choose a card in secret. The higher one wins; the bigger the difference, the longer the loser’s viking stays in hospital.
web-guide-ek-loot = You have won a siege! Take bricks off the wall, as many points as your damage, and keep one of them.
web-guide-ek-watch = The others fight on. Watch their cards: whatever was played changes hands.
web-guide-ek-build = Your vikings come home with their bricks. Set them on your wall: touch a brick, then a section. Three fit on each.
web-guide-ek-cards = After a fight the two exchange the cards they played. Yours lies open beside your hand until all four have been used.
web-guide-ek-siege = Soon walls are worth a siege: at each castle are a catapult, a ship and a ram. Who wins there takes bricks off the wall.
web-guide-ek-end = The game ends with a wall of eighteen bricks, which earns 5 points more, or after ten rounds. Now plan on!
