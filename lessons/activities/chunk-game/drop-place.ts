/** The position of a piece on the screen, in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns the index in a line of pieces for a drop point. It is the index of the first piece whose middle
 * comes after the drop point, in reading direction and line by line.
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

/**
 * Returns the index of a dragged piece among the other pieces of a line; null if the piece is outside the
 * line.
 */
export function placeOnLine(
  line: HTMLElement | null | undefined,
  id: string,
  { x, y }: { x: number; y: number },
  direction: 'ltr' | 'rtl',
): number | null {
  const area = line?.getBoundingClientRect();
  if (!line || !area || y < area.top || y > area.bottom || x < area.left || x > area.right) {
    return null;
  }
  const others = [...line.querySelectorAll<HTMLElement>('[data-piece]')]
    .filter((piece) => piece.dataset.piece !== id)
    .map((piece) => piece.getBoundingClientRect());
  return dropPlace(others, { x, y }, direction);
}
