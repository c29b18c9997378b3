import { memo } from 'react';
import { widths } from './edit-board.ts';
import type { Stroke } from './options.ts';
import { strokePath } from './stroke-path.ts';

function Line({ stroke: { pen, colour, width, points } }: { stroke: Stroke }) {
  return (
    <path
      d={strokePath(points)}
      className={`board-stroke board-${pen} board-ink-${colour}`}
      strokeWidth={widths[pen][width]}
    />
  );
}

/** One stroke; a stored one never changes, so it is drawn once. */
export const BoardStroke = memo(Line);
