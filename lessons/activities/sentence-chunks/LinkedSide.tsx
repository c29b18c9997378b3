import { Fragment, memo, useMemo } from 'react';
import type { Sentence, SideName } from '#language/text/text.ts';
import { stepFocus } from '../step-focus.ts';
import { chunkPieces } from './chunk-pieces.ts';

interface LinkedSideProps {
  sentence: Sentence;
  side: SideName;
  /** The chunk of this sentence that is lit with its partner. */
  lit: string | undefined;
  /** Ids of the chunks still covered on this side, with spaces between. */
  covered: string;
  onLight: (chunkId: string | undefined) => void;
  onPress: (chunkId: string) => void;
}

/** One side of a sentence in its chunks: pointing at one, or reaching it by key, lights its partner. */
function Linked({ sentence, side, lit, covered, onLight, onPress }: LinkedSideProps) {
  const pieces = useMemo(() => chunkPieces(sentence, side), [sentence, side]);
  const hidden = new Set(covered.split(' '));
  return pieces.map(({ text, chunkId, number }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    if (chunkId === undefined) return <Fragment key={at}>{text}</Fragment>;
    const isHidden = hidden.has(chunkId);
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a split chunk has several pieces
        key={at}
        type="button"
        data-step={chunkId}
        data-side={side}
        data-odd={(number ?? 0) % 2 === 1 || undefined}
        data-lit={chunkId === lit || undefined}
        className="chunk-piece"
        aria-label={isHidden ? `Covered chunk ${number}` : undefined}
        onPointerEnter={() => onLight(chunkId)}
        onPointerLeave={() => onLight(undefined)}
        onFocus={() => onLight(chunkId)}
        onBlur={() => onLight(undefined)}
        onClick={() => onPress(chunkId)}
        onKeyDown={stepFocus}
      >
        {isHidden ? (
          <span aria-hidden="true" className="invisible">
            {text}
          </span>
        ) : (
          text
        )}
      </button>
    );
  });
}
export const LinkedSide = memo(Linked);
