import { t } from '@lingui/core/macro';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useRef,
  useState,
} from 'react';
import { languageOf } from '#language/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { usePointerDrag } from '#ui/use-pointer-drag.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { LetterRings } from './LetterRings.tsx';
import { draggedLine, type Letters, lineBetween, stepTo } from './lines.ts';
import './letter-grid.css';

/**
 * A ring on screen around one of four things: a found word, a word shown by the teacher, a wrong line, or the
 * line being selected.
 */
export interface GridRing {
  squares: readonly number[];
  look: 'found' | 'shown' | 'wrong' | 'chosen';
}

interface LetterGridProps {
  /** Describes the grid to screen readers. */
  label: string;
  language: string;
  grid: Letters;
  rings: readonly GridRing[];
  /** True while no line can be selected. */
  disabled?: boolean | undefined;
  /** Called with the squares of a line, from the first letter to the last. */
  onLine?: (squares: readonly number[]) => void;
}

/**
 * A grid of letters in which pupils select lines. They can drag from the first letter to the last, tap both
 * letters, or move to each letter with the arrow keys and press Enter. Only one letter is in the tab order.
 */
export function LetterGrid({ label, language, grid, rings, disabled, onLine }: LetterGridProps) {
  const { columns, letters } = grid;
  const { locale, direction, font } = languageOf(language);
  const isMirrored = direction === 'rtl';
  const [reached, setReached] = useState(0);
  /** The first letter of the line being selected, until the last letter is chosen. */
  const [start, setStart] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const squares = useRef<HTMLDivElement>(null);
  const isMarkable = onLine !== undefined && !disabled;

  const chooseFirst = (at: number, isAway: boolean) => {
    const letter = letters[at] ?? '';
    const row = Math.floor(at / columns) + 1;
    const column = (at % columns) + 1;
    setStart(at);
    setSaid(
      isAway
        ? t`That is not in a straight line. First letter ${letter}, row ${row}, column ${column}. Now the last letter.`
        : t`First letter ${letter}, row ${row}, column ${column}. Now the last letter.`,
    );
  };
  const press = (at: number) => {
    if (!isMarkable) return;
    const line = start === null ? null : lineBetween(columns, start, at);
    if (start === at) {
      setStart(null);
      return setSaid(t`Nothing chosen.`);
    }
    if (!line) return chooseFirst(at, start !== null);
    setStart(null);
    setSaid('');
    onLine(line);
  };
  const squareAt = ({ x, y }: { x: number; y: number }): number => {
    const box = squares.current?.getBoundingClientRect() ?? new DOMRect();
    const within = (place: number) => Math.min(columns - 1, Math.max(0, Math.floor(place)));
    const across = isMirrored ? box.right - x : x - box.left;
    const row = within(((y - box.top) / box.height) * columns);
    return row * columns + within((across / box.width) * columns);
  };
  const { dragged, handlers } = usePointerDrag<readonly number[]>({
    // Always return the same name, whichever element is under the pointer: the rounded corners of a square
    // belong to its row.
    pick: () => (isMarkable ? 'line' : undefined),
    over: (point, { over: old }) => {
      const end = squareAt(point);
      const line = draggedLine(columns, old?.[0] ?? end, end);
      return old && line.at(-1) === old.at(-1) ? old : line;
    },
    onDrop: (_, line) => {
      const [from] = line ?? [];
      if (!line || from === undefined) return;
      if (line.length < 2) return press(from);
      setStart(null);
      onLine?.(line);
    },
    startPx: 0,
  });
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return press(reached);
    }
    if (event.key === 'Escape' && start !== null) {
      event.preventDefault();
      setStart(null);
      return setSaid(t`Nothing chosen.`);
    }
    const next = stepTo(event.key, { at: reached, columns, isMirrored });
    if (next === null) return;
    event.preventDefault();
    squares.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };

  const aimed = start === null ? null : (lineBetween(columns, start, reached) ?? [start]);
  const chosen = dragged?.over ?? aimed;
  const ringed = new Set(rings.flatMap(({ squares: own, look }) => (look === 'wrong' ? [] : own)));
  return (
    <div className="letter-grid">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold the squares of a grid */}
      <div
        ref={squares}
        role="grid"
        aria-label={label}
        aria-rowcount={columns}
        aria-colcount={columns}
        lang={locale}
        dir={direction}
        data-font={font}
        style={{ '--columns': columns }}
        className={classNames('letter-squares', isMarkable && 'letter-squares-open')}
        {...handlers}
        onKeyDown={steer}
        onFocus={(event: FocusEvent) => setReached(squareOf(event.target) ?? reached)}
        // A click without a pointer comes from a screen reader.
        onClick={(event: MouseEvent) => {
          const square = event.detail === 0 ? squareOf(event.target) : null;
          if (square !== null) press(square);
        }}
      >
        {Array.from({ length: columns }, (_, row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: its squares are
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays in its place
          <div key={row} role="row" className="letter-row">
            {letters.slice(row * columns, (row + 1) * columns).map((letter, column) => {
              const square = row * columns + column;
              return (
                <Square
                  // biome-ignore lint/suspicious/noArrayIndexKey: a square stays in its place
                  key={column}
                  at={square}
                  row={row + 1}
                  column={column + 1}
                  letter={letter}
                  isReached={square === reached}
                  isStart={square === start}
                  isRinged={ringed.has(square)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <LetterRings
        columns={columns}
        isMirrored={isMirrored}
        rings={[...rings, ...(chosen ? [{ squares: chosen, look: 'chosen' }] : [])].map(
          ({ squares: own, look }) => ({ squares: own, look: `letter-ring letter-ring-${look}` }),
        )}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const squareOf = (target: EventTarget): number | null => {
  const square = target instanceof Element ? target.closest('[data-square]') : null;
  return square ? Number(square.getAttribute('data-square')) : null;
};

interface SquareProps {
  at: number;
  row: number;
  column: number;
  letter: string;
  /** True for the only square in the tab order. */
  isReached: boolean;
  isStart: boolean;
  isRinged: boolean;
}

/** One letter. A screen reader reads the letter in its language, then its position. */
const Square = memo(function Square(props: SquareProps) {
  const { at, row, column, letter, isReached, isStart, isRinged } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold the squares of a grid
    <span
      role="gridcell"
      data-square={at}
      tabIndex={isReached ? 0 : -1}
      aria-selected={isStart}
      className="letter-square"
    >
      {letter}
      <span lang={wordingsLanguage()} className="sr-only">
        {isRinged
          ? t({
              message: `, row ${row}, column ${column}, found`,
              comment: 'Read aloud after a letter of the grid.',
            })
          : t({
              message: `, row ${row}, column ${column}`,
              comment: 'Read aloud after a letter of the grid.',
            })}
      </span>
    </span>
  );
});
