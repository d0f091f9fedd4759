// The emblems of the four colours, each in a 40 by 40 box: sword, pipes, cross, horned head.

export const EMBLEMS: readonly string[] = [
  'M20 1l4 5v19h-8V6zM8 25h24v4.5H8zM17.8 29.500h4.400v5h-4.400zM20 34.400a2.900 2.900 0 1 1-.1 0z',
  'M1 22c0-6.500 7-9.500 14-8.500c7 1 11 5 10.500 10.500C25 30 19 33 13 32.500C6 32 1 28 1 22zM10.7 13.6L14.9 4.600L16.5 5.400L18.1 2.100L11.4-1L9.800 2.300L11.5 3L7.300 12zM18.1 14L24.4 4.500L25.9 5.500L27.9 2.500L21.7-1.500L19.7 1.500L21.2 2.400L14.9 12zM24.4 17.500L32.3 8.500L33.6 9.700L36 7L30.500 2.100L28.1 4.800L29.4 6L21.6 14.900zM7.200 32.800L7.800 37.700L6.400 37.800L6.700 40.400L13.1 39.700L12.8 37.100L11.4 37.300L10.8 32.400z',
  'M16.8 1h6.400v5.200a11 11 0 0 1 6.700 6.700h5.100v6.200h-5.100a11 11 0 0 1-6.700 6.700V39h-6.400V25.800a11 11 0 0 1-6.700-6.700H5v-6.200h5.100a11 11 0 0 1 6.700-6.700zM16.8 9.700a7 7 0 0 0-3.200 3.200h3.200zM23.2 9.700v3.200h3.200a7 7 0 0 0-3.200-3.200zM16.8 22.300v-3.200h-3.200a7 7 0 0 0 3.200 3.200zM23.2 22.300a7 7 0 0 0 3.200-3.200h-3.200z',
  'M20 37c-5-4-7-9-6-15l-6-3c-3-4-4-8-3-14c2 5 4 7 7 8c0-4 1-7 2-10c2 4 3 8 3 11h6c0-3 1-7 3-11c1 3 2 6 2 10c3-1 5-3 7-8c1 6 0 10-3 14l-6 3c1 6-1 11-6 15z',
];

/** A cube's front, its lit top, its shaded side, and its emblem. */
export const PAINT: readonly { body: string; top: string; side: string; face: string }[] = [
  { body: '#d9a21f', top: '#efc765', side: '#8f6708', face: '#3a2802' },
  { body: '#2f6ea8', top: '#6d9fcd', side: '#183f66', face: '#fdfaf3' },
  { body: '#2f7a4a', top: '#6fae86', side: '#1b4a30', face: '#fdfaf3' },
  { body: '#bf3b2b', top: '#dd7d70', side: '#74190f', face: '#fdfaf3' },
];
