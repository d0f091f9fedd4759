// How much room a window leaves.
import { MediaQuery } from 'svelte/reactivity';

/** Made by the board, once; its parts are told. */
export const measured = () => ({
  /** As narrow as the stage's own fold. */
  narrow: new MediaQuery('width < 1000px', false),
  huge: new MediaQuery('(width >= 1800px) and (height >= 1150px)', false),
  slim: new MediaQuery('(width < 1260px) or (height < 800px)', false),
  tight: new MediaQuery('1000px <= width < 1260px', false),
});

export type Room = ReturnType<typeof measured>;
