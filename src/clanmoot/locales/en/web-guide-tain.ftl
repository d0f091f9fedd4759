# The first game of Táin.

web-guide-ta-goal = Cattle are worth 2 points each, jewels 3. Guard yours and raid your neighbour’s. The game ends at eleven cattle, or after round 8.
web-guide-ta-tokens = These are your tokens. A Chieftain beats a Warrior, and a Warrior beats a Lad. The Daughter stays on your own board, and a Bluff does nothing at all.
web-guide-ta-guard = Start with a guard: choose a Lad and place him inside your Pasture. Tokens are placed face down, so only you know yours.
web-guide-ta-answer = You take turns, one token at a time. A token outside one of your entries is a scout that raids it, unless it’s a Bluff.
web-guide-ta-scout = Now send out a scout: choose a Warrior and place him outside your opponent’s Pasture. He beats a Lad, and gets through an unguarded entry.
web-guide-ta-kingdom = The cattle of the Foreign Kingdom belong to nobody. Send your Chieftain: he takes one, and Warriors beside him get nothing.
web-guide-ta-bluff = Now try a trick: place a Bluff outside the House, where the jewels are. It keeps a guard busy, and nobody sees what it is.
web-guide-ta-guards = Guard each entry that has a scout outside, starting with the House. A Warrior inside captures a raiding Lad. A Lad inside only stops him.
web-guide-ta-pass = That’s enough for this round. You get your tokens back only when all are used, so keep some. Now pass.
web-guide-ta-raids = All tokens were revealed, then the raids were resolved one by one. A captured Lad is worth 1 point, a captured Daughter 5.
web-guide-ta-end = That’s the whole game. Remember which tokens your opponent has used, because only the others can still appear. Now play on!
