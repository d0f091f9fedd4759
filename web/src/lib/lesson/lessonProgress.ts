// Stores the step of each lesson in the browser, so that a reload continues with the same step.

const KEY = 'clanmoot-lessons';
const MOST = 20;
/** The step of a lesson that the player has left. */
export const LEFT = -1;

type Kept = [table: string, step: number][];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

/** Return the stored step of a table's lesson. */
export const kept = (table: string): number => read().find(([name]) => name === table)?.[1] ?? 0;

/** Store a step. Only the latest lessons are kept. Without storage, lessons start again. */
export function keep(table: string, step: number): void {
  const others = read().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, step]]));
  } catch {
    return;
  }
}
