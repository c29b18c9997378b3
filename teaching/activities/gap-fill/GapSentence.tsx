import type { ReactNode } from 'react';
import type { Sentence, Token } from '../../text/text.ts';
import { gapStart } from './gap-start.ts';
import type { GapState } from './options.ts';
import { verbParts } from './verb-parts.ts';

export interface GapSentenceProps {
  sentence: Sentence;
  language: string;
  /** The sentence's number in the text, from 1. */
  place: number;
  /**
   * Numbers of this sentence's gaps by token id, from 1. Counted in the sentence: a gap more at the
   * top of the text would else name, and draw, all that follow anew.
   */
  gaps: ReadonlyMap<string, number>;
  /** The gaps of this sentence that are open. */
  open: ReadonlySet<string>;
  start: GapState['options']['start'];
  /** True while the teacher taps words to make gaps. */
  choosing: boolean;
  onTap: (tokenId: string) => void;
}

/** One sentence with its gaps. A word that is no gap is plain text: a long text stays light. */
export function GapSentence(props: GapSentenceProps) {
  const { sentence, gaps, choosing, onTap } = props;
  const parts = verbParts(sentence, props.language);
  const drawn: ReactNode[] = [];
  let plain = '';
  for (const token of sentence.target.tokens) {
    const number = gaps.get(token.id);
    if (number === undefined && !(choosing && token.isWord)) {
      plain += token.text;
      continue;
    }
    drawn.push(plain);
    plain = '';
    drawn.push(
      number === undefined ? (
        <button
          key={token.id}
          type="button"
          className="gap-word"
          aria-pressed={false}
          onClick={() => onTap(token.id)}
        >
          {token.text}
        </button>
      ) : (
        <Gap
          key={token.id}
          token={token}
          number={number}
          inTwoParts={parts.has(token.id)}
          {...props}
        />
      ),
    );
  }
  return [...drawn, plain];
}

function Gap(props: GapSentenceProps & { token: Token; number: number; inTwoParts: boolean }) {
  const { token, place, number, open, language, start, choosing, onTap } = props;
  const shown = open.has(token.id);
  const clue = gapStart(language, token.text, start);
  const parts = props.inTwoParts ? ', 2 parts' : '';
  const name = `Gap ${number} of sentence ${place}`;
  const hidden = choosing ? token.text : `${name}${clue && `, starts with ${clue}`}${parts}`;
  return (
    <button
      type="button"
      className="gap"
      data-gap={token.id}
      data-shown={shown || undefined}
      aria-label={shown ? `${name}: ${token.text}` : hidden}
      aria-pressed={choosing || shown}
      onClick={() => onTap(token.id)}
    >
      {clue && !shown && (
        <span aria-hidden="true" className="gap-clue">
          {clue}
        </span>
      )}
      {parts && !shown && (
        <span aria-hidden="true" className="gap-parts" lang="en">
          2 parts
        </span>
      )}
      <span aria-hidden="true" className="gap-answer">
        {token.text}
      </span>
    </button>
  );
}

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/** Whether a sentence looks alike: moving the percentage touches few, and only those are drawn again. */
export const sameGaps = (a: GapSentenceProps, b: GapSentenceProps): boolean =>
  a.sentence === b.sentence &&
  a.start === b.start &&
  a.choosing === b.choosing &&
  a.gaps.size === b.gaps.size &&
  [...a.gaps].every(([id, number]) => b.gaps.get(id) === number) &&
  same(a.open, b.open);
