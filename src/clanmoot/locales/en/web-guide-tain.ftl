# The first game of Táin.

web-guide-ta-goal = Cattle count 2 points, jewels 3. Guard yours and carry off your neighbour’s. Eleven cattle end the game, or the eighth round.
web-guide-ta-tokens = These tokens do it. The Chieftain is stronger than a Warrior, a Warrior stronger than a Lad; the Daughter stays at home, and a Bluff does nothing at all.
web-guide-ta-guard = First a guard: choose a Lad and lay him inside your Pasture. Tokens lie face down; only you know what yours are.
web-guide-ta-answer = One token each, in turn. Whatever lies outside one of your entries wants to get in, unless it is a Bluff.
web-guide-ta-scout = Now a raider: choose a Warrior and lay him outside your opponent’s Pasture. Empty entries are easy, and he beats a Lad too.
web-guide-ta-kingdom = The cattle of the Foreign Kingdom belong to nobody. Send your Chieftain: he takes one, and keeps Warriors from it.
web-guide-ta-bluff = Now a trick: lay a Bluff outside the House, where the jewels are. It ties a guard down, and nobody sees what it is.
web-guide-ta-guards = Guard the entries that are threatened, the House first: a Warrior inside captures a Lad who tries to get in. Lads stop Lads.
web-guide-ta-pass = Enough for this round. Tokens come back only when all are used, so keep some: pass.
web-guide-ta-raids = All tokens were turned up, and raid after raid was carried out. What was won lies at home now; a captured Lad counts 1 point, the Daughter 5.
web-guide-ta-end = That is the whole game. Remember what your opponent has used: what is left is all that can come. Now play on!
