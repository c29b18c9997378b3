import { Fragment, memo, useMemo } from 'react';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName } from '#language/text/text.ts';
import { classNames } from '#ui/class-names.ts';
import { stepFocus } from '../step-focus.ts';
import { type TangledRun, tangledRuns } from './tangled-runs.ts';

interface TangledSentenceProps {
  sentence: Sentence;
  /** Language codes by side. */
  target: string;
  native: string;
  /** Ids of the chunks in the native language, with spaces between: equal when nothing has changed. */
  nativeIds: string;
  spine: SideName;
  lowercaseWords: Record<SideName, ReadonlySet<string>>;
  /** The language whose whole sentence stands below, where the answer is shown. */
  answer: SideName | undefined;
  onTurn: (chunkId: string) => void;
}

/** A sentence in both languages; a press on a chunk turns it into its other one. */
function Tangled(props: TangledSentenceProps) {
  const { sentence, target, native, nativeIds, spine, lowercaseWords, answer, onTurn } = props;
  const runs = useMemo(() => {
    const ids = new Set(nativeIds.split(' '));
    return tangledRuns(sentence, { target, native }, { native: ids, spine, lowercaseWords });
  }, [sentence, target, native, nativeIds, spine, lowercaseWords]);
  const languages = { target, native };
  // A sentence without chunks is there to be read, in the language of the line.
  if (runs.length === 0) return sentence[spine].text;
  return (
    <>
      {runs.map((run) => (
        <Fragment key={run.parts[0]?.chunkId}>
          {run.before}
          <Run
            run={run}
            language={languages[run.side]}
            isSpine={run.side === spine}
            onTurn={onTurn}
          />
        </Fragment>
      ))}
      {answer && <Answer sentence={sentence} language={languages[answer]} side={answer} />}
    </>
  );
}
export const TangledSentence = memo(Tangled);

interface RunProps {
  run: TangledRun;
  language: string;
  isSpine: boolean;
  onTurn: (chunkId: string) => void;
}

function Run({ run, language, isSpine, onTurn }: RunProps) {
  const { locale, direction, font } = languageOf(language);
  return (
    <bdi
      lang={locale}
      dir={direction}
      data-font={font}
      // The line itself already has the size and font of its own language.
      className={isSpine ? undefined : 'lesson-side'}
    >
      {run.parts.map(({ chunkId, text, before }, at) => (
        // A chunk may stand in two places of one run.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is part of what it is
        <Fragment key={`${chunkId} ${at}`}>
          {before}
          <button
            type="button"
            data-step={chunkId}
            className={classNames('tangle-chunk', run.side === 'native' && 'tangle-native')}
            onClick={() => onTurn(chunkId)}
            onKeyDown={stepFocus}
          >
            {text}
          </button>
        </Fragment>
      ))}
    </bdi>
  );
}

interface AnswerProps {
  sentence: Sentence;
  language: string;
  side: SideName;
}

function Answer({ sentence, language, side }: AnswerProps) {
  const { locale, direction, font } = languageOf(language);
  return (
    <span
      data-answer={sentence.id}
      lang={locale}
      dir={direction}
      data-font={font}
      className={classNames(
        'my-[0.2em] block border-s-[0.12em] ps-[0.5em] text-[0.88em]',
        side === 'native' ? 'border-native text-native' : 'border-target text-target',
      )}
    >
      {sentence[side].text}
    </span>
  );
}
