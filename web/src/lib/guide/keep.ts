// Where each lesson stands, kept by the browser so that a reload goes on with the same step.

const KEY = 'clanmoot-lessons';
const MOST = 20;
/** Stands for a lesson that the person has left. */
export const LEFT = -1;

type Kept = [table: string, step: number][];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

/** The step at which a table's lesson stands. */
export const kept = (table: string): number => read().find(([name]) => name === table)?.[1] ?? 0;

/** Remember it; of many lessons the latest. A browser that keeps nothing begins again. */
export function keep(table: string, step: number): void {
  const others = read().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, step]]));
  } catch {
    return;
  }
}
