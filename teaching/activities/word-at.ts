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
  const block = element.closest('.lesson-text');
  const words = [...(block?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = words.indexOf(element);
  const forward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return words[at + (key === forward ? 1 : -1)] ?? null;
  if (key === 'Home') return words[0] ?? null;
  if (key === 'End') return words.at(-1) ?? null;
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return onNextLine(element, words, key === 'ArrowUp' ? -1 : 1);
  return null;
}

function onNextLine(from: HTMLElement, words: HTMLElement[], way: 1 | -1): HTMLElement | null {
  const start = from.getBoundingClientRect();
  let nearest: { word: HTMLElement; far: number } | null = null;
  for (const word of words) {
    const box = word.getBoundingClientRect();
    const lines = (box.top - start.top) * way;
    if (lines < start.height / 2) continue;
    // A line further away counts far more than a word further along.
    const far = lines * 100 + Math.abs(box.left + box.width / 2 - start.left - start.width / 2);
    if (!nearest || far < nearest.far) nearest = { word, far };
  }
  return nearest?.word ?? null;
}
