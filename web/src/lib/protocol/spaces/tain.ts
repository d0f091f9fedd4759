// Printed by web/scripts/print_types.py from the Python sources; do not edit.
import { ActionSpace } from '../actions';

const D0 = ["Chieftain", "Warrior", "Lad", "Daughter", "Bluff"];
const D1 = ["A.P1", "A.P2", "A.P3", "A.H1", "A.H2", "B.P1", "B.P2", "B.P3", "B.H1", "B.H2", "C.P1", "C.P2", "C.P3", "C.H1", "C.H2", "D.P1", "D.P2", "D.P3", "D.H1", "D.H2", "Kingdom"];
const D2 = ["Lad", "Daughter"];
const D3 = ["1", "2", "3", "4"];
const D4 = ["A.P1", "A.P2", "A.P3", "A.H1", "A.H2", "B.P1", "B.P2", "B.P3", "B.H1", "B.H2", "C.P1", "C.P2", "C.P3", "C.H1", "C.H2", "D.P1", "D.P2", "D.P3", "D.H1", "D.H2"];

export const SPACE = new ActionSpace({
  game: 'tain',
  kinds: [
    { name: 'lay', label: "{token} to {place}", part: 'choice', quiet: false, base: 0, size: 105, params: [{ name: 'token', names: D0 }, { name: 'place', names: D1 }] },
    { name: 'pass', label: "pass", part: 'choice', quiet: false, base: 105, size: 1, params: [] },
    { name: 'free', label: "free {token}", part: 'choice', quiet: false, base: 106, size: 2, params: [{ name: 'token', names: D2 }] },
    { name: 'laid', label: "a token to {place}", part: 'veiled', quiet: false, base: 108, size: 21, params: [{ name: 'place', names: D1 }] },
    { name: 'start', label: "seat {seat} begins", part: 'chance', quiet: false, base: 129, size: 4, params: [{ name: 'seat', names: D3 }] },
    { name: 'turn', label: "turn up {token} at {place}", part: 'chance', quiet: false, base: 133, size: 105, params: [{ name: 'token', names: D0 }, { name: 'place', names: D1 }] },
    { name: 'bluffs', label: "bluffs home", part: 'chance', quiet: false, base: 238, size: 1, params: [] },
    { name: 'kingdom', label: "raid the Kingdom", part: 'chance', quiet: false, base: 239, size: 1, params: [] },
    { name: 'raid', label: "raid {place}", part: 'chance', quiet: false, base: 240, size: 20, params: [{ name: 'place', names: D4 }] },
    { name: 'settle', label: "settle", part: 'chance', quiet: false, base: 260, size: 1, params: [] },
  ],
} as const);
