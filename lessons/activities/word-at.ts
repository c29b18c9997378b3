import { nearestOnNextLine } from './nearest-on-next-line.ts';

const selector = '[data-word]';

/** The word that was touched: the token id and element of what stands under an event; else null. */
export function wordAt(target: EventTarget | null): { id: string; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const id = element?.dataset.word;
  return element && id ? { id, element } : null;
}

/** The word at a place on the screen, for a finger that is dragged. */
export const wordAtPoint = (x: number, y: number) => wordAt(document.elementFromPoint(x, y));

/**
 * The word that an arrow key leads to: along the reading direction, or to the nearest one on the line
 * above or below. Null for other keys and at the ends of the text.
 */
export function wordBeside(element: HTMLElement, key: string): HTMLElement | null {
  const block = element.closest('.lesson-text, [data-words]');
  const all = [...(block?.querySelectorAll<HTMLElement>(selector) ?? [])];
  // A language that is switched off is still there, without a place on the screen.
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
