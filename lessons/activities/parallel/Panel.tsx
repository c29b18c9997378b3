import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import type { Sentence, SideName } from '#language/text/text.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Switch } from '#ui/Switch.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { type ActivityPanelProps, activityView, rulesOf } from '../activity-view.tsx';
import {
  nextHidden,
  noneRevealed,
  type Revealed,
  revealAll,
  revealNext,
} from '../gap-fill/gap-reveal.ts';
import { useKeys } from '../keys.ts';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { RevealButtons } from '../RevealButtons.tsx';
import { useWordPicking, type WordPicking } from '../word-picking.ts';
import { parallel } from './index.ts';
import { defaultParallelOptions, type ParallelOptions, type ParallelState } from './state.ts';
import './parallel.css';

interface Uncovered {
  /** Ids of the sentences whose covered side is revealed. */
  open: Revealed;
  /** The sentence highlighted by a tap. */
  lit: string | undefined;
}

const works: WorkByLesson<Uncovered> = new Map();

/** Returns the id of a line, which is one side of a sentence; used for picking lines. */
const lineId = (sentenceId: string, side: SideName) => `${sentenceId} ${side}`;

/**
 * The state of both texts: open lines, the highlighted row, and the action of each button. The page remembers
 * open and highlighted lines as long as the same side is covered.
 */
function useParallel({ material, state, onState }: ActivityPanelProps<ParallelState>) {
  const { ids, options } = state;
  const { covered } = options;
  const { work } = usePausedWork(works, material.resourceId, covered);
  const [open, setOpen] = useState(work.left?.open ?? noneRevealed);
  const [lit, setLit] = useState(work.left?.lit);
  useSaveOnLeave(work, () => ({ open, lit }));

  const latest = useRef({ open, covered });
  latest.current = { open, covered };
  const orders = useMemo(
    () => (['target', 'native'] as const).map((side) => ids.map((id) => lineId(id, side))),
    [ids],
  );
  const picking = useWordPicking(orders, (lines) => {
    const now = latest.current;
    const picked = lines.map((line) => line.split(' ')[0] ?? '');
    const last = picked.at(-1);
    setLit((old) => (lines.length === 1 && old === last ? undefined : last));
    if (!lines.every((line) => line.endsWith(now.covered))) return;
    const next = new Set(now.open);
    const closes = picked.every((id) => next.has(id));
    for (const id of picked) {
      if (closes) next.delete(id);
      else next.add(id);
    }
    setOpen(next);
  });

  const next = nextHidden(ids, open);
  const setOptions = (change: Partial<ParallelOptions>) => {
    if (change.covered) setOpen(noneRevealed);
    onState({ ...state, options: { ...options, ...change } });
  };
  return {
    state,
    options,
    open,
    lit,
    picking,
    covering: covered !== 'nothing',
    done: next === undefined,
    isCovered: (sentenceId: string, side: SideName) => covered === side && !open.has(sentenceId),
    setOptions,
    revealNext: () => {
      // The shortcut also works when all lines are open; in that case keep the highlight.
      if (next === undefined) return;
      setLit(next);
      setOpen(revealNext(ids, open));
    },
    revealAll: () => setOpen(revealAll(ids)),
    hideAll: () => setOpen(noneRevealed),
    reset: () => {
      setLit(undefined);
      setOptions(defaultParallelOptions);
    },
  };
}

type Parallel = ReturnType<typeof useParallel>;

/**
 * Both languages in rows. A sentence and its partner are highlighted together, and either side can be
 * covered.
 */
export function Panel(props: ActivityPanelProps<ParallelState>) {
  const parallel = useParallel(props);
  const { picking, lit, state } = parallel;
  // If no side is covered, there is nothing to reveal, so the shortcuts are off and there is no button.
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
  { value: 'nothing', label: msg({ message: 'Nothing', context: 'is covered' }) },
  { value: 'target', label: msg`The target text` },
  { value: 'native', label: msg`The native text` },
] as const;

const iconSize = 'size-4';

/** Controls for the covered side and its open lines. */
function ParallelControls({ parallel }: { parallel: Parallel }) {
  const { options, open, state, covering, done } = parallel;
  return (
    <div className="grid gap-5">
      <NativeSelect
        label={t`Cover`}
        value={options.covered}
        options={covers.map(({ value, label }) => ({ value, label: i18n._(label) }))}
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
            {plural(
              { count: state.ids.length },
              {
                one: `${{ uncovered: open.size }} of # sentence uncovered`,
                other: `${{ uncovered: open.size }} of # sentences uncovered`,
              },
            )}
          </p>
        </div>
      )}
      <Switch
        label={t`Sentence numbers`}
        on={options.numbers}
        onSwitch={(numbers) => parallel.setOptions({ numbers })}
      />
      <div>
        <Button size="small" onClick={parallel.reset}>
          <RotateCcw aria-hidden="true" className={iconSize} /> <Trans>Reset</Trans>
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        {covering
          ? t`Tap a covered sentence to uncover it, and again to cover it. By keyboard: arrows move, Enter uncovers.`
          : t`Point at a sentence to highlight its translation; tap to keep both highlighted. By keyboard: arrows move.`}
      </p>
    </div>
  );
}

interface ParallelLineProps {
  id: string;
  text: string;
  /** The line's number, counted from 1. */
  number: number;
  covered: boolean;
  /** True if highlighted by a tap; lasts until another line is tapped. */
  lit: boolean;
  inTabOrder: boolean;
  handlers: WordPicking['handlers'];
}

/** One side of a sentence as a line. The row contains both sides, and also highlights the other side. */
function Line({ id, text, number, covered, lit, inTabOrder, handlers }: ParallelLineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box; a sentence runs over several lines
    <span
      role="button"
      tabIndex={inTabOrder ? 0 : -1}
      data-word={id}
      aria-label={covered ? t`Show sentence ${number}` : undefined}
      aria-pressed={lit}
      className={classNames('parallel-line', covered && 'parallel-covered', lit && 'parallel-lit')}
      {...handlers}
    >
      {/* Hidden words keep their space and are not exposed to screen readers. */}
      {covered ? <span className="invisible">{text}</span> : text}
    </span>
  );
}

const ParallelLine = memo(Line);
