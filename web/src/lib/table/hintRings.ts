// Rings elements of a board for a hint, even if the board draws them again.

/** Ring the matches of the selectors, now and after every change of the board; returns a function that stops. */
export function highlight(root: HTMLElement, selectors: readonly string[]): () => void {
  const clear = (): void => root.querySelectorAll('[data-hinted]').forEach((one) => one.removeAttribute('data-hinted'));
  const mark = (): void => {
    const found = new Set(selectors.flatMap((selector) => [...root.querySelectorAll(selector)]));
    for (const one of root.querySelectorAll('[data-hinted]')) if (!found.has(one)) one.removeAttribute('data-hinted');
    for (const one of found) if (!one.hasAttribute('data-hinted')) one.setAttribute('data-hinted', '');
  };
  mark();
  const watching = new MutationObserver(mark);
  watching.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'data-lit'] });
  return () => {
    watching.disconnect();
    clear();
  };
}
