// Keeps the keyboard at the table when the thing that had the focus goes away with a move.

/** After each change: if the focus was lost, `back` gets what it was in, as far as `areaOf` could tell. */
export function keepFocus<Area>(
  changed: () => unknown,
  areaOf: (focused: Element) => Area | undefined,
  back: (area: Area) => void,
): void {
  let area: Area | undefined;
  $effect.pre(() => {
    changed();
    const focused = document.activeElement;
    area = focused ? areaOf(focused) : undefined;
  });
  $effect(() => {
    changed();
    if (area !== undefined && (document.activeElement ?? document.body) === document.body) back(area);
  });
}
