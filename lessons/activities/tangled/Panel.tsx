import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Shuffle, Undo2 } from 'lucide-react';
import { Fragment, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import type { Sentence, SideName, Text } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Slider } from '#ui/Slider.tsx';
import { percentWords } from '#ui/wordings/percent.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import { cutSentences } from '../../questions/chunk/missing-chunks.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { useKeys } from '../keys.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { stepFocus } from '../step-focus.ts';
import { tangled } from './index.ts';
import type { TangledState } from './state.ts';
import { type TangledRun, tangledRuns } from './tangled-runs.ts';
import { type Tangle, useTangle } from './use-tangle.ts';

interface TangledSentenceProps {
  sentence: Sentence;
  /** Language codes by side. */
  target: string;
  native: string;
  /**
   * Ids of the chunks shown in the native language, separated by spaces. This is a string so that changes can
   * be detected by comparison.
   */
  nativeIds: string;
  spine: SideName;
  lowercaseWords: Record<SideName, ReadonlySet<string>>;
  /** The language of the whole sentence shown below; undefined if the answer is hidden. */
  answer: SideName | undefined;
  onTurn: (chunkId: string) => void;
}

/** A sentence in both languages. Pressing a chunk flips it to the other language. */
function Tangled(props: TangledSentenceProps) {
  const { sentence, target, native, nativeIds, spine, lowercaseWords, answer, onTurn } = props;
  const runs = useMemo(() => {
    const ids = new Set(nativeIds.split(' '));
    return tangledRuns(sentence, { target, native }, { native: ids, spine, lowercaseWords });
  }, [sentence, target, native, nativeIds, spine, lowercaseWords]);
  const languages = { target, native };
  // A sentence without chunks is shown as plain text, in the language of the line.
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
const TangledSentence = memo(Tangled);

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
      // The line itself already has the size and font of its language, so a run in this language needs no
      // class.
      className={isSpine ? undefined : 'lesson-side'}
    >
      {run.parts.map(({ chunkId, text, before }, at) => (
        // A chunk may occur twice in one run.
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

/** The tangled text on the projector: a slider between the languages, chunks to flip, and answers below. */
export function Panel(props: ActivityPanelProps<TangledState>) {
  const { text } = props.material;
  const tangle = useTangle(props);
  useKeys({ r: tangle.revealNext, s: tangle.revealAll, h: tangle.hideAll });
  const turn = useTurn(tangle.turn);
  return props.children({
    shows: { target: true, native: false },
    rows: true,
    follows: tangle.spine,
    target: (sentence) => (
      <TangledSentence
        sentence={sentence}
        target={text.target}
        native={text.native}
        nativeIds={tangle.nativeIn(sentence)}
        spine={tangle.spine}
        lowercaseWords={tangle.lowercaseWords}
        answer={tangle.shown.has(sentence.id) ? tangle.options.into : undefined}
        onTurn={turn}
      />
    ),
    controls: <TangledControls tangle={tangle} text={text} />,
  });
}

export default activityView(rulesOf(tangled), Panel);

/**
 * A flipped chunk becomes another element in another run, so this moves the keyboard focus to the new
 * element.
 */
function useTurn(turn: (id: string) => void): (id: string) => void {
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = pressed.current;
    if (id === undefined) return;
    pressed.current = undefined;
    document.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`)?.focus();
  });
  const stable = useRef((id: string) => {
    pressed.current = id;
    turn(id);
  });
  return stable.current;
}

const iconSize = 'size-4';

/** The slider, the word order, the language that pupils write in, and the reveal buttons. */
function TangledControls({ tangle, text }: { tangle: Tangle; text: Text }) {
  const { options, shown, turned } = tangle;
  const language = wordingsLanguage();
  const names = {
    target: languageName(text.target, language),
    native: languageName(text.native, language),
  };
  const sides = [
    { value: 'target', label: names.target },
    { value: 'native', label: names.native },
  ] as const;
  const { length } = cutSentences(text);
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold text-target">{names.target}</span>
        <span className="tangle-native">{names.native}</span>
        <span className="text-ink-2">
          <Trans>Press a chunk to switch it to the other language.</Trans>
        </span>
      </p>
      <Slider
        label={t`${{ language: names.target }} in the text`}
        value={options.percent}
        valueText={percentWords(options.percent)}
        min={0}
        max={100}
        step={5}
        onSlide={(percent) => tangle.setOptions({ ...options, percent })}
      />
      <Choice
        label={t`Word order of`}
        sides={sides}
        value={tangle.spine}
        onChoose={(spine) => tangle.setOptions({ ...options, spine })}
      />
      <Choice
        label={t`Pupils write it all in`}
        sides={sides}
        value={options.into}
        onChoose={(into) => tangle.setOptions({ ...options, into })}
      />
      <div className="flex flex-wrap gap-2">
        <RevealButtons
          next={{ act: tangle.revealNext, can: tangle.nextShown !== undefined }}
          all={{
            label: t`Show answers`,
            act: tangle.revealAll,
            can: tangle.nextShown !== undefined,
          }}
          hide={{ label: t`Hide answers`, act: tangle.hideAll, can: shown.size > 0 }}
        />
        <Button size="small" onClick={tangle.turnBack} disabled={turned.size === 0}>
          <Undo2 aria-hidden="true" className="size-4 rtl:-scale-x-100" />{' '}
          <Trans>Switch chunks back</Trans>
        </Button>
        <Button size="small" onClick={tangle.otherMix}>
          <Shuffle aria-hidden="true" className={iconSize} /> <Trans>New mix</Trans>
        </Button>
        <Button size="small" onClick={tangle.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
      <p className="text-ink-2 text-sm" aria-live="polite">
        {plural(
          { count: length },
          {
            one: `${{ shown: shown.size }} of # answer shown`,
            other: `${{ shown: shown.size }} of # answers shown`,
          },
        )}
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  sides: readonly { value: SideName; label: string }[];
  value: SideName;
  onChoose: (side: SideName) => void;
}

function Choice({ label, ...rest }: ChoiceProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-semibold text-sm">
        {label}
      </p>
      <Segmented label={label} options={rest.sides} value={rest.value} onChoose={rest.onChoose} />
    </div>
  );
}
