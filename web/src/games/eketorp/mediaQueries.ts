// Media queries for the size of the window.
import { MediaQuery } from 'svelte/reactivity';

/** Create the queries. The board does this once and passes the results to its parts. */
export const measured = () => ({
  /** As narrow as the breakpoint of the stage. */
  narrow: new MediaQuery('width < 1000px', false),
  huge: new MediaQuery('(width >= 1800px) and (height >= 1150px)', false),
  slim: new MediaQuery('(width < 1260px) or (height < 800px)', false),
  tight: new MediaQuery('1000px <= width < 1260px', false),
});

export type ScreenSize = ReturnType<typeof measured>;
