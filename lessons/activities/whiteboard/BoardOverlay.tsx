import { plural } from '@lingui/core/macro';
import {
  memo,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { strokesAt, widths } from './edit-board.ts';
import type { Stroke } from './state.ts';
import { type Point, simplifyStroke, strokePath } from './stroke.ts';
import {
  anchorOf,
  anchorPlace,
  type BoardFrame,
  type BoardMeasures,
  fromOrigin,
  measureBoard,
  type PlacedStroke,
  placeStrokes,
  textUnder,
  type WordPlace,
  wordsUnder,
} from './stroke-place.ts';
import type { Board } from './use-whiteboard.ts';

/** The eraser's radius in hundredths of an em. */
const rubber = 25;

interface DrawingRequest {
  frame: BoardFrame | null;
  tool: 'pen' | 'highlighter' | 'eraser';
  placed: readonly PlacedStroke[];
  /** The path that shows a line while it is being drawn. */
  live: RefObject<SVGPathElement | null>;
  /** Called with every point of a line, in hundredths of an em of the board. */
  onDraw: (line: readonly number[]) => void;
  onRub: (places: ReadonlySet<number>) => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * Turns the overlay's pointer events into drawing or erasing. While a line is being drawn, only its own path
 * is updated, without a React render, so that a slow machine keeps up with the hand.
 */
function useDrawing({ frame, tool, placed, live, onDraw, onRub }: DrawingRequest) {
  const drawn = useRef<number[] | null>(null);
  const [rubbed, setRubbed] = useState(none);

  const place = (event: { clientX: number; clientY: number }, element: Element): Point | null => {
    const box = element.getBoundingClientRect();
    return (
      frame && [(event.clientX - box.left) / frame.scale, (event.clientY - box.top) / frame.scale]
    );
  };
  const rub = (at: Point) => {
    const hit = strokesAt(placed, at, rubber);
    if (hit.length > 0) setRubbed((old) => new Set([...old, ...hit]));
  };
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current;
    if (!line) return;
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) {
      const at = place(each, event.currentTarget);
      if (!at) continue;
      line.push(...at);
      if (tool === 'eraser') rub(at);
    }
    if (tool !== 'eraser') live.current?.setAttribute('d', strokePath(line));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const line = drawn.current;
    drawn.current = null;
    live.current?.setAttribute('d', '');
    if (!line || event.type === 'pointercancel') return setRubbed(none);
    if (tool !== 'eraser') return onDraw(line);
    setRubbed(none);
    if (rubbed.size > 0) onRub(rubbed);
  };

  return {
    /**
     * The strokes that the eraser has touched: hidden at once, but removed only when the pointer is released.
     */
    rubbed,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        const at = event.button === 0 ? place(event, event.currentTarget) : null;
        if (!at) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drawn.current = [...at];
        if (tool === 'eraser') rub(at);
        else live.current?.setAttribute('d', strokePath(at));
      },
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

interface BoardOverlayProps {
  board: Board;
  direction: 'ltr' | 'rtl';
}

/**
 * The order of the layers: the highlighter's layer is below the pen's layer. Each layer blends with the text
 * as a whole.
 */
const pens: readonly Stroke['pen'][] = ['highlighter', 'pen'];

/** The layer over the text: shows the strokes, and captures the pointer for a tool that draws or erases. */
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
  return pen === 'pen'
    ? plural(count, { one: 'Drawing: # line', other: 'Drawing: # lines' })
    : plural(count, { one: 'Highlighting: # line', other: 'Highlighting: # lines' });
}

function Line({ stroke: { pen, colour, width, points } }: { stroke: Stroke }) {
  return (
    <path
      d={strokePath(points)}
      className={`board-stroke board-${pen} board-ink-${colour}`}
      strokeWidth={widths[pen][width]}
    />
  );
}

/** One stroke. A stored stroke never changes, so it renders once. */
const BoardStroke = memo(Line);

/**
 * Returns a line in its stored form, given all its points on the board and all visible words. The stored line
 * has an anchor and no more points than needed; its points are relative to the anchor.
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

/**
 * Measures the overlay, the text under it and the words to which strokes are anchored; null before the first
 * measurement. Measures again only after a layout change.
 */
function useBoardFrame(
  glass: RefObject<HTMLElement | null>,
  way: 1 | -1,
  strokes: readonly Stroke[],
) {
  const [frame, setFrame] = useState<BoardFrame | null>(null);
  const newest = useRef(strokes);
  newest.current = strokes;
  const measure = useCallback(() => {
    if (!glass.current) return;
    const ids = newest.current.flatMap(({ anchor }) => anchor?.word ?? []);
    const next = measureBoard(glass.current, way, new Set(ids));
    setFrame((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  }, [glass, way]);

  // Measure the word of a new stroke before the next paint, so that the stroke is visible immediately.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other strokes hang on other words
  useLayoutEffect(measure, [measure, strokes]);

  useEffect(() => {
    const text = glass.current && textUnder(glass.current);
    if (!glass.current || !text) return;
    const watched = new WeakSet<Element>();
    // Observe each paragraph: when words move to other lines, paragraphs change size even if the size of the
    // whole text does not change.
    const follow = () => {
      for (const paragraph of text.querySelectorAll('.lesson-side')) {
        if (watched.has(paragraph)) continue;
        watched.add(paragraph);
        observer.observe(paragraph);
      }
      measure();
    };
    const observer = new ResizeObserver(follow);
    observer.observe(glass.current);
    observer.observe(text);
    // A different font moves words even if no paragraph becomes taller, but it changes the width of the
    // probe.
    for (const probe of glass.current.querySelectorAll('.board-probe')) observer.observe(probe);
    // Letters have other widths once a late font has loaded.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [glass, measure]);
  return frame;
}
