// Printed by web/scripts/print_types.py from the Python sources; do not edit.

export const LEVELS = ["novice", "easy", "medium", "hard", "expert"] as const;

export type Level = (typeof LEVELS)[number];

/** By game and number of players: iterations per decision, one number per level. */

export const ITERATIONS: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  "schotten-totten": {
    "2": [
      15,
      300,
      3000,
      12000,
      50000
    ]
  },
  "tain": {
    "2": [
      15,
      300,
      4000,
      18000,
      100000
    ],
    "3": [
      15,
      300,
      2500,
      12000,
      60000
    ],
    "4": [
      15,
      300,
      1500,
      8000,
      48000
    ]
  },
  "highland-clans": {
    "3": [
      15,
      300,
      1400,
      30000,
      85000
    ],
    "4": [
      15,
      200,
      1000,
      20000,
      80000
    ],
    "5": [
      15,
      200,
      800,
      20000,
      80000
    ]
  },
  "eketorp": {
    "3": [
      15,
      300,
      2000,
      9000,
      30000
    ],
    "4": [
      15,
      300,
      1700,
      8000,
      27000
    ],
    "5": [
      15,
      300,
      1400,
      7000,
      24000
    ],
    "6": [
      15,
      300,
      1200,
      6000,
      20000
    ]
  },
  "glen-more": {
    "2": [
      15,
      300,
      1600,
      40000,
      100000
    ],
    "3": [
      15,
      300,
      1200,
      34000,
      90000
    ],
    "4": [
      15,
      200,
      1000,
      30000,
      80000
    ],
    "5": [
      15,
      200,
      800,
      28000,
      76000
    ]
  }
};
