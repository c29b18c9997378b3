import { Check, X } from 'lucide-react';
import type { Text } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { GameWords } from '../games/GameWords.tsx';
import type { Piece } from './puzzle.ts';
import type { Dragged } from './use-piece-drag.ts';

export type PieceMark = 'right' | 'wrong' | null;

interface PieceButtonProps {
  piece: Piece;
  /** Said aloud: where it lies and what pressing it does. */
  label: string;
  languages: Pick<Text, 'target' | 'native'>;
  /** What pupils call out; absent once it is laid. */
  number?: number;
  mark?: PieceMark;
  dragged: Dragged | null;
  disabled?: boolean;
}

/** One chunk to tap, drag or choose by key. */
export function PieceButton(props: PieceButtonProps) {
  const { piece, mark = null, number, dragged } = props;
  const moving = dragged?.id === piece.id;
  return (
    <button
      type="button"
      data-piece={piece.id}
      aria-disabled={props.disabled || undefined}
      className={classNames(
        'inline-flex min-h-12 touch-none items-center gap-[0.35em] rounded-card border-2 px-[0.55em] py-[0.25em] shadow-soft select-none',
        moving && 'pointer-events-none z-10 border-target bg-target-soft',
        !moving && (mark === 'wrong' ? 'bg-bad-soft' : 'bg-raised'),
        !moving && !props.disabled && 'hover:border-target',
        !moving && mark === null && 'border-line',
        mark === 'right' && 'border-ok',
        mark === 'wrong' && 'border-bad',
      )}
      style={moving ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` } : undefined}
    >
      {number !== undefined && (
        <span aria-hidden="true" className="font-sans font-semibold text-[0.5em] text-ink-2">
          {number}
        </span>
      )}
      <GameWords side="target" languages={props.languages} words={piece.text} />
      <span className="sr-only">, {props.label}</span>
      {mark === 'right' && <Check aria-label="right" className="size-[0.8em] stroke-3 text-ok" />}
      {mark === 'wrong' && <X aria-label="wrong" className="size-[0.8em] stroke-3 text-bad" />}
    </button>
  );
}
