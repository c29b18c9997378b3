import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EyeOff, RotateCcw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import { DictationBoard } from './DictationBoard.tsx';
import { dictation } from './index.ts';
import type { DictationOptions, DictationState } from './state.ts';
import { type Dictating, useDictation } from './use-dictation.ts';
import './dictation.css';

/** The dictation. Pupils hear or briefly see each sentence and write it; then it is revealed word by word. */
export function Panel(props: ActivityPanelProps<DictationState>) {
  const dictating = useDictation(props);
  return props.children({
    board: <DictationBoard dictating={dictating} showsNative={props.sides.native} />,
    controls: <DictationControls dictating={dictating} />,
  });
}

export default activityView(rulesOf(dictation), Panel);

const modes = [
  { value: 'listen', label: msg`Listen and write` },
  { value: 'delayed', label: msg`Look, wait and write` },
  { value: 'typed', label: msg`One pupil types at the board` },
] as const;

const times = [1, 2, 3, 4, 5];
const gaps = [0, 2, 5, 10, 15, 20, 30];
const shown = [2, 3, 5, 8, 10, 15, 20, 30, 60];
const speeds = [
  { value: 1, label: msg`As spoken` },
  { value: 0.75, label: msg`Slower (0.75)` },
  { value: 0.5, label: msg`Half speed (0.5)` },
] as const;

const seconds = (count: number) => plural(count, { one: '# second', other: '# seconds' });

const iconSize = 'size-4';

/** Options for presenting the sentences: mode, repetitions, speed and duration. */
function DictationControls({ dictating }: { dictating: Dictating }) {
  const { options, setOptions } = dictating;
  const number =
    (key: 'times' | 'gap' | 'shownFor') => (event: { currentTarget: { value: string } }) =>
      setOptions({ [key]: Number(event.currentTarget.value) } satisfies Partial<DictationOptions>);
  return (
    <div className="grid gap-5">
      <NativeSelect
        label={t`Mode`}
        value={options.mode}
        options={modes.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(event) => {
          const mode = modes.find(({ value }) => value === event.currentTarget.value);
          if (mode) setOptions({ mode: mode.value });
        }}
      />
      {options.mode === 'delayed' && (
        <NativeSelect
          label={t`Show the sentence for`}
          value={`${options.shownFor}`}
          options={shown.map((count) => ({ value: `${count}`, label: seconds(count) }))}
          onChange={number('shownFor')}
        />
      )}
      {dictating.hasClip && (
        <>
          <NativeSelect
            label={t`Play each sentence`}
            value={`${options.times}`}
            options={times.map((count) => ({
              value: `${count}`,
              label: count === 1 ? t`Once` : plural(count, { one: '# time', other: '# times' }),
            }))}
            onChange={number('times')}
          />
          <NativeSelect
            label={t`Pause between`}
            value={`${options.gap}`}
            options={gaps.map((count) => ({
              value: `${count}`,
              label: count === 0 ? t({ message: 'None', context: 'no pause' }) : seconds(count),
            }))}
            onChange={number('gap')}
          />
          <NativeSelect
            label={t`Speed`}
            value={`${options.speed}`}
            options={speeds.map(({ value, label }) => ({
              value: `${value}`,
              label: i18n._(label),
            }))}
            onChange={(event) => {
              const speed = speeds.find(({ value }) => `${value}` === event.currentTarget.value);
              if (speed) setOptions({ speed: speed.value });
            }}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={dictating.hideAll} disabled={!dictating.anyOpen}>
          <EyeOff aria-hidden="true" className={iconSize} /> <Trans>Hide all</Trans>
        </Button>
        <Button size="small" onClick={dictating.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        <Trans>
          Pupils write on paper. Then reveal the sentence: first letters, word by word, or all at
          once. Press N to show the meaning as a hint.
        </Trans>
      </p>
    </div>
  );
}
