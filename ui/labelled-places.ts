/**
 * Returns the evenly spaced indices of the columns or points of a chart that get a label: at most `most`,
 * always including the last.
 */
export function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
