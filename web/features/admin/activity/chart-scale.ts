/**
 * The top of a chart's scale: the next of 1, 2, 4, 6, 8, 10, 20 … that holds the largest value, so that
 * the top and its half are numbers that can be read. What is counted in whole ones has a whole half.
 */
export function niceTop(largest: number, isWhole = false): number {
  const least = isWhole ? 2 : 0;
  if (largest <= least) return least || 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= largest * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** Which columns get their name below: all that have room, the last one always. */
export function namedColumns(columns: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(columns / most));
  return Array.from({ length: columns }, (_, index) => index).filter(
    (index) => (columns - 1 - index) % every === 0,
  );
}
