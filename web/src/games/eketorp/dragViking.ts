// Dragging a viking from home to a field, as an alternative to clicking.

const FAR = 8; // pixels before a press counts as a drag

/** Attach to the element to drag from. `drop` receives the field under the pointer at the end. */
export function draggable(drop: (field: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const end = (): void => {
      ghost?.remove();
      ghost = null;
      start = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!ghost && Math.hypot(event.x - start.x, event.y - start.y) < FAR) return;
      ghost ??= raise(node);
      ghost.style.translate = `${event.x - 20}px ${event.y - 40}px`;
    };
    const up = (event: PointerEvent): void => {
      if (start && event.pointerId !== start.pointerId) return;
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      const field = document.elementFromPoint(event.x, event.y)?.closest<HTMLElement>('[data-field]')?.dataset.field;
      if (field !== undefined) drop(Number(field));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || start) return;
      event.preventDefault();
      start = event;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    };
    node.addEventListener('pointerdown', down);
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
    };
  };
}

/** Create a copy of the viking that follows the pointer without catching its events. */
function raise(node: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  const viking = node.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
  viking?.removeAttribute('data-piece');
  if (viking) ghost.append(viking);
  Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', zIndex: '20', pointerEvents: 'none' });
  document.body.append(ghost);
  return ghost;
}
