import { useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { BoardStroke } from './BoardStroke.tsx';
import { widths } from './edit-board.ts';
import type { Stroke } from './options.ts';
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
  const frame = useBoardFrame(overlay, direction === 'rtl' ? -1 : 1);
  const { tool, options, page } = board;
  const takesPointer = tool === 'pen' || tool === 'highlighter' || tool === 'eraser';
  const inHand = tool === 'highlighter' ? 'highlighter' : 'pen';
  const { rubbed, handlers } = useDrawing({
    frame,
    tool: takesPointer ? tool : 'pen',
    strokes: page.strokes,
    live,
    onDraw: board.draw,
    onRub: board.rub,
  });
  return (
    <div ref={overlay} className="board-overlay">
      {frame &&
        pens.map((pen) => (
          <svg
            key={pen}
            role="img"
            aria-label={layerName(pen, page.strokes)}
            width={frame.width}
            height={frame.height}
            className={classNames(
              'board-glass',
              `board-glass-${pen}`,
              pen === 'pen' && takesPointer && 'board-takes-pointer',
              tool === 'eraser' && 'board-rubs',
            )}
            {...(pen === 'pen' && takesPointer ? handlers : {})}
          >
            <g
              transform={`translate(${frame.start} ${frame.top}) scale(${frame.scale * frame.way} ${frame.scale})`}
            >
              {page.strokes.map((stroke, place) =>
                stroke.pen !== pen || rubbed.has(place) ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no name but their place
                  <BoardStroke key={place} stroke={stroke} />
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

function layerName(pen: Stroke['pen'], strokes: readonly Stroke[]): string {
  const count = strokes.filter((stroke) => stroke.pen === pen).length;
  const name = pen === 'pen' ? 'Drawing' : 'Highlighting';
  return `${name}: ${count === 1 ? '1 line' : `${count} lines`}`;
}
