/**
 * Returns the indices of a chart's columns or points that get a label: evenly spaced, at most `most`, and
 * always including the last index.
 */
export function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
