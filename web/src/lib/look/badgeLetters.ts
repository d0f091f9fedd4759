// The letters on badges: as short as they can be and still tell everybody apart.

const signs = (name: string): string[] => [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
const upper = (sign: string | undefined): string => (sign ?? '?').toLocaleUpperCase();

/** One letter a name; where names share it, the first later sign in which a name differs from all of them is added. */
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
