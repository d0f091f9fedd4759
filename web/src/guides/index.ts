// Which games can be learned by playing; a lesson is loaded by whoever takes it.
import type { Guide } from './guide';

const guides = import.meta.glob<{ GUIDE: Guide<never> }>(['./*.ts', '!./guide.ts', '!./index.ts', '!./*.test.ts']);

/** Lessons, by the key of the game. */
export const GUIDES: Readonly<Record<string, () => Promise<Guide<never>>>> = Object.fromEntries(
  Object.entries(guides).map(([path, load]) => [
    path.slice(2, -3).replaceAll('_', '-'),
    async () => (await load()).GUIDE,
  ]),
);
