import { memo } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { WordPicking } from '../use-word-picking.ts';

interface ParallelLineProps {
  id: string;
  text: string;
  /** Counted from 1. */
  number: number;
  covered: boolean;
  /** Stays lit after a tap, until another is tapped. */
  lit: boolean;
  inTabOrder: boolean;
  handlers: WordPicking['handlers'];
}

/** One side of a sentence. What lights its partner is the row that both stand in. */
function Line({ id, text, number, covered, lit, inTabOrder, handlers }: ParallelLineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box; a sentence runs over several lines
    <span
      role="button"
      tabIndex={inTabOrder ? 0 : -1}
      data-word={id}
      aria-label={covered ? `Show sentence ${number}` : undefined}
      aria-pressed={lit}
      className={classNames('parallel-line', covered && 'parallel-covered', lit && 'parallel-lit')}
      {...handlers}
    >
      {/* Hidden words keep their room, and nobody is read them. */}
      {covered ? <span className="invisible">{text}</span> : text}
    </span>
  );
}

export const ParallelLine = memo(Line);
