import { RotateCcw, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Quoted } from '#ui/Quoted.tsx';
import { Switch } from '#ui/Switch.tsx';
import { RevealButtons } from '../RevealButtons.tsx';
import { MistakeType } from './content.ts';
import { kindNames } from './kind-names.ts';
import { everyMistake } from './options.ts';
import type { Mistakes } from './use-mistakes.ts';

const iconSize = 'size-4';

interface MistakesControlsProps {
  mistakes: Mistakes;
  hasSound: boolean;
  /** The letters of the language while a correction is typed. */
  keys: ReactNode;
}

/** What was found, which mistakes are in the text, and the teacher's reveals. */
export function MistakesControls({ mistakes, hasSound, keys }: MistakesControlsProps) {
  const { options, made, bySentence, feedback } = mistakes;
  const { size } = bySentence;
  const kinds = MistakeType.options.filter((type) => made.some((mistake) => mistake.type === type));
  const inPlay = (type: MistakeType) => options.types.length === 0 || options.types.includes(type);
  const toggle = (type: MistakeType, on: boolean) => {
    const next = kinds.filter((kind) => (kind === type ? on : inPlay(kind)));
    // With no kind left there would be nothing to find: that stands for all.
    mistakes.setOptions({ ...options, types: next.length === kinds.length ? [] : next });
  };
  return (
    <div className="grid gap-5">
      <div className="grid min-h-20 content-start gap-1" aria-live="polite">
        <p className="font-semibold text-lg">
          {`${mistakes.found} of ${size} found, ${mistakes.fixed} corrected`}
        </p>
        {mistakes.missed.size > 0 && (
          <p className="text-ink-2 text-sm">
            {mistakes.missed.size === 1 ? '1 tap' : `${mistakes.missed.size} taps`} on a right word
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
          hide={{ label: 'Start again', act: mistakes.hideAll, can: mistakes.anyStaged }}
        />
        <Button
          size="small"
          onClick={mistakes.otherMistakes}
          disabled={options.count >= made.length}
        >
          <Shuffle aria-hidden="true" className={iconSize} /> Other mistakes
        </Button>
        <Button size="small" onClick={mistakes.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
      <NativeSelect
        label="How many mistakes"
        value={String(options.count >= made.length ? everyMistake : options.count)}
        options={[
          ...made.slice(1).map((_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
          { value: String(everyMistake), label: `All (${made.length})` },
        ]}
        onChange={(event) =>
          mistakes.setOptions({ ...options, count: Number(event.currentTarget.value) })
        }
      />
      {kinds.length > 1 && (
        <fieldset className="m-0 grid gap-1 border-0 p-0">
          <legend className="mb-1 font-semibold text-sm">Kinds of mistake</legend>
          {kinds.map((type) => (
            <Switch
              key={type}
              label={kindNames[type]}
              on={inPlay(type)}
              disabled={inPlay(type) && kinds.filter(inPlay).length === 1}
              onSwitch={(on) => toggle(type, on)}
            />
          ))}
        </fieldset>
      )}
      {hasSound && (
        <p className="text-ink-2 text-sm">
          The sound always reads the right text, not the mistakes.
        </p>
      )}
    </div>
  );
}
