// Printed by web/scripts/print_types.py from the Python sources; do not edit.
import { ActionSpace } from '../actions';

const D0 = ["A", "B", "C", "D", "E", "F", "G", "catapult 1", "ship 1", "ram 1", "catapult 2", "ship 2", "ram 2", "catapult 3", "ship 3", "ram 3", "catapult 4", "ship 4", "ram 4", "catapult 5", "ship 5", "ram 5", "catapult 6", "ship 6", "ram 6"];
const D1 = ["1", "2", "3", "4", "5", "6"];
const D2 = ["1", "2", "3", "4", "5", "6"];
const D3 = ["0", "1", "2", "3"];
const D4 = ["grass", "wood", "clay", "stone"];
const D5 = ["1", "2", "3", "4", "5", "6"];
const D6 = ["4 one", "3 one 1 two", "3 one 1 three", "2 one 2 two", "2 one 1 two 1 three", "2 one 2 three", "1 one 3 two", "1 one 2 two 1 three", "1 one 1 two 2 three", "1 one 3 three", "4 two", "3 two 1 three", "2 two 2 three", "1 two 3 three", "4 three"];
const D7 = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
const D8 = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
const D9 = ["1 at A", "2 at A", "3 at A", "4 at A", "5 at A", "6 at A", "7 at A", "8 at A", "1 at B", "2 at B", "3 at B", "4 at B", "5 at B", "6 at B", "7 at B", "8 at B", "1 at C", "2 at C", "3 at C", "4 at C", "5 at C", "6 at C", "7 at C", "8 at C", "1 at D", "2 at D", "3 at D", "4 at D", "5 at D", "6 at D", "7 at D", "8 at D", "1 at E", "2 at E", "3 at E", "4 at E", "5 at E", "6 at E", "7 at E", "8 at E", "1 at F", "2 at F", "3 at F", "4 at F", "5 at F", "6 at F", "7 at F", "8 at F", "1 at G", "2 at G", "3 at G", "4 at G", "5 at G", "6 at G", "7 at G", "8 at G", "1 at catapult 1", "1 at ship 1", "1 at ram 1", "1 at catapult 2", "1 at ship 2", "1 at ram 2", "1 at catapult 3", "1 at ship 3", "1 at ram 3", "1 at catapult 4", "1 at ship 4", "1 at ram 4", "1 at catapult 5", "1 at ship 5", "1 at ram 5", "1 at catapult 6", "1 at ship 6", "1 at ram 6"];

export const SPACE = new ActionSpace({
  game: 'eketorp',
  kinds: [
    { name: 'place', label: "to {field}", part: 'choice', quiet: false, base: 0, size: 25, params: [{ name: 'field', names: D0 }] },
    { name: 'ready', label: "ready", part: 'choice', quiet: false, base: 25, size: 1, params: [] },
    { name: 'fight', label: "fight {whom} at {field}", part: 'choice', quiet: false, base: 26, size: 150, params: [{ name: 'field', names: D0 }, { name: 'whom', names: D1 }] },
    { name: 'swap', label: "exchange", part: 'choice', quiet: false, base: 176, size: 1, params: [] },
    { name: 'stand', label: "keep hand", part: 'choice', quiet: true, base: 177, size: 1, params: [] },
    { name: 'play', label: "play {value}", part: 'choice', quiet: false, base: 178, size: 6, params: [{ name: 'value', names: D2 }] },
    { name: 'loot', label: "take {left} left {right} right", part: 'choice', quiet: false, base: 184, size: 16, params: [{ name: 'left', names: D3 }, { name: 'right', names: D3 }] },
    { name: 'keep', label: "keep {colour}", part: 'choice', quiet: false, base: 200, size: 4, params: [{ name: 'colour', names: D4 }] },
    { name: 'build', label: "{colour} on {section}", part: 'choice', quiet: false, base: 204, size: 24, params: [{ name: 'colour', names: D4 }, { name: 'section', names: D5 }] },
    { name: 'drawn', label: "a card drawn", part: 'veiled', quiet: false, base: 228, size: 1, params: [] },
    { name: 'start', label: "seat {seat} starts", part: 'chance', quiet: false, base: 229, size: 6, params: [{ name: 'seat', names: D1 }] },
    { name: 'deal', label: "{value} drawn", part: 'chance', quiet: false, base: 235, size: 6, params: [{ name: 'value', names: D2 }] },
    { name: 'stands', label: "hand kept", part: 'chance', quiet: true, base: 241, size: 1, params: [] },
    { name: 'apart', label: "{cards} returned", part: 'chance', quiet: false, base: 242, size: 15, params: [{ name: 'cards', names: D6 }] },
    { name: 'material', label: "material card {card}", part: 'chance', quiet: false, base: 257, size: 12, params: [{ name: 'card', names: D7 }] },
    { name: 'home', label: "{count} at home", part: 'chance', quiet: false, base: 269, size: 9, params: [{ name: 'count', names: D8 }] },
    { name: 'show', label: "{vikings}", part: 'chance', quiet: false, base: 278, size: 74, params: [{ name: 'vikings', names: D9 }] },
    { name: 'turn', label: "{attack} against {defence}", part: 'chance', quiet: false, base: 352, size: 36, params: [{ name: 'attack', names: D2 }, { name: 'defence', names: D2 }] },
  ],
} as const);
