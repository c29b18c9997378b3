const selector = '[data-word]';

/** Returns the touched word: the token id and the element under an event; null if there is no word. */
export function wordAt(target: EventTarget | null): { id: string; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const id = element?.dataset.word;
  return element && id ? { id, element } : null;
}

/** Returns the word at a position on the screen, for a dragging finger. */
export const wordAtPoint = (x: number, y: number) => wordAt(document.elementFromPoint(x, y));

/**
 * Returns the word that an arrow key moves to: the next word in that direction along the line, or the nearest
 * word on the line above or below. Null for other keys and at the ends of the text.
 */
export function wordBeside(element: HTMLElement, key: string): HTMLElement | null {
  const block = element.closest('.lesson-text, [data-words]');
  const all = [...(block?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // A language that is switched off is still in the document, but not laid out.
  const words = all.filter((word) => word.checkVisibility());
  const at = words.indexOf(element);
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return words[at + (key === forward ? 1 : -1)] ?? null;
  if (key === 'Home') return words[0] ?? null;
  if (key === 'End') return words.at(-1) ?? null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const boxes = words.map((word) => word.getBoundingClientRect());
    const way = key === 'ArrowUp' ? -1 : 1;
    return words[nearestOnNextLine(element.getBoundingClientRect(), boxes, way)] ?? null;
  }
  return null;
}

/** The position of an element on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the index in `boxes` of the box that the down arrow (`way` 1) or the up arrow (-1) moves to. This
 * is the box nearest to the middle of `from` on the nearest line in that direction; -1 if there is no such
 * line.
 */
export function nearestOnNextLine(from: Box, boxes: readonly Box[], way: 1 | -1): number {
  const away = (box: Box) => (box.top - from.top) * way;
  const onOtherLines = boxes.filter((box) => away(box) >= from.height / 2);
  const nearestLine = Math.min(...onOtherLines.map(away));
  const middle = (box: Box) => box.left + box.width / 2;
  let best = -1;
  boxes.forEach((box, at) => {
    // Smaller letters on the same line sit a little lower than large letters.
    if (away(box) < from.height / 2 || away(box) > nearestLine + box.height / 2) return;
    const known = boxes[best];
    if (!known || Math.abs(middle(box) - middle(from)) < Math.abs(middle(known) - middle(from))) {
      best = at;
    }
  });
  return best;
}
