import { memo, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { languageOf } from '../../languages/languages.ts';
import type { Sentence, Token } from '../../text/text.ts';
import { stepFocus } from '../step-focus.ts';
import { FixField, type FixFieldProps } from './FixField.tsx';
import { kindNames } from './kind-names.ts';
import type { PlacedMistake } from './place-mistake.ts';
import type { Stage } from './use-mistakes.ts';

interface MistakeSentenceProps {
  sentence: Sentence;
  /** Absent in a sentence without a mistake: its words can be tapped all the same. */
  mistake: PlacedMistake | undefined;
  stage: Stage | undefined;
  /** Ids of this sentence's right words that were tapped, with spaces between. */
  missed: string;
  target: string;
  native: string;
  onTap: (sentenceId: string, tokenId: string | null, word: string) => void;
  onCorrect: (sentenceId: string, typed: string) => boolean;
  onReveal: (sentenceId: string) => void;
  onTyping: FixFieldProps['onTyping'];
}

/** A sentence whose words can all be tapped; one of them may be wrong. */
function Words(props: MistakeSentenceProps) {
  const { sentence, mistake, stage, missed, onTap } = props;
  const tapped = new Set(missed.split(' '));
  const root = useRef<HTMLSpanElement>(null);
  const before = useRef(stage);
  // The field goes when its mistake is put right: the keyboard stays in the sentence.
  useLayoutEffect(() => {
    if (before.current === 'found' && stage !== undefined && stage !== 'found') {
      root.current?.querySelector<HTMLElement>('[data-put-right]')?.focus();
    }
    before.current = stage;
  }, [stage]);
  let isFirst = true;
  const word = (token: Token) => {
    if (!token.isWord) return token.text;
    const first = isFirst;
    isFirst = false;
    return (
      <button
        key={token.id}
        type="button"
        data-step={token.id}
        // One stop for each sentence; the arrow keys go from word to word.
        tabIndex={first ? 0 : -1}
        className={classNames('tap-word', tapped.has(token.id) && 'tap-word-right')}
        onClick={() => onTap(sentence.id, token.id, token.text)}
        onKeyDown={stepFocus}
      >
        {token.text}
      </button>
    );
  };
  if (!mistake) return <span ref={root}>{sentence.target.tokens.map(word)}</span>;
  return (
    <span ref={root}>
      {mistake.before.map(word)}
      {stage === undefined || stage === 'found' ? (
        <Wrong {...props} mistake={mistake} isFirst={isFirst} />
      ) : (
        <PutRight {...props} mistake={mistake} />
      )}
      {mistake.after.map(word)}
      {stage && stage !== 'found' && <Why mistake={mistake} native={props.native} />}
    </span>
  );
}
export const MistakeSentence = memo(Words);

type PlacedProps = MistakeSentenceProps & { mistake: PlacedMistake };

/** The wrong words, each one to be tapped, and the field once one of them was. */
function Wrong({
  sentence,
  mistake,
  stage,
  target,
  isFirst,
  ...on
}: PlacedProps & { isFirst: boolean }) {
  const pieces = languageOf(target).spaces ? mistake.wrong.split(/(\s+)/u) : [mistake.wrong];
  return (
    <>
      {pieces.map((piece, at) =>
        piece.trim() === '' ? (
          piece
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
            key={at}
            type="button"
            data-step={`${sentence.id} wrong ${at}`}
            tabIndex={isFirst && at === 0 ? 0 : -1}
            className={classNames('tap-word', stage === 'found' && 'tap-word-wrong')}
            onClick={() => on.onTap(sentence.id, null, piece)}
            onKeyDown={stepFocus}
          >
            {piece}
          </button>
        ),
      )}
      {stage === 'found' && (
        <FixField
          wrong={mistake.wrong}
          language={target}
          onCorrect={(typed) => on.onCorrect(sentence.id, typed)}
          onReveal={() => on.onReveal(sentence.id)}
          onTyping={on.onTyping}
        />
      )}
    </>
  );
}

function PutRight({ mistake, stage, target }: PlacedProps) {
  const arrow = languageOf(target).direction === 'rtl' ? '← ' : '→ ';
  return (
    <span data-put-right="" tabIndex={-1}>
      <del className="text-bad decoration-[0.1em]">
        <span className="sr-only">wrong: </span>
        {mistake.wrong}
      </del>{' '}
      <ins className="font-bold text-ok no-underline">
        <span aria-hidden="true">{stage === 'fixed' ? '✓ ' : arrow}</span>
        <span className="sr-only">right: </span>
        {mistake.right}
      </ins>
    </span>
  );
}

function Why({ mistake, native }: { mistake: PlacedMistake; native: string }) {
  const { locale, direction } = languageOf(native);
  return (
    <span
      lang={locale}
      dir={direction}
      className="my-[0.2em] block border-ok border-s-[0.12em] ps-[0.5em] font-sans text-[0.7em] text-ink-2"
    >
      <bdi lang="en" className="font-semibold">
        {kindNames[mistake.type]}:
      </bdi>{' '}
      {mistake.explanation}
    </span>
  );
}
