import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { RotateCcw, Shuffle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Quoted } from '#ui/Quoted.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { speaksText } from '../../draft/speaks-text.ts';
import { useKeyTarget } from '../../tasks/type-the-answer/use-key-target.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { BoardKeys } from '../BoardKeys.tsx';
import { useKeys } from '../keys.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { MistakeType } from './content.ts';
import { spotTheMistakes } from './index.ts';
import { MistakeSentence } from './MistakeSentence.tsx';
import { mistakeWords } from './mistake-words.ts';
import { everyMistake, type MistakesState } from './state.ts';
import { type Mistakes, useMistakes } from './use-mistakes.ts';

/** The text with its mistakes on the projector: tap the wrong word, then type the correction. */
export function Panel(props: ActivityPanelProps<MistakesState>) {
  const { text, speech } = props.material;
  const mistakes = useMistakes(props);
  useKeys({ r: mistakes.revealNext, s: mistakes.revealAll, h: mistakes.hideAll });
  const write = useRef((_: string) => {});
  const keys = useKeyTarget((_, typed) => write.current(typed));
  // Stable callback, so that a sentence rerenders only if its own data changes.
  const onTyping = useRef((field: HTMLInputElement, to: (typed: string) => void) => {
    keys.onFocus(field);
    write.current = to;
  }).current;
  const { bySentence, stages, missed } = mistakes;
  return props.children({
    shows: { target: true },
    above: <OnPurpose count={bySentence.size} />,
    target: (sentence) => (
      <MistakeSentence
        sentence={sentence}
        mistake={bySentence.get(sentence.id)}
        stage={stages.get(sentence.id)}
        missed={sentence.target.tokens.flatMap(({ id }) => (missed.has(id) ? [id] : [])).join(' ')}
        target={text.target}
        native={text.native}
        onTap={mistakes.tap}
        onCorrect={mistakes.correct}
        onReveal={mistakes.reveal}
        typedFor={mistakes.typedFor}
        keepTyped={mistakes.keepTyped}
        onTyping={onTyping}
      />
    ),
    controls: (
      <MistakesControls
        mistakes={mistakes}
        hasSound={speaksText(speech, text)}
        keys={mistakes.isTyping && <BoardKeys language={text.target} keys={keys} />}
      />
    ),
  });
}

export default activityView(rulesOf(spotTheMistakes), Panel);

/** A notice above the text on every screen, so that pupils do not take the text as a model. */
function OnPurpose({ count }: { count: number }) {
  return (
    <p className="mb-6 flex items-start gap-3 rounded-control border border-native bg-native-soft px-4 py-2 text-base text-ink leading-snug">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-native" />
      <span>
        <Trans>
          <strong>This text has mistakes on purpose:</strong>{' '}
          <Plural value={count} one="# mistake" other="# mistakes" />, never more than one in a
          sentence. Tap the wrong word, then type it correctly.
        </Trans>
      </span>
    </p>
  );
}

const iconSize = 'size-4';

interface MistakesControlsProps {
  mistakes: Mistakes;
  hasSound: boolean;
  /** Keys for the letters of the language, shown while a correction is typed. */
  keys: ReactNode;
}

/**
 * The teacher's controls: the number of mistakes found, the kinds of mistake in the text, and the reveal
 * buttons.
 */
function MistakesControls({ mistakes, hasSound, keys }: MistakesControlsProps) {
  const { options, made, bySentence, feedback } = mistakes;
  const { size } = bySentence;
  const kinds = MistakeType.options.filter((type) => made.some((mistake) => mistake.type === type));
  const inPlay = (type: MistakeType) => options.types.length === 0 || options.types.includes(type);
  const toggle = (type: MistakeType, on: boolean) => {
    const next = kinds.filter((kind) => (kind === type ? on : inPlay(kind)));
    // Removing the last kind would leave no mistakes to find, so an empty list means all kinds.
    mistakes.setOptions({ ...options, types: next.length === kinds.length ? [] : next });
  };
  return (
    <div className="grid gap-5">
      <div className="grid min-h-20 content-start gap-1" aria-live="polite">
        <p className="font-semibold text-lg">
          {t`${{ found: mistakes.found }} of ${{ total: size }} found, ${{ corrected: mistakes.fixed }} corrected`}
        </p>
        {mistakes.missed.size > 0 && (
          <p className="text-ink-2 text-sm">
            {plural(
              { count: mistakes.missed.size },
              { one: '# tap on a correct word', other: '# taps on a correct word' },
            )}
          </p>
        )}
        {feedback && (
          <p className={feedback.right ? 'font-semibold text-ok' : 'font-semibold text-bad'}>
            <span aria-hidden="true">{feedback.right ? '✓ ' : '✗ '}</span>
            <Quoted text={feedback.message} />
          </p>
        )}
      </div>
      {keys}
      <div className="flex flex-wrap gap-2">
        <RevealButtons
          next={{ act: mistakes.revealNext, can: mistakes.anyClosed }}
          all={{ act: mistakes.revealAll, can: mistakes.anyClosed }}
          hide={{ label: t`Start again`, act: mistakes.hideAll, can: mistakes.anyStaged }}
        />
        <Button
          size="small"
          onClick={mistakes.otherMistakes}
          disabled={options.count >= made.length}
        >
          <Shuffle aria-hidden="true" className={iconSize} /> <Trans>Other mistakes</Trans>
        </Button>
        <Button size="small" onClick={mistakes.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
      <NativeSelect
        label={t`How many mistakes`}
        value={String(options.count >= made.length ? everyMistake : options.count)}
        options={[
          ...made.slice(1).map((_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
          { value: String(everyMistake), label: t`All (${{ count: made.length }})` },
        ]}
        onChange={(event) =>
          mistakes.setOptions({ ...options, count: Number(event.currentTarget.value) })
        }
      />
      {kinds.length > 1 && (
        <fieldset className="m-0 grid gap-1 border-0 p-0">
          <legend className="mb-1 font-semibold text-sm">
            <Trans>Kinds of mistake</Trans>
          </legend>
          {kinds.map((type) => (
            <Switch
              key={type}
              label={i18n._(mistakeWords[type].name)}
              on={inPlay(type)}
              disabled={inPlay(type) && kinds.filter(inPlay).length === 1}
              onSwitch={(on) => toggle(type, on)}
            />
          ))}
        </fieldset>
      )}
      {hasSound && (
        <p className="text-ink-2 text-sm">
          <Trans>The sound always has the correct text, not the mistakes.</Trans>
        </p>
      )}
    </div>
  );
}
