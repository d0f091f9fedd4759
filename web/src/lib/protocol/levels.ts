// Printed by web/scripts/print_types.py from the Python sources; do not edit.

export const LEVELS = ["novice", "easy", "medium", "hard", "expert"] as const;

export type Level = (typeof LEVELS)[number];

/** By game and players: iterations a decision, level by level. */

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
      70000
    ],
    "3": [
      15,
      300,
      2500,
      12000,
      45000
    ],
    "4": [
      15,
      300,
      1500,
      8000,
      30000
    ]
  },
  "highland-clans": {
    "3": [
      15,
      300,
      1400,
      30000,
      110000
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
      10000,
      40000
    ]
  },
  "eketorp": {
    "3": [
      15,
      300,
      900,
      4500,
      18000
    ],
    "4": [
      15,
      300,
      750,
      3700,
      15000
    ],
    "5": [
      15,
      300,
      600,
      3000,
      12000
    ],
    "6": [
      15,
      300,
      500,
      2500,
      10000
    ]
  },
  "glen-more": {
    "2": [
      15,
      300,
      1600,
      40000,
      150000
    ],
    "3": [
      15,
      300,
      1200,
      34000,
      130000
    ],
    "4": [
      15,
      200,
      1000,
      30000,
      120000
    ],
    "5": [
      15,
      200,
      800,
      28000,
      110000
    ]
  }
};
