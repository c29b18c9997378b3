import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { Sentence, SideName } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { activityView, rulesOf } from '../activity-view.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { useKeys } from '../use-keys.ts';
import type { WordPicking } from '../use-word-picking.ts';
import { parallel } from './index.ts';
import type { ParallelState } from './state.ts';
import { lineId, type Parallel, useParallel } from './use-parallel.ts';
import './parallel.css';

/** Both languages in rows: a sentence and its partner light up together, either side can be covered. */
export function Panel(props: ActivityPanelProps<ParallelState>) {
  const parallel = useParallel(props);
  const { picking, lit, state } = parallel;
  // Where nothing is covered there is nothing to reveal, nor a button for it.
  useKeys(
    parallel.covering ? { r: parallel.revealNext, s: parallel.revealAll, h: parallel.hideAll } : {},
  );
  const dress = (side: SideName) => (sentence: Sentence) => {
    const id = lineId(sentence.id, side);
    return (
      <ParallelLine
        id={id}
        text={sentence[side].text}
        number={state.ids.indexOf(sentence.id) + 1}
        covered={parallel.isCovered(sentence.id, side)}
        lit={lit === sentence.id}
        inTabOrder={picking.cursor === id}
        handlers={picking.handlers}
      />
    );
  };
  return props.children({
    target: dress('target'),
    native: dress('native'),
    shows: { target: true, native: true },
    rows: true,
    numbered: state.options.numbers,
    controls: <ParallelControls parallel={parallel} />,
  });
}

export default activityView(rulesOf(parallel), Panel);

const covers = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'target', label: 'The target text' },
  { value: 'native', label: 'The native text' },
] as const;

const iconSize = 'size-4';

/** Which side is covered, and what of it is open. */
function ParallelControls({ parallel }: { parallel: Parallel }) {
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

interface ParallelLineProps {
  id: string;
  text: string;
  /** Counted from 1. */
  number: number;
  covered: boolean;
  /** Stays lit after a tap, until another is tapped. */
  lit: boolean;
  inTabOrder: boolean;
  handlers: WordPicking['handlers'];
}

/** One side of a sentence. What lights its partner is the row that both stand in. */
function Line({ id, text, number, covered, lit, inTabOrder, handlers }: ParallelLineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box; a sentence runs over several lines
    <span
      role="button"
      tabIndex={inTabOrder ? 0 : -1}
      data-word={id}
      aria-label={covered ? `Show sentence ${number}` : undefined}
      aria-pressed={lit}
      className={classNames('parallel-line', covered && 'parallel-covered', lit && 'parallel-lit')}
      {...handlers}
    >
      {/* Hidden words keep their room, and nobody is read them. */}
      {covered ? <span className="invisible">{text}</span> : text}
    </span>
  );
}

const ParallelLine = memo(Line);
