// Marks a scroll container: `data-more` names the sides on which there is more to see.

/** Ignore fractions of a pixel. */
const SLACK = 4;

export function scrollHint(element: HTMLElement): () => void {
  const tell = (): void => {
    const sides = [];
    if (element.scrollTop > SLACK) sides.push('above');
    if (element.scrollHeight - element.clientHeight - element.scrollTop > SLACK) sides.push('below');
    element.dataset.more = sides.join(' ');
  };
  const sizes = new ResizeObserver(tell);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    tell();
  };
  const children = new MutationObserver(watch);
  children.observe(element, { childList: true, subtree: true });
  element.addEventListener('scroll', tell, { passive: true });
  watch();
  return () => {
    children.disconnect();
    sizes.disconnect();
    element.removeEventListener('scroll', tell);
  };
}
