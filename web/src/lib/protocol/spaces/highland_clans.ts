// Printed by web/scripts/print_types.py from the Python sources; do not edit.
import { ActionSpace } from '../actions';

const D0 = ["none", "1 yellow", "1 blue", "1 green", "1 red", "2 yellow", "1 yellow 1 blue", "1 yellow 1 green", "1 yellow 1 red", "2 blue", "1 blue 1 green", "1 blue 1 red", "2 green", "1 green 1 red", "2 red", "3 yellow", "2 yellow 1 blue", "2 yellow 1 green", "2 yellow 1 red", "1 yellow 2 blue", "1 yellow 1 blue 1 green", "1 yellow 1 blue 1 red", "1 yellow 2 green", "1 yellow 1 green 1 red", "1 yellow 2 red", "3 blue", "2 blue 1 green", "2 blue 1 red", "1 blue 2 green", "1 blue 1 green 1 red", "1 blue 2 red", "3 green", "2 green 1 red", "1 green 2 red", "3 red", "4 yellow", "3 yellow 1 blue", "3 yellow 1 green", "3 yellow 1 red", "2 yellow 2 blue", "2 yellow 1 blue 1 green", "2 yellow 1 blue 1 red", "2 yellow 2 green", "2 yellow 1 green 1 red", "2 yellow 2 red", "1 yellow 3 blue", "1 yellow 2 blue 1 green", "1 yellow 2 blue 1 red", "1 yellow 1 blue 2 green", "1 yellow 1 blue 1 green 1 red", "1 yellow 1 blue 2 red", "1 yellow 3 green", "1 yellow 2 green 1 red", "1 yellow 1 green 2 red", "1 yellow 3 red", "4 blue", "3 blue 1 green", "3 blue 1 red", "2 blue 2 green", "2 blue 1 green 1 red", "2 blue 2 red", "1 blue 3 green", "1 blue 2 green 1 red", "1 blue 1 green 2 red", "1 blue 3 red", "4 green", "3 green 1 red", "2 green 2 red", "1 green 3 red", "4 red", "5 yellow", "4 yellow 1 blue", "4 yellow 1 green", "4 yellow 1 red", "3 yellow 2 blue", "3 yellow 1 blue 1 green", "3 yellow 1 blue 1 red", "3 yellow 2 green", "3 yellow 1 green 1 red", "3 yellow 2 red", "2 yellow 3 blue", "2 yellow 2 blue 1 green", "2 yellow 2 blue 1 red", "2 yellow 1 blue 2 green", "2 yellow 1 blue 1 green 1 red", "2 yellow 1 blue 2 red", "2 yellow 3 green", "2 yellow 2 green 1 red", "2 yellow 1 green 2 red", "2 yellow 3 red", "1 yellow 4 blue", "1 yellow 3 blue 1 green", "1 yellow 3 blue 1 red", "1 yellow 2 blue 2 green", "1 yellow 2 blue 1 green 1 red", "1 yellow 2 blue 2 red", "1 yellow 1 blue 3 green", "1 yellow 1 blue 2 green 1 red", "1 yellow 1 blue 1 green 2 red", "1 yellow 1 blue 3 red", "1 yellow 4 green", "1 yellow 3 green 1 red", "1 yellow 2 green 2 red", "1 yellow 1 green 3 red", "1 yellow 4 red", "5 blue", "4 blue 1 green", "4 blue 1 red", "3 blue 2 green", "3 blue 1 green 1 red", "3 blue 2 red", "2 blue 3 green", "2 blue 2 green 1 red", "2 blue 1 green 2 red", "2 blue 3 red", "1 blue 4 green", "1 blue 3 green 1 red", "1 blue 2 green 2 red", "1 blue 1 green 3 red", "1 blue 4 red", "5 green", "4 green 1 red", "3 green 2 red", "2 green 3 red", "1 green 4 red", "5 red", "6 yellow", "5 yellow 1 blue", "5 yellow 1 green", "5 yellow 1 red", "4 yellow 2 blue", "4 yellow 1 blue 1 green", "4 yellow 1 blue 1 red", "4 yellow 2 green", "4 yellow 1 green 1 red", "4 yellow 2 red", "3 yellow 3 blue", "3 yellow 2 blue 1 green", "3 yellow 2 blue 1 red", "3 yellow 1 blue 2 green", "3 yellow 1 blue 1 green 1 red", "3 yellow 1 blue 2 red", "3 yellow 3 green", "3 yellow 2 green 1 red", "3 yellow 1 green 2 red", "3 yellow 3 red", "2 yellow 4 blue", "2 yellow 3 blue 1 green", "2 yellow 3 blue 1 red", "2 yellow 2 blue 2 green", "2 yellow 2 blue 1 green 1 red", "2 yellow 2 blue 2 red", "2 yellow 1 blue 3 green", "2 yellow 1 blue 2 green 1 red", "2 yellow 1 blue 1 green 2 red", "2 yellow 1 blue 3 red", "2 yellow 4 green", "2 yellow 3 green 1 red", "2 yellow 2 green 2 red", "2 yellow 1 green 3 red", "2 yellow 4 red", "1 yellow 5 blue", "1 yellow 4 blue 1 green", "1 yellow 4 blue 1 red", "1 yellow 3 blue 2 green", "1 yellow 3 blue 1 green 1 red", "1 yellow 3 blue 2 red", "1 yellow 2 blue 3 green", "1 yellow 2 blue 2 green 1 red", "1 yellow 2 blue 1 green 2 red", "1 yellow 2 blue 3 red", "1 yellow 1 blue 4 green", "1 yellow 1 blue 3 green 1 red", "1 yellow 1 blue 2 green 2 red", "1 yellow 1 blue 1 green 3 red", "1 yellow 1 blue 4 red", "1 yellow 5 green", "1 yellow 4 green 1 red", "1 yellow 3 green 2 red", "1 yellow 2 green 3 red", "1 yellow 1 green 4 red", "1 yellow 5 red", "6 blue", "5 blue 1 green", "5 blue 1 red", "4 blue 2 green", "4 blue 1 green 1 red", "4 blue 2 red", "3 blue 3 green", "3 blue 2 green 1 red", "3 blue 1 green 2 red", "3 blue 3 red", "2 blue 4 green", "2 blue 3 green 1 red", "2 blue 2 green 2 red", "2 blue 1 green 3 red", "2 blue 4 red", "1 blue 5 green", "1 blue 4 green 1 red", "1 blue 3 green 2 red", "1 blue 2 green 3 red", "1 blue 1 green 4 red", "1 blue 5 red", "6 green", "5 green 1 red", "4 green 2 red", "3 green 3 red", "2 green 4 red", "1 green 5 red", "6 red"];
const D1 = ["1", "2"];
const D2 = ["drawn", "court"];
const D3 = ["drawn red", "2 drawn green", "1 drawn 1 court green", "2 court green"];
const D4 = ["1", "2", "3", "4"];
const D5 = ["yellow", "blue", "green", "yellow and blue", "yellow and blue keep yellow", "yellow and blue keep blue", "yellow and green", "yellow and green keep yellow", "yellow and green keep green", "blue and green", "blue and green keep blue", "blue and green keep green"];
const D6 = ["none", "1", "2", "3", "4", "1 1", "1 2", "1 3", "1 4", "2 2", "2 3", "2 4", "3 3", "3 4", "4 4", "1 1 1", "1 1 2", "1 1 3", "1 1 4", "1 2 2", "1 2 3", "1 2 4", "1 3 3", "1 3 4", "1 4 4", "2 2 2", "2 2 3", "2 2 4", "2 3 3", "2 3 4", "2 4 4", "3 3 3", "3 3 4", "3 4 4", "4 4 4"];
const D7 = ["1", "2", "3", "4"];
const D8 = ["no piper", "with a piper"];
const D9 = ["nothing", "cattle", "castle", "monastery"];
const D10 = ["1", "2", "3", "4", "5"];
const D11 = ["yellow", "blue", "green", "red"];
const D12 = ["30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42"];

export const SPACE = new ActionSpace({
  game: 'highland-clans',
  kinds: [
    { name: 'return', label: "return {cubes}", part: 'choice', quiet: false, base: 0, size: 210, params: [{ name: 'cubes', names: D0 }] },
    { name: 'cattle', label: "cattle", part: 'choice', quiet: false, base: 210, size: 1, params: [] },
    { name: 'castle', label: "castle", part: 'choice', quiet: false, base: 211, size: 1, params: [] },
    { name: 'monastery', label: "monastery", part: 'choice', quiet: false, base: 212, size: 1, params: [] },
    { name: 'warrior', label: "warrior", part: 'choice', quiet: false, base: 213, size: 1, params: [] },
    { name: 'piper', label: "piper", part: 'choice', quiet: false, base: 214, size: 1, params: [] },
    { name: 'monks', label: "monks {number}", part: 'choice', quiet: false, base: 215, size: 2, params: [{ name: 'number', names: D1 }] },
    { name: 'estate', label: "estate for {yellow} yellow and {rest}", part: 'choice', quiet: false, base: 217, size: 8, params: [{ name: 'yellow', names: D2 }, { name: 'rest', names: D3 }] },
    { name: 'bard', label: "bard at {rival}", part: 'choice', quiet: false, base: 225, size: 4, params: [{ name: 'rival', names: D4 }] },
    { name: 'done', label: "done", part: 'choice', quiet: true, base: 229, size: 1, params: [] },
    { name: 'take', label: "take {spoils}", part: 'choice', quiet: false, base: 230, size: 12, params: [{ name: 'spoils', names: D5 }] },
    { name: 'raid', label: "raid {rival}", part: 'choice', quiet: false, base: 242, size: 4, params: [{ name: 'rival', names: D4 }] },
    { name: 'discard', label: "discard {cards}", part: 'choice', quiet: false, base: 246, size: 35, params: [{ name: 'cards', names: D6 }] },
    { name: 'lay', label: "lay {card}", part: 'choice', quiet: false, base: 281, size: 4, params: [{ name: 'card', names: D7 }] },
    { name: 'add', label: "{piper}", part: 'choice', quiet: false, base: 285, size: 2, params: [{ name: 'piper', names: D8 }] },
    { name: 'loot', label: "loot {loot}", part: 'choice', quiet: false, base: 287, size: 4, params: [{ name: 'loot', names: D9 }] },
    { name: 'laid', label: "a card laid face down", part: 'veiled', quiet: false, base: 291, size: 1, params: [] },
    { name: 'drawn', label: "a card drawn", part: 'veiled', quiet: false, base: 292, size: 1, params: [] },
    { name: 'begin', label: "seat {seat} begins", part: 'chance', quiet: false, base: 293, size: 5, params: [{ name: 'seat', names: D10 }] },
    { name: 'cube', label: "{colour} cube drawn", part: 'chance', quiet: false, base: 298, size: 4, params: [{ name: 'colour', names: D11 }] },
    { name: 'card', label: "card {card} drawn", part: 'chance', quiet: false, base: 302, size: 4, params: [{ name: 'card', names: D7 }] },
    { name: 'fight', label: "{attack} against {defence} turned up", part: 'chance', quiet: false, base: 306, size: 16, params: [{ name: 'attack', names: D7 }, { name: 'defence', names: D7 }] },
    { name: 'score', label: "round scored", part: 'chance', quiet: false, base: 322, size: 1, params: [] },
    { name: 'tile', label: "tile {tile} turned up", part: 'chance', quiet: false, base: 323, size: 13, params: [{ name: 'tile', names: D12 }] },
  ],
} as const);
