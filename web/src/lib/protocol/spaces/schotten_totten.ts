// Printed by web/scripts/print_types.py from the Python sources; do not edit.
import { ActionSpace } from '../actions';

const D0 = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9"];
const D1 = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const D2 = ["Joker", "Spy", "Shield-Bearer"];
const D3 = ["Blind Man's Bluff", "Mud Fight"];
const D4 = ["Recruiter", "Strategist", "Banshee", "Traitor"];
const D5 = ["clan", "tactic"];
const D6 = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "Joker", "Spy", "Shield-Bearer", "Blind Man's Bluff", "Mud Fight", "Recruiter", "Strategist", "Banshee", "Traitor"];
const D7 = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "Joker", "Spy", "Shield-Bearer"];
const D8 = ["1", "2"];

export const SPACE = new ActionSpace({
  game: 'schotten-totten',
  kinds: [
    { name: 'play', label: "{card} to {stone}", part: 'choice', quiet: false, base: 0, size: 486, params: [{ name: 'card', names: D0 }, { name: 'stone', names: D1 }] },
    { name: 'claim', label: "claim {stone}", part: 'choice', quiet: false, base: 486, size: 9, params: [{ name: 'stone', names: D1 }] },
    { name: 'done', label: "done", part: 'choice', quiet: true, base: 495, size: 1, params: [] },
    { name: 'pass', label: "pass", part: 'choice', quiet: false, base: 496, size: 1, params: [] },
    { name: 'elite', label: "{troop} to {stone}", part: 'choice', quiet: false, base: 497, size: 27, params: [{ name: 'troop', names: D2 }, { name: 'stone', names: D1 }] },
    { name: 'mode', label: "{mode} on {stone}", part: 'choice', quiet: false, base: 524, size: 18, params: [{ name: 'mode', names: D3 }, { name: 'stone', names: D1 }] },
    { name: 'ruse', label: "{ruse}", part: 'choice', quiet: false, base: 542, size: 4, params: [{ name: 'ruse', names: D4 }] },
    { name: 'pile', label: "draw {pile}", part: 'choice', quiet: true, base: 546, size: 2, params: [{ name: 'pile', names: D5 }] },
    { name: 'under', label: "put {card} under", part: 'choice', quiet: false, base: 548, size: 63, params: [{ name: 'card', names: D6 }] },
    { name: 'move', label: "move {troop}", part: 'choice', quiet: false, base: 611, size: 57, params: [{ name: 'troop', names: D7 }] },
    { name: 'to', label: "to {stone}", part: 'choice', quiet: false, base: 668, size: 9, params: [{ name: 'stone', names: D1 }] },
    { name: 'drop', label: "discard it", part: 'choice', quiet: false, base: 677, size: 1, params: [] },
    { name: 'banish', label: "banish {troop}", part: 'choice', quiet: false, base: 678, size: 57, params: [{ name: 'troop', names: D7 }] },
    { name: 'steal', label: "steal {card}", part: 'choice', quiet: false, base: 735, size: 54, params: [{ name: 'card', names: D0 }] },
    { name: 'buried', label: "a {pile} card put under", part: 'veiled', quiet: false, base: 789, size: 2, params: [{ name: 'pile', names: D5 }] },
    { name: 'drawn', label: "a {pile} card drawn", part: 'veiled', quiet: false, base: 791, size: 2, params: [{ name: 'pile', names: D5 }] },
    { name: 'begin', label: "seat {seat} begins", part: 'chance', quiet: false, base: 793, size: 2, params: [{ name: 'seat', names: D8 }] },
    { name: 'turn', label: "{card} drawn", part: 'chance', quiet: false, base: 795, size: 63, params: [{ name: 'card', names: D6 }] },
    { name: 'settle', label: "settle the open stones", part: 'chance', quiet: false, base: 858, size: 1, params: [] },
    { name: 'next', label: "next round", part: 'chance', quiet: false, base: 859, size: 1, params: [] },
  ],
} as const);
