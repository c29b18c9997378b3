import { EyeOff, RotateCcw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
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
  { value: 'listen', label: 'Listen and write' },
  { value: 'delayed', label: 'Look, wait and write' },
  { value: 'typed', label: 'One pupil types at the board' },
] as const;

const times = [1, 2, 3, 4, 5].map((n) => ({
  value: `${n}`,
  label: n === 1 ? 'Once' : `${n} times`,
}));
const gaps = [0, 2, 5, 10, 15, 20, 30].map((n) => ({
  value: `${n}`,
  label: n === 0 ? 'None' : `${n} seconds`,
}));
const shown = [2, 3, 5, 8, 10, 15, 20, 30, 60].map((n) => ({
  value: `${n}`,
  label: `${n} seconds`,
}));
const speeds = [
  { value: 1, label: 'As spoken' },
  { value: 0.75, label: 'Slower (0.75)' },
  { value: 0.5, label: 'Half speed (0.5)' },
] as const;

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
        label="Mode"
        value={options.mode}
        options={modes}
        onChange={(event) => {
          const mode = modes.find(({ value }) => value === event.currentTarget.value);
          if (mode) setOptions({ mode: mode.value });
        }}
      />
      {options.mode === 'delayed' && (
        <NativeSelect
          label="Show the sentence for"
          value={`${options.shownFor}`}
          options={shown}
          onChange={number('shownFor')}
        />
      )}
      {dictating.hasClip && (
        <>
          <NativeSelect
            label="Play each sentence"
            value={`${options.times}`}
            options={times}
            onChange={number('times')}
          />
          <NativeSelect
            label="Pause between"
            value={`${options.gap}`}
            options={gaps}
            onChange={number('gap')}
          />
          <NativeSelect
            label="Speed"
            value={`${options.speed}`}
            options={speeds.map(({ value, label }) => ({ value: `${value}`, label }))}
            onChange={(event) => {
              const speed = speeds.find(({ value }) => `${value}` === event.currentTarget.value);
              if (speed) setOptions({ speed: speed.value });
            }}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={dictating.hideAll} disabled={!dictating.anyOpen}>
          <EyeOff aria-hidden="true" className={iconSize} /> Hide all
        </Button>
        <Button size="small" onClick={dictating.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        Pupils write on paper. Then reveal the sentence: first letters, word by word, or all at
        once. Press N to show the meaning as a hint.
      </p>
    </div>
  );
}
