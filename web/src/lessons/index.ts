// The games with a lesson. Each lesson is loaded when a player starts it.
import type { Lesson } from './lesson';

const lessons = import.meta.glob<{ LESSON: Lesson<never> }>(['./*.ts', '!./lesson.ts', '!./index.ts', '!./*.test.ts']);

/** Lessons, by the key of the game. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson<never>>>> = Object.fromEntries(
  Object.entries(lessons).map(([path, load]) => [
    path.slice(2, -3).replaceAll('_', '-'),
    async () => (await load()).LESSON,
  ]),
);
