import type { Stroke } from './options.ts';
import { simplifyStroke } from './simplify-stroke.ts';
import {
  anchorOf,
  anchorPlace,
  type BoardMeasures,
  fromOrigin,
  type WordPlace,
} from './stroke-place.ts';

/**
 * A line as it is stored, out of all its points on the board and all words in sight: hung on what it was
 * drawn on, measured from there, with no more points than it needs.
 */
export function anchorStroke(
  line: readonly number[],
  board: BoardMeasures,
  inSight: readonly WordPlace[],
): Pick<Stroke, 'anchor' | 'points'> {
  const anchor = anchorOf(line, inSight);
  const words = Object.fromEntries(inSight.map((word) => [word.id, word]));
  const origin = anchorPlace(anchor, { ...board, words }) ?? board.block;
  return { ...(anchor && { anchor }), points: simplifyStroke(fromOrigin(origin, line)) };
}
