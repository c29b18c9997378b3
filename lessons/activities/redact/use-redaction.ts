import { useMemo, useRef, useState } from 'react';
import { bringIntoSight } from '../bring-into-sight.ts';
import { nextHidden, noneRevealed, type Revealed, revealAll } from '../gap-fill/gap-reveal.ts';
import type { WorkByLesson } from '../left-work.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import type { WordLook } from '../TapWords.tsx';
import { useLeaving, useLeftWork } from '../use-left-work.ts';
import { useWordPicking } from '../use-word-picking.ts';
import { makeRedaction, nextHiddenSentence, randomHidden } from './make-redaction.ts';
import { defaultRedactOptions, type RedactOptions, type RedactState } from './options.ts';

const works: WorkByLesson<Revealed> = new Map();

/**
 * The blocks under the teacher's hand: which are open, and what each button does. What is open stays so
 * for the page's life, over the same words.
 */
export function useRedaction({ material, state, onState }: ActivityPanelProps<RedactState>) {
  const { sentences } = material.text;
  const board = useMemo(() => state.ids.join(), [state.ids]);
  const { work } = useLeftWork(works, material.resourceId, board);
  const [open, setOpen] = useState(work.left ?? noneRevealed);
  useLeaving(work, () => open);
  // Taps end outside of rendering: they must see what is open now.
  const latest = useRef(open);
  latest.current = open;

  const orders = useMemo(() => [state.ids], [state.ids]);
  const picking = useWordPicking(orders, (ids) => {
    const next = new Set(latest.current);
    // One that is open closes again; a drag over several opens them all.
    if (ids.length === 1 && ids[0] !== undefined && next.delete(ids[0])) return setOpen(next);
    setOpen(new Set([...next, ...ids]));
  });

  const change = (options: RedactOptions, seed = state.seed) => {
    setOpen(noneRevealed);
    onState(makeRedaction({ material, options, seed }));
  };
  const show = (wanted: readonly (string | undefined)[]) => {
    const ids = wanted.filter((id) => id !== undefined);
    if (ids[0] !== undefined) bringIntoSight('word', ids[0]);
    setOpen(new Set([...open, ...ids]));
  };

  const looks = useMemo(() => {
    const numbers = new Map(state.ids.map((id, at) => [id, at + 1]));
    return new Map(
      sentences.map((sentence) => {
        const here = sentence.target.tokens.flatMap(({ id }): [string, WordLook][] => {
          const number = numbers.get(id);
          if (number === undefined) return [];
          const isOpen = open.has(id);
          const picked = picking.picked.has(id) ? ' word-picked' : '';
          return [
            [
              id,
              {
                className: (isOpen ? 'redacted-open' : 'redacted') + picked,
                ...(!isOpen && { hiddenAs: `Hidden word ${number}` }),
                pressed: isOpen,
              },
            ],
          ];
        });
        return [sentence, new Map(here)] as const;
      }),
    );
  }, [sentences, state.ids, open, picking.picked]);

  return {
    state,
    open,
    picking,
    looks,
    done: nextHidden(state.ids, open) === undefined,
    setOptions: (options: RedactOptions) => change(options),
    revealNext: () => show([nextHidden(state.ids, open)]),
    revealRandom: () => show([randomHidden(state.ids, open, newSeed())]),
    revealSentence: () => show(nextHiddenSentence(sentences, state.ids, open)),
    revealAll: () => setOpen(revealAll(state.ids)),
    hideAll: () => setOpen(noneRevealed),
    otherWords: () => change(state.options, newSeed()),
    reset: () => change(defaultRedactOptions),
  };
}

export type Redaction = ReturnType<typeof useRedaction>;
