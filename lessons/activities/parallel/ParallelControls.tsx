import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { RevealButtons } from '../RevealButtons.tsx';
import type { Parallel } from './use-parallel.ts';

const covers = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'target', label: 'The target text' },
  { value: 'native', label: 'The native text' },
] as const;

const iconSize = 'size-4';

/** Which side is covered, and what of it is open. */
export function ParallelControls({ parallel }: { parallel: Parallel }) {
  const { options, open, state, covering, done } = parallel;
  return (
    <div className="grid gap-5">
      <NativeSelect
        label="Cover"
        value={options.covered}
        options={covers}
        onChange={(event) => {
          const cover = covers.find(({ value }) => value === event.currentTarget.value);
          if (cover) parallel.setOptions({ covered: cover.value });
        }}
      />
      {covering && (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <RevealButtons
              next={{ act: parallel.revealNext, can: !done }}
              all={{ act: parallel.revealAll, can: !done }}
              hide={{ act: parallel.hideAll, can: open.size > 0 }}
            />
          </div>
          <p className="text-ink-2 text-sm" aria-live="polite">
            {open.size} of {state.ids.length} sentences open
          </p>
        </div>
      )}
      <Switch
        label="Sentence numbers"
        on={options.numbers}
        onSwitch={(numbers) => parallel.setOptions({ numbers })}
      />
      <div>
        <Button size="small" onClick={parallel.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> Reset
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        {covering
          ? 'Tap a covered sentence to open it, and again to cover it. By keyboard: arrows move, Enter opens.'
          : 'Point at a sentence and its partner lights up; a tap keeps them lit. By keyboard: arrows move.'}
      </p>
    </div>
  );
}
