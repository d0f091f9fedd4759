// Keeps focus on the table when the focused element disappears with a move.

/** After each change, if focus was lost, call `back` with the area it was in, as found by `areaOf`. */
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
