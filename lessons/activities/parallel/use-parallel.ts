import { useMemo, useRef, useState } from 'react';
import type { SideName } from '#language/text/text.ts';
import {
  nextHidden,
  noneRevealed,
  type Revealed,
  revealAll,
  revealNext,
} from '../gap-fill/gap-reveal.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import type { WorkByLesson } from '../paused-work.ts';
import { usePausedWork, useSaveOnLeave } from '../use-paused-work.ts';
import { useWordPicking } from '../use-word-picking.ts';
import { defaultParallelOptions, type ParallelOptions, type ParallelState } from './state.ts';

interface Uncovered {
  /** Sentences whose covered side is open. */
  open: Revealed;
  /** The sentence that a tap has lit. */
  lit: string | undefined;
}

const works: WorkByLesson<Uncovered> = new Map();

/** A line is one side of a sentence; its name is what the picking of lines goes by. */
export const lineId = (sentenceId: string, side: SideName) => `${sentenceId} ${side}`;

/**
 * Both texts under the teacher's hand: what is open, what is lit, and what each button does. What is open
 * and lit stays so for the page's life, under the same cover.
 */
export function useParallel({ material, state, onState }: ActivityPanelProps<ParallelState>) {
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
      // By key it can be asked for when all are open: what is lit stays so.
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

export type Parallel = ReturnType<typeof useParallel>;
