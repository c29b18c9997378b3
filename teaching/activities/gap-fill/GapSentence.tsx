import type { ReactNode } from 'react';
import { WithSign } from '#web/ui/WithSign.tsx';
import { leadingSign } from '../../text/leading-sign.ts';
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
   * The token ids of this sentence's gaps in text order. They are counted in the sentence: a gap more
   * at the top of the text would else name, and draw, all that follow anew.
   */
  gaps: readonly string[];
  /** The gaps of the text that are open. */
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
  let box: string | undefined;
  const pushPlain = () => {
    const sign = box && leadingSign(plain);
    if (sign) {
      drawn.push(
        <WithSign key={box} sign={sign}>
          {drawn.pop()}
        </WithSign>,
      );
      plain = plain.slice(sign.length);
    }
    drawn.push(plain);
    plain = '';
  };
  for (const token of sentence.target.tokens) {
    const number = gaps.indexOf(token.id) + 1;
    if (number === 0 && !(choosing && token.isWord)) {
      plain += token.text;
      continue;
    }
    pushPlain();
    box = token.id;
    drawn.push(
      number === 0 ? (
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
        gap(props, token, number, parts.has(token.id))
      ),
    );
  }
  pushPlain();
  return drawn;
}

/** Not a component: a text may have hundreds, and each would be one more thing to compare. */
function gap(props: GapSentenceProps, token: Token, number: number, inTwoParts: boolean) {
  const { place, open, language, start, choosing, onTap } = props;
  const shown = open.has(token.id);
  const clue = gapStart(language, token.text, start);
  const parts = inTwoParts ? ', 2 parts' : '';
  const name = `Gap ${number} of sentence ${place}`;
  const hidden = choosing ? token.text : `${name}${clue && `, starts with ${clue}`}${parts}`;
  return (
    <button
      key={token.id}
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

/** Whether a sentence looks alike: moving the percentage touches few, and only those are drawn again. */
export const sameGaps = (a: GapSentenceProps, b: GapSentenceProps): boolean =>
  a.sentence === b.sentence &&
  a.start === b.start &&
  a.choosing === b.choosing &&
  a.gaps.length === b.gaps.length &&
  a.gaps.every((id, at) => b.gaps[at] === id) &&
  (a.open === b.open || a.gaps.every((id) => a.open.has(id) === b.open.has(id)));
