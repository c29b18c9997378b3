import type { Box } from '../nearest-on-next-line.ts';
import type { BoardMeasures, WordPlace } from './stroke-place.ts';

/** The board as it is laid out: its places in hundredths of an em, its size in pixels. */
export interface BoardFrame extends BoardMeasures {
  /** Pixels of the glass. */
  size: { width: number; height: number };
  /** Pixels for one hundredth of an em. */
  scale: number;
}

/** The text that a glass lies over. */
export const textUnder = (glass: Element) =>
  glass.parentElement?.querySelector<HTMLElement>('.lesson-text') ?? null;

/** The measures of a glass, of the text under it and of these words, in one pass that changes nothing. */
export function measureBoard(
  glass: HTMLElement,
  way: 1 | -1,
  ids: ReadonlySet<string>,
): BoardFrame | null {
  const text = textUnder(glass);
  if (!text) return null;
  const outer = glass.getBoundingClientRect();
  const inner = text.getBoundingClientRect();
  const scale = Number.parseFloat(getComputedStyle(text).fontSize) / 100;
  const words = ids.size === 0 ? [] : wordsUnder(glass, scale, (id) => ids.has(id));
  return {
    size: { width: outer.width, height: outer.height },
    scale,
    width: outer.width / scale,
    block: {
      x: ((way === 1 ? inner.left : inner.right) - outer.left) / scale,
      y: (inner.top - outer.top) / scale,
      way,
    },
    words: Object.fromEntries(words.map((word) => [word.id, word])),
  };
}

/**
 * The words in sight under a glass. A word that breaks over two lines, as in Chinese and Japanese, stands
 * where it begins: on the second line its neighbours are nearer.
 */
export function wordsUnder(
  glass: HTMLElement,
  scale: number,
  wanted: (id: string) => boolean = () => true,
): WordPlace[] {
  const corner = glass.getBoundingClientRect();
  const onBoard = ({ left, top, width, height }: DOMRect): Box => ({
    left: (left - corner.left) / scale,
    top: (top - corner.top) / scale,
    width: width / scale,
    height: height / scale,
  });
  const paragraphs = new Map<Element, Pick<WordPlace, 'paragraph' | 'way'>>();
  const paragraphOf = (word: Element) => {
    const element = word.closest('.lesson-side') ?? word;
    const known = paragraphs.get(element);
    if (known) return known;
    const found = {
      paragraph: onBoard(element.getBoundingClientRect()),
      way: getComputedStyle(element).direction === 'rtl' ? -1 : 1,
    } as const;
    paragraphs.set(element, found);
    return found;
  };
  const all = textUnder(glass)?.querySelectorAll<HTMLElement>('[data-word]') ?? [];
  return [...all].flatMap((word) => {
    const id = word.dataset.word;
    if (!id || !wanted(id)) return [];
    const box = word.getClientRects()[0];
    if (!box) return [];
    return { id, ...onBoard(box), ...paragraphOf(word) };
  });
}
