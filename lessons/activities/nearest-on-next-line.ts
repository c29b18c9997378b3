/** Where something stands on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The place in `boxes` of what the arrow down (`way` 1) or up (-1) leads to: of all that stands on the
 * nearest line that way, what is nearest to the middle of `from`. -1 where no line is.
 */
export function nearestOnNextLine(from: Box, boxes: readonly Box[], way: 1 | -1): number {
  const away = (box: Box) => (box.top - from.top) * way;
  const onOtherLines = boxes.filter((box) => away(box) >= from.height / 2);
  const nearestLine = Math.min(...onOtherLines.map(away));
  const middle = (box: Box) => box.left + box.width / 2;
  let best = -1;
  boxes.forEach((box, at) => {
    // Smaller letters on one line stand a little lower than large ones.
    if (away(box) < from.height / 2 || away(box) > nearestLine + box.height / 2) return;
    const known = boxes[best];
    if (!known || Math.abs(middle(box) - middle(from)) < Math.abs(middle(known) - middle(from))) {
      best = at;
    }
  });
  return best;
}
