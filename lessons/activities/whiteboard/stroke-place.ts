import type { Box } from '../word-at.ts';
import type { Stroke, StrokeAnchor } from './state.ts';
import { type Point, pointOf } from './stroke.ts';

/*
 * Positions of strokes. The board is measured in hundredths of an em of the lesson's text, to the right and
 * down from the upper left corner of the overlay; a stroke's own points are relative to its anchor.
 */

/** The origin of points, and the direction of x: from left to right (1) or from right to left (-1). */
export interface Origin {
  x: number;
  y: number;
  way: 1 | -1;
}

/** A visible word: the box of its first line, and the box of its paragraph. */
export interface WordPlace extends Box {
  id: string;
  paragraph: Box;
  way: 1 | -1;
}

/** The current measurements of the board. */
export interface BoardMeasures {
  width: number;
  /** The origin of the text block. */
  block: Origin;
  /** The visible words to which strokes are anchored, by token id. */
  words: Readonly<Record<string, WordPlace>>;
}

/**
 * Maximum distance between a stroke and a word for the stroke to belong to the word: less than the line
 * height, more than the gap between lines.
 */
const near = 100;
/**
 * When an anchor is chosen, the weight of the distance to a line of text, relative to the distance along the
 * line. The weight is high because lines may end in empty space.
 */
const lineCounts = 20;
/**
 * Maximum distance by which a drawing next to the words may extend beyond them: less than the margin around
 * the board.
 */
const margin = 50;

/**
 * Returns the anchor of a line: the word nearest to the middle of the line's box. For a circle this is the
 * word inside; for several words that are struck out or underlined, it is the middle word. Outside the text,
 * the anchor is only the line of text: next to the paragraph's edge, at the height of the word. Undefined if
 * no word is visible.
 */
export function anchorOf(
  points: readonly number[],
  words: readonly WordPlace[],
): StrokeAnchor | undefined {
  const { left, right, top, bottom } = extentOf(points);
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const nearest = nearestWord(middle, words);
  if (!nearest) return undefined;
  const edge = nearest.paragraph.left;
  const beside = middle[0] < edge || middle[0] > edge + nearest.paragraph.width;
  const onWord = !beside && awayFrom(middle, nearest) <= near;
  return { word: nearest.id, holds: onWord ? 'word' : 'line' };
}

/** Returns the nearest word of the nearest paragraph. */
function nearestWord(from: Point, words: readonly WordPlace[]): WordPlace | undefined {
  let nearest: WordPlace | undefined;
  let least = [Infinity, Infinity] as const;
  for (const word of words) {
    const aside = Math.max(word.left - from[0], 0, from[0] - word.left - word.width);
    // Measured from the middle of the line of text, because tall letters of neighbouring lines overlap.
    const off = Math.abs(from[1] - word.top - word.height / 2);
    const away = [awayFrom(from, word.paragraph), aside + lineCounts * off] as const;
    if (away[0] > least[0] || (away[0] === least[0] && away[1] >= least[1])) continue;
    [nearest, least] = [word, away];
  }
  return nearest;
}

/** Returns the origin of a stroke with this anchor; null while the anchor's word is not visible. */
export function anchorPlace(anchor: StrokeAnchor | undefined, board: BoardMeasures): Origin | null {
  if (!anchor) return board.block;
  const word = board.words[anchor.word];
  if (!word) return null;
  const { left, width } = anchor.holds === 'word' ? word : word.paragraph;
  return { x: word.way === 1 ? left : left + width, y: word.top, way: word.way };
}

/** A visible stroke. */
export interface PlacedStroke {
  stroke: Stroke;
  origin: Origin;
  /** The stroke's index on the page. */
  at: number;
}

/**
 * Returns the visible strokes at their current positions. A stroke on a word follows the word to whichever
 * line it moves. A stroke next to a line of text stays on the board when the board becomes narrow. Strokes
 * anchored to hidden words are hidden.
 */
export function placeStrokes(strokes: readonly Stroke[], board: BoardMeasures): PlacedStroke[] {
  return strokes.flatMap((stroke, at) => {
    const place = anchorPlace(stroke.anchor, board);
    if (!place) return [];
    const origin =
      stroke.anchor?.holds === 'line' ? onBoard(place, stroke.points, board.width) : place;
    return [{ stroke, origin, at }];
  });
}

function onBoard(origin: Origin, points: readonly number[], width: number): Origin {
  const extent = extentOf(points);
  const ends = [origin.x + origin.way * extent.left, origin.x + origin.way * extent.right];
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const inward = Math.min(0, width + margin - right);
  return { ...origin, x: origin.x + Math.max(inward, -margin - left) };
}

/** Converts board points, alternating x and y, to points relative to an origin. */
export const fromOrigin = ({ x, y, way }: Origin, points: readonly number[]): number[] =>
  points.map((value, at) => (at % 2 === 0 ? (value - x) * way : value - y));

function extentOf(points: readonly number[]) {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 0; at < points.length / 2; at += 1) {
    const [x, y] = pointOf(points, at);
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}

function awayFrom([x, y]: Point, { left, top, width, height }: Box): number {
  const aside = Math.max(left - x, 0, x - left - width);
  const above = Math.max(top - y, 0, y - top - height);
  return Math.hypot(aside, above);
}

/** The board's layout: its positions in hundredths of an em, its size in pixels. */
export interface BoardFrame extends BoardMeasures {
  /** The overlay's size in pixels. */
  size: { width: number; height: number };
  /** Pixels per hundredth of an em. */
  scale: number;
}

/** Returns the text under an overlay. */
export const textUnder = (glass: Element) =>
  glass.parentElement?.querySelector<HTMLElement>('.lesson-text') ?? null;

/** Measures an overlay, the text under it and these words, in one read-only pass. */
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
 * Measures the visible words under an overlay. A word may break over two lines, as in Chinese and Japanese;
 * its position is then that of its beginning, and strokes on the second line are anchored to the neighbouring
 * words instead.
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
