/** A grid of things in reading order, and where the focus is. */
export interface GridPlace {
  at: number;
  columns: number;
  count: number;
  direction: 'ltr' | 'rtl';
}

/**
 * Where a key moves the focus in a grid; null for a key that moves nothing. Left is left on screen, so
 * in a right-to-left grid it is the next one. At an edge the focus stays.
 */
export function moveFocus(
  key: string,
  { at, columns, count, direction }: GridPlace,
): number | null {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const last = count - 1;
  if (key === onward) return Math.min(last, at + 1);
  if (key === back) return Math.max(0, at - 1);
  if (key === 'ArrowDown') return at + columns <= last ? at + columns : at;
  if (key === 'ArrowUp') return at - columns >= 0 ? at - columns : at;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
