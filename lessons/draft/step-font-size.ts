/** Sizes that are reached in one step of 2 (specification 4). */
const landings = new Set([5, 8, 10, 13, 15, 18, 20, 23, 28, 30, 33, 38, 40, 43, 48, 53, 55]);

/** Points; the text never gets smaller, nor larger than a projector shows a word of. */
export const smallestFontSize = 10;
export const largestFontSize = 100;

/**
 * The next font size up (1) or down (-1): a step of 2 where it lands on one of the listed sizes, else
 * a step of 1 (specification 4, read as language-rules 10 does: decision 0013).
 */
export function stepFontSize(size: number, direction: 1 | -1): number {
  const far = size + 2 * direction;
  const next = landings.has(far) ? far : size + direction;
  return Math.min(largestFontSize, Math.max(smallestFontSize, next));
}
