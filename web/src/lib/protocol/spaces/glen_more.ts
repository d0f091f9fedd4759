// Printed by web/scripts/print_types.py from the Python sources; do not edit.
import { ActionSpace } from '../actions';

const D0 = ["Qu1", "Fo2", "Me3", "Vi4", "Gr5", "Pa6", "Qu7", "Fo8", "Lochy", "Bu10", "Di11", "Me12", "Fa13", "Vi14", "Di15", "Vi16", "Fa17", "Gr18", "Vi19", "Vi20", "Pa21", "Gr22", "Qu23", "Fo24", "Qu25", "Moil", "Stalker", "Fo28", "Vi29", "Armadale", "Bu31", "Qu32", "Ta33", "Bu34", "Morar", "Di36", "Ness", "Mey", "Pa39", "Fo40", "Vi41", "Ta42", "Duart", "Vi44", "Vi45", "Gr46", "Gr47", "Iona", "Fa49", "Me50", "Cawdor", "Shiel", "Fo53", "Gr54", "Fa55", "Gc56", "Me57", "Vi58", "Di59", "Oich", "Vi61", "Vi62", "Ta63", "Donan", "Pa65", "Br66", "Qu67"];
const D1 = ["Home", "Qu1", "Fo2", "Me3", "Vi4", "Gr5", "Pa6", "Qu7", "Fo8", "Lochy", "Bu10", "Di11", "Me12", "Fa13", "Vi14", "Di15", "Vi16", "Fa17", "Gr18", "Vi19", "Vi20", "Pa21", "Gr22", "Qu23", "Fo24", "Qu25", "Moil", "Stalker", "Fo28", "Vi29", "Armadale", "Bu31", "Qu32", "Ta33", "Bu34", "Morar", "Di36", "Ness", "Mey", "Pa39", "Fo40", "Vi41", "Ta42", "Duart", "Vi44", "Vi45", "Gr46", "Gr47", "Iona", "Fa49", "Me50", "Cawdor", "Shiel", "Fo53", "Gr54", "Fa55", "Gc56", "Me57", "Vi58", "Di59", "Oich", "Vi61", "Vi62", "Ta63", "Donan", "Pa65", "Br66", "Qu67"];
const D2 = ["north", "east", "south", "west"];
const D3 = ["wood", "stone", "grain", "cattle", "sheep"];
const D4 = ["Qu1", "Fo2", "Me3", "Gr5", "Pa6", "Qu7", "Fo8", "Me12", "Gr18", "Pa21", "Gr22", "Qu23", "Fo24", "Qu25", "Fo28", "Qu32", "Pa39", "Fo40", "Gr46", "Gr47", "Iona", "Me50", "Fo53", "Gr54", "Me57", "Pa65", "Qu67"];
const D5 = ["wood", "stone", "wood+stone", "grain", "wood+grain", "stone+grain", "wood+stone+grain", "cattle", "wood+cattle", "stone+cattle", "wood+stone+cattle", "grain+cattle", "wood+grain+cattle", "stone+grain+cattle", "wood+stone+grain+cattle", "sheep", "wood+sheep", "stone+sheep", "wood+stone+sheep", "grain+sheep", "wood+grain+sheep", "stone+grain+sheep", "wood+stone+grain+sheep", "cattle+sheep", "wood+cattle+sheep", "stone+cattle+sheep", "wood+stone+cattle+sheep", "grain+cattle+sheep", "wood+grain+cattle+sheep", "stone+grain+cattle+sheep", "wood+stone+grain+cattle+sheep"];
const D6 = ["wood+wood+wood", "wood+wood+stone", "wood+wood+grain", "wood+wood+cattle", "wood+wood+sheep", "wood+stone+stone", "wood+stone+grain", "wood+stone+cattle", "wood+stone+sheep", "wood+grain+grain", "wood+grain+cattle", "wood+grain+sheep", "wood+cattle+cattle", "wood+cattle+sheep", "wood+sheep+sheep", "stone+stone+stone", "stone+stone+grain", "stone+stone+cattle", "stone+stone+sheep", "stone+grain+grain", "stone+grain+cattle", "stone+grain+sheep", "stone+cattle+cattle", "stone+cattle+sheep", "stone+sheep+sheep", "grain+grain+grain", "grain+grain+cattle", "grain+grain+sheep", "grain+cattle+cattle", "grain+cattle+sheep", "grain+sheep+sheep", "cattle+cattle+cattle", "cattle+cattle+sheep", "cattle+sheep+sheep", "sheep+sheep+sheep"];
const D7 = ["wood+wood", "wood+stone", "wood+grain", "wood+cattle", "wood+sheep", "stone+stone", "stone+grain", "stone+cattle", "stone+sheep", "grain+grain", "grain+cattle", "grain+sheep", "cattle+cattle", "cattle+sheep", "sheep+sheep"];
const D8 = ["one", "two"];
const D9 = ["Home", "Qu1", "Fo2", "Me3", "Vi4", "Gr5", "Pa6", "Qu7", "Fo8", "Bu10", "Di11", "Me12", "Fa13", "Vi14", "Di15", "Vi16", "Fa17", "Gr18", "Vi19", "Vi20", "Pa21", "Gr22", "Qu23", "Fo24", "Qu25", "Moil", "Stalker", "Fo28", "Vi29", "Armadale", "Bu31", "Qu32", "Ta33", "Bu34", "Di36", "Mey", "Pa39", "Fo40", "Vi41", "Ta42", "Duart", "Vi44", "Vi45", "Gr46", "Gr47", "Iona", "Fa49", "Me50", "Cawdor", "Fo53", "Gr54", "Fa55", "Gc56", "Me57", "Vi58", "Di59", "Vi61", "Vi62", "Ta63", "Donan", "Pa65", "Br66", "Qu67"];
const D10 = ["1", "2", "3", "4", "5"];
const D11 = ["1", "2", "3"];

export const SPACE = new ActionSpace({
  game: 'glen-more',
  kinds: [
    { name: 'pass', label: "pass", part: 'choice', quiet: false, base: 0, size: 1, params: [] },
    { name: 'move', label: "take {tile}", part: 'choice', quiet: false, base: 1, size: 67, params: [{ name: 'tile', names: D0 }] },
    { name: 'place', label: "{side} of {tile}", part: 'choice', quiet: false, base: 68, size: 272, params: [{ name: 'tile', names: D1 }, { name: 'side', names: D2 }] },
    { name: 'chieftain', label: "pay a chieftain", part: 'choice', quiet: false, base: 340, size: 1, params: [] },
    { name: 'member', label: "member on {tile}", part: 'choice', quiet: false, base: 341, size: 68, params: [{ name: 'tile', names: D1 }] },
    { name: 'sell', label: "sell {kind}", part: 'choice', quiet: false, base: 409, size: 5, params: [{ name: 'kind', names: D3 }] },
    { name: 'take', label: "from {tile}", part: 'choice', quiet: false, base: 414, size: 27, params: [{ name: 'tile', names: D4 }] },
    { name: 'give', label: "give {kinds}", part: 'choice', quiet: false, base: 441, size: 31, params: [{ name: 'kinds', names: D5 }] },
    { name: 'three', label: "trade {kinds}", part: 'choice', quiet: false, base: 472, size: 35, params: [{ name: 'kinds', names: D6 }] },
    { name: 'two', label: "stock {kinds}", part: 'choice', quiet: false, base: 507, size: 15, params: [{ name: 'kinds', names: D7 }] },
    { name: 'count', label: "slaughter {count}", part: 'choice', quiet: false, base: 522, size: 2, params: [{ name: 'count', names: D8 }] },
    { name: 'kind', label: "choose {kind}", part: 'choice', quiet: false, base: 524, size: 5, params: [{ name: 'kind', names: D3 }] },
    { name: 'act', label: "use {tile}", part: 'choice', quiet: false, base: 529, size: 63, params: [{ name: 'tile', names: D9 }] },
    { name: 'done', label: "done", part: 'choice', quiet: false, base: 592, size: 1, params: [] },
    { name: 'to', label: "to {tile}", part: 'choice', quiet: false, base: 593, size: 68, params: [{ name: 'tile', names: D1 }] },
    { name: 'promote', label: "promote", part: 'choice', quiet: false, base: 661, size: 1, params: [] },
    { name: 'stop', label: "stop", part: 'choice', quiet: true, base: 662, size: 1, params: [] },
    { name: 'start', label: "seat {seat} starts", part: 'chance', quiet: false, base: 663, size: 5, params: [{ name: 'seat', names: D10 }] },
    { name: 'draw', label: "{tile} laid", part: 'chance', quiet: false, base: 668, size: 67, params: [{ name: 'tile', names: D0 }] },
    { name: 'roll', label: "the die shows {pips}", part: 'chance', quiet: false, base: 735, size: 3, params: [{ name: 'pips', names: D11 }] },
  ],
} as const);
