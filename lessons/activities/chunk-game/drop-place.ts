/** Where a piece lies on the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The place in a line of pieces that a point means: before the first piece whose middle it has not
 * passed, in reading direction, line by line.
 */
export function dropPlace(
  boxes: readonly Box[],
  point: { x: number; y: number },
  direction: 'ltr' | 'rtl',
): number {
  const place = boxes.findIndex(({ left, right, top, bottom }) => {
    if (point.y < top) return true;
    if (point.y > bottom) return false;
    const middle = (left + right) / 2;
    return direction === 'rtl' ? point.x > middle : point.x < middle;
  });
  return place < 0 ? boxes.length : place;
}
