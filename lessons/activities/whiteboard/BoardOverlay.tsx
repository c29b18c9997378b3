import { useMemo, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { anchorStroke } from './anchor-stroke.ts';
import { BoardStroke } from './BoardStroke.tsx';
import { widths } from './edit-board.ts';
import { wordsUnder } from './measure-board.ts';
import type { Stroke } from './options.ts';
import { type PlacedStroke, placeStrokes } from './stroke-place.ts';
import { useBoardFrame } from './use-board-frame.ts';
import { useDrawing } from './use-drawing.ts';
import type { Board } from './use-whiteboard.ts';

interface BoardOverlayProps {
  board: Board;
  direction: 'ltr' | 'rtl';
}

/** The highlighter's glass lies under the pen's: each blends with the text as a whole. */
const pens: readonly Stroke['pen'][] = ['highlighter', 'pen'];

/** The glass over the text: strokes lie on it, and a tool that draws or rubs takes the pointer. */
export function BoardOverlay({ board, direction }: BoardOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const live = useRef<SVGPathElement>(null);
  const { tool, options, page } = board;
  const { strokes } = page;
  const frame = useBoardFrame(overlay, direction === 'rtl' ? -1 : 1, strokes);
  const placed = useMemo(() => (frame ? placeStrokes(strokes, frame) : []), [strokes, frame]);
  const takesPointer = tool === 'pen' || tool === 'highlighter' || tool === 'eraser';
  const inHand = tool === 'highlighter' ? 'highlighter' : 'pen';
  const { rubbed, handlers } = useDrawing({
    frame,
    tool: takesPointer ? tool : 'pen',
    placed,
    live,
    onDraw: (line) => {
      if (!frame || !overlay.current) return;
      board.draw(anchorStroke(line, frame, wordsUnder(overlay.current, frame.scale)));
    },
    onRub: board.rub,
  });
  return (
    <div ref={overlay} className="board-overlay">
      <span className="board-probe" />
      {frame &&
        pens.map((pen) => (
          <svg
            key={pen}
            role="img"
            aria-label={layerName(pen, placed)}
            width={frame.size.width}
            height={frame.size.height}
            className={classNames(
              'board-glass',
              `board-glass-${pen}`,
              pen === 'pen' && takesPointer && 'board-takes-pointer',
              tool === 'eraser' && 'board-rubs',
            )}
            {...(pen === 'pen' && takesPointer ? handlers : {})}
          >
            <g transform={`scale(${frame.scale})`}>
              {placed.map(({ stroke, origin, at }) =>
                stroke.pen !== pen || rubbed.has(at) ? null : (
                  <g
                    key={at}
                    transform={`translate(${origin.x} ${origin.y}) scale(${origin.way} 1)`}
                  >
                    <BoardStroke stroke={stroke} />
                  </g>
                ),
              )}
              {pen === inHand && (
                <path
                  ref={live}
                  className={`board-stroke board-${pen} board-ink-${options.colour}`}
                  strokeWidth={widths[pen][options.width]}
                />
              )}
            </g>
          </svg>
        ))}
    </div>
  );
}

function layerName(pen: Stroke['pen'], placed: readonly PlacedStroke[]): string {
  const count = placed.filter(({ stroke }) => stroke.pen === pen).length;
  const name = pen === 'pen' ? 'Drawing' : 'Highlighting';
  return `${name}: ${count === 1 ? '1 line' : `${count} lines`}`;
}
