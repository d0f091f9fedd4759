// The letters on badges: as short as they can be and still tell everybody apart.

/** One letter a name; where names share it, the first later letter in which they differ is added. */
export function letters(names: readonly string[]): string[] {
  const plain = names.map((name) => [...name.trim()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)));
  return plain.map((name, i) => {
    const first = (name[0] ?? '?').toLocaleUpperCase();
    const rivals = plain.filter((other, j) => j !== i && (other[0] ?? '?').toLocaleUpperCase() === first);
    if (!rivals.length) return first;
    const second = name.slice(1).find((sign, at) => rivals.every((other) => other[at + 1] !== sign));
    return first + (second ?? String(i + 1)).toLocaleLowerCase();
  });
}
