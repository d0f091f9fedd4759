// The six suits of Schotten Totten in the order of its cards: colour, letter and emblem.

export interface Suit {
  readonly letter: string;
  readonly colour: string;
  readonly deep: string;
  /** The colour of its letter on the suit's colour. */
  readonly print: string;
  /** A drawing in a 40 by 40 box. */
  readonly emblem: string;
}

const suit = (letter: string, name: string, emblem: string, print = 'card'): Suit => ({
  letter,
  colour: `var(--${name})`,
  deep: `var(--${name}-deep)`,
  print: `var(--${print})`,
  emblem,
});

// Thistle, waves, stag, sun, heather, oak.
export const SUITS: readonly Suit[] = [
  suit(
    'G',
    'green',
    'M20 4c3 5 3 9 0 12c-3-3-3-7 0-12zM9 9c5 1 8 4 9 9c-5-1-8-4-9-9zM31 9c-5 1-8 4-9 9c5-1 8-4 9-9zM13 19h14l-2 7c-3 3-7 3-10 0zM19 28h2v9h-2z',
  ),
  suit(
    'B',
    'blue',
    'M3 14c5-5 9-5 13 0s8 5 13 0c3-3 5-4 8-3v4c-3-1-5 0-8 3c-5 5-8 5-13 0s-8-5-13 0zM3 25c5-5 9-5 13 0s8 5 13 0c3-3 5-4 8-3v4c-3-1-5 0-8 3c-5 5-8 5-13 0s-8-5-13 0z',
  ),
  suit(
    'R',
    'red',
    'M20 37c-5-4-7-9-6-15l-6-3c-3-4-4-8-3-14c2 5 4 7 7 8c0-4 1-7 2-10c2 4 3 8 3 11h6c0-3 1-7 3-11c1 3 2 6 2 10c3-1 5-3 7-8c1 6 0 10-3 14l-6 3c1 6-1 11-6 15z',
  ),
  suit(
    'Y',
    'yellow',
    'M20 11a9 9 0 1 0 .1 0zM19 1h2v7h-2zM19 32h2v7h-2zM1 19h7v2h-7zM32 19h7v2h-7zM6 7l1.500-1.500l5 5l-1.500 1.500zM28 29l1.500-1.500l5 5l-1.500 1.500zM5.500 33l5-5l1.500 1.500l-5 5zM28 11l5-5l1.500 1.500l-5 5z',
    'card-ink',
  ),
  suit(
    'P',
    'purple',
    'M20 3a4 4 0 1 1-.1 0zM12 10a4 4 0 1 1-.1 0zM28 10a4 4 0 1 1-.1 0zM16 17a4 4 0 1 1-.1 0zM24 17a4 4 0 1 1-.1 0zM20 24a4 4 0 1 1-.1 0zM19 31h2v7h-2z',
  ),
  suit(
    'N',
    'brown',
    'M20 3c3 2 4 4 4 6c4-1 6 1 6 4c0 2-1 3-2 4c3 1 4 3 3 6c-1 2-4 3-6 2c0 3-2 5-4 5v7h-2v-7c-2 0-4-2-4-5c-2 1-5 0-6-2c-1-3 0-5 3-6c-1-1-2-2-2-4c0-3 2-5 6-4c0-2 1-4 4-6z',
  ),
];
