// The games with a lesson. Each lesson is loaded when a player starts it.
import type { Guide } from './guide';

const guides = import.meta.glob<{ GUIDE: Guide<never> }>(['./*.ts', '!./guide.ts', '!./index.ts', '!./*.test.ts']);

/** Lessons, by the key of the game. */
export const GUIDES: Readonly<Record<string, () => Promise<Guide<never>>>> = Object.fromEntries(
  Object.entries(guides).map(([path, load]) => [
    path.slice(2, -3).replaceAll('_', '-'),
    async () => (await load()).GUIDE,
  ]),
);
