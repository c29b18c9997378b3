import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence, Token } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsAttributes, wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { stepFocus } from '../step-focus.ts';
import { mistakeWords } from './mistake-words.ts';
import type { PlacedMistake } from './place-mistake.ts';
import type { Stage } from './use-mistakes.ts';

interface MistakeSentenceProps {
  sentence: Sentence;
  /** Absent in a sentence without a mistake; its words can still be tapped. */
  mistake: PlacedMistake | undefined;
  stage: Stage | undefined;
  /** Ids of the correct words that were tapped in this sentence, separated by spaces. */
  missed: string;
  target: string;
  native: string;
  onTap: (sentenceId: string, tokenId: string | null, word: string) => void;
  onCorrect: (sentenceId: string, typed: string) => boolean;
  onReveal: (sentenceId: string) => void;
  /** Returns the last typed correction. */
  typedFor: (sentenceId: string) => string;
  keepTyped: (sentenceId: string, typed: string) => void;
  onTyping: FixFieldProps['onTyping'];
}

type TapPiece = Extract<MistakePiece, { kind: 'word' | 'wrong' }>;

/** A sentence in which every word can be tapped; one word may be wrong. */
function Words(props: MistakeSentenceProps) {
  const { sentence, mistake, stage, missed, target, native, onTap, onCorrect, onReveal, onTyping } =
    props;
  const tapped = new Set(missed.split(' '));
  const root = useRef<HTMLSpanElement>(null);
  const before = useRef(stage);
  // The field is removed once its mistake is corrected, so keep the focus in the sentence.
  useLayoutEffect(() => {
    if (before.current === 'found' && stage !== undefined && stage !== 'found') {
      root.current?.querySelector<HTMLElement>('[data-put-right]')?.focus();
    }
    before.current = stage;
  }, [stage]);
  const pieces = mistakePieces(sentence, mistake, stage, target);
  const first = pieces.find(({ kind }) => kind === 'word' || kind === 'wrong');
  const tapWord = (piece: TapPiece, tokenId: string | null, look: string | false) => (
    <button
      type="button"
      data-step={tokenId ?? `${sentence.id} ${piece.id}`}
      // One tab stop per sentence; the arrow keys move between words.
      tabIndex={piece === first ? 0 : -1}
      className={classNames('tap-word', look)}
      onClick={() => onTap(sentence.id, tokenId, piece.text)}
      onKeyDown={stepFocus}
    >
      {piece.text}
    </button>
  );
  const draw = (piece: MistakePiece) => {
    switch (piece.kind) {
      case 'words':
        return piece.text;
      case 'word':
        return tapWord(piece, piece.id, tapped.has(piece.id) && 'tap-word-right');
      case 'wrong':
        return tapWord(piece, null, stage === 'found' && 'tap-word-wrong');
      case 'field':
        return (
          <FixField
            wrong={piece.mistake.wrong}
            language={target}
            start={props.typedFor(sentence.id)}
            onType={(typed) => props.keepTyped(sentence.id, typed)}
            onCorrect={(typed) => onCorrect(sentence.id, typed)}
            onReveal={() => onReveal(sentence.id)}
            onTyping={onTyping}
          />
        );
      case 'right':
        return <PutRight mistake={piece.mistake} stage={stage} target={target} />;
    }
  };
  return (
    <span ref={root}>
      <UnbreakableLine pieces={pieces} draw={draw} />
      {mistake && stage && stage !== 'found' && <Why mistake={mistake} native={native} />}
    </span>
  );
}
export const MistakeSentence = memo(Words);

type PutRightProps = { mistake: PlacedMistake; stage: Stage | undefined; target: string };

function PutRight({ mistake, stage, target }: PutRightProps) {
  const arrow = languageOf(target).direction === 'rtl' ? '← ' : '→ ';
  return (
    <span data-put-right={mistake.sentenceId} tabIndex={-1}>
      <del className="text-bad decoration-[0.1em]">
        <span className="sr-only">
          <Trans>wrong:</Trans>{' '}
        </span>
        {mistake.wrong}
      </del>{' '}
      <ins className="font-bold text-ok no-underline">
        <span aria-hidden="true">{stage === 'fixed' ? '✓ ' : arrow}</span>
        <span className="sr-only">
          <Trans>right:</Trans>{' '}
        </span>
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
      <bdi lang={wordingsLanguage()} className="font-semibold">
        <Trans>{{ kind: i18n._(mistakeWords[mistake.type].name) }}:</Trans>
      </bdi>{' '}
      {mistake.explanation}
    </span>
  );
}

/**
 * A piece of a rendered sentence. It is one of four: a tappable word, the punctuation between words, the
 * wrong words (`wrong`) with the field to correct them, or the corrected mistake.
 */
type MistakePiece =
  | { kind: 'words'; text: string }
  | { kind: 'word'; id: string; text: string }
  | { kind: 'wrong'; id: string; text: string }
  | { kind: 'field'; id: string; mistake: PlacedMistake }
  | { kind: 'right'; id: string; mistake: PlacedMistake };

/** Returns the pieces of a sentence in order. */
function mistakePieces(
  { target }: Sentence,
  mistake: PlacedMistake | undefined,
  stage: Stage | undefined,
  language: string,
): MistakePiece[] {
  if (!mistake) return target.tokens.map(pieceOf);
  return [
    ...mistake.before.map(pieceOf),
    ...piecesAt(mistake, stage, language),
    ...mistake.after.map(pieceOf),
  ];
}

function piecesAt(
  mistake: PlacedMistake,
  stage: Stage | undefined,
  language: string,
): MistakePiece[] {
  const wrong = wrongPieces(mistake.wrong, language);
  if (stage === undefined) return wrong;
  if (stage === 'found') return [...wrong, { kind: 'field', id: 'field', mistake }];
  return [{ kind: 'right', id: 'right', mistake }];
}

const pieceOf = ({ id, text, isWord }: Token): MistakePiece =>
  isWord ? { kind: 'word', id, text } : { kind: 'words', text };

function wrongPieces(wrong: string, language: string): MistakePiece[] {
  const parts = languageOf(language).spaces ? wrong.split(/(\s+)/u) : [wrong];
  return parts.map((text, at) =>
    text.trim() === '' ? { kind: 'words', text } : { kind: 'wrong', id: `wrong ${at}`, text },
  );
}

interface FixFieldProps {
  wrong: string;
  language: string;
  /** The text typed before another activity was opened. */
  start: string;
  /** Called on every change of the typed text. */
  onType: (typed: string) => void;
  /** Checks the correction; returns true if it is right. */
  onCorrect: (typed: string) => boolean;
  onReveal: () => void;
  /**
   * Called when the field receives the focus. The on-screen keys pass the field's whole new text to `write`.
   */
  onTyping: (field: HTMLInputElement, write: (text: string) => void) => void;
}

/** The input for correcting a found mistake; Enter checks it. */
function FixField(props: FixFieldProps) {
  const { wrong, language, start, onType, onCorrect, onReveal, onTyping } = props;
  const [typed, setTyped] = useState(start);
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { locale, direction } = languageOf(language);
  // Focus the field when a tap on the wrong word opens it and when the class returns to it, so that typing
  // can begin.
  useLayoutEffect(() => field.current?.focus(), []);
  const write = (text: string) => {
    setTyped(text);
    onType(text);
    setRefused(false);
  };
  const check = () => {
    if (typed.trim() === '') return field.current?.focus();
    if (!onCorrect(typed.trim())) {
      setRefused(true);
      field.current?.select();
    }
  };
  return (
    <span className="mx-1 my-1 inline-flex flex-wrap items-center gap-2 align-middle font-sans">
      <input
        ref={field}
        value={typed}
        lang={locale}
        dir={direction}
        maxLength={120}
        size={Math.max(8, wrong.length + 3)}
        aria-label={t`Correction of “${wrong}”`}
        aria-invalid={refused || undefined}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        className="min-h-11 rounded-control border border-edge bg-raised px-[0.5em] font-text text-[0.9em] aria-invalid:border-2 aria-invalid:border-bad"
        onFocus={(event) => onTyping(event.currentTarget, write)}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          // On a Japanese or Chinese keyboard, an Enter that only confirms a composition must not check the
          // correction.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) check();
        }}
      />
      <span {...wordingsAttributes()} className="inline-flex gap-2">
        <Button variant="primary" onClick={check}>
          <Trans>Check</Trans>
        </Button>
        <Button onClick={onReveal}>
          <Trans>Show it</Trans>
        </Button>
      </span>
      {refused && (
        <span {...wordingsAttributes()} className="font-semibold text-bad text-base">
          ✗ <Trans>Not yet</Trans>
        </span>
      )}
    </span>
  );
}
