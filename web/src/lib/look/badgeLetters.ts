// The letters on badges: as few as possible, but different for every player.

const signs = (name: string): string[] => [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
const upper = (sign: string | undefined): string => (sign ?? '?').toLocaleUpperCase();

/** Return one letter per name. If names share it, add the first later character that differs from all of them. */
export function badgeLetters(names: readonly string[]): string[] {
  const plain = names.map(signs);
  const taken = new Set<string>();
  return plain.map((name, seat) => {
    const first = upper(name[0]);
    const rivals = plain.filter((other, i) => i !== seat && upper(other[0]) === first);
    const second = name.slice(1).find((sign, at) => rivals.every((other) => other[at + 1] !== sign));
    const wishes = rivals.length ? [second && first + second.toLocaleLowerCase(), first, first + (seat + 1)] : [first];
    const found = wishes.find((wish) => wish && !taken.has(wish)) ?? first + (seat + 1);
    taken.add(found);
    return found;
  });
}
