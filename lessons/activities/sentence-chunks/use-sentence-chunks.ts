import { useMemo, useRef, useState } from 'react';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import { cutSentences } from '../../questions/chunk/missing-chunks.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { newSeed } from '../seeds.ts';
import {
  acceptedFor,
  chunkCards,
  jumbleCards,
  type Laid,
  markOrder,
  withoutOrder,
} from './chunk-cards.ts';
import {
  defaultSentenceChunksOptions,
  type SentenceChunksOptions,
  type SentenceChunksState,
} from './state.ts';

interface Laying {
  /** Ids of the covered chunks that were revealed. */
  open: ReadonlySet<string>;
  /** The placed cards of each sentence, by sentence id. */
  laid: ReadonlyMap<string, Laid>;
  /** Ids of the sentences that are marked in their current order. */
  checked: ReadonlySet<string>;
}

const works: WorkByLesson<Laying> = new Map();
const none: ReadonlySet<string> = new Set();
const nothingLaid: ReadonlyMap<string, Laid> = new Map();

/**
 * The state of the chunks: highlighted, revealed and placed chunks, and the marked sentences. The page
 * remembers it as long as the chunks and their order do not change.
 */
export function useSentenceChunks(props: ActivityPanelProps<SentenceChunksState>) {
  const { material, state, onState } = props;
  const { text } = material;
  const { options, seed } = state;
  const { side } = options;
  const board = useMemo(
    () => [seed, options.mode, options.covered, side, ...state.ids].join(),
    [seed, options.mode, options.covered, side, state.ids],
  );
  const { work } = usePausedWork(works, material.resourceId, board);
  const [lit, setLit] = useState<string>();
  const [open, setOpen] = useState(work.left?.open ?? none);
  const [laid, setLaid] = useState(work.left?.laid ?? nothingLaid);
  const [checked, setChecked] = useState(work.left?.checked ?? none);
  useSaveOnLeave(work, () => ({ open, laid, checked }));

  const jumbles = useMemo(() => {
    const lowercaseWords = wordsSeenInLowerCase(text, side);
    return cutSentences(text).map((sentence) => {
      const made = chunkCards(sentence, side, text[side], lowercaseWords);
      return { sentence, ...made, jumbled: jumbleCards(made.cards, sentence.id, seed) };
    });
  }, [text, side, seed]);
  const bySentence = useMemo(
    () => new Map(jumbles.map((jumble) => [jumble.sentence.id, jumble])),
    [jumbles],
  );
  /** Accepted orders, by sentence id. */
  const alsoRight = useMemo(
    () =>
      new Map(
        jumbles.map(({ sentence, cards }) => [
          sentence.id,
          acceptedFor(state.accepted, side, cards),
        ]),
      ),
    [state.accepted, side, jumbles],
  );
  const isRight = (id: string) =>
    checked.has(id) &&
    markOrder(laid.get(id) ?? [], bySentence.get(id)?.cards ?? [], alsoRight.get(id))?.right ===
      true;

  const clear = () => {
    setLaid(nothingLaid);
    setChecked(none);
    setOpen(none);
    setLit(undefined);
  };
  // Stable callbacks, so that a sentence rerenders only if its own data changes.
  const lay = useRef((id: string, next: Laid) => {
    setLaid((all) => new Map(all).set(id, next));
    // A changed order is no longer marked.
    setChecked((all) => new Set([...all].filter((other) => other !== id)));
  }).current;
  const keepsAccepted = useRef((_id: string, _order: Laid, _accepted: boolean) => {});
  keepsAccepted.current = (id, order, accepted) => {
    const others = withoutOrder(state.accepted, side, order, bySentence.get(id)?.cards ?? []);
    onState({
      ...state,
      accepted: accepted ? [...others, { side, ids: [...order] }] : others,
    });
  };
  /** Accepts an order of a sentence's chunks as correct, or withdraws the acceptance. */
  const accept = useRef((id: string, order: Laid, accepted: boolean) =>
    keepsAccepted.current(id, order, accepted),
  ).current;
  const check = useRef((id: string) => setChecked((all) => new Set([...all, id]))).current;
  const solve = (ids: readonly string[]) => {
    setLaid((all) => {
      const next = new Map(all);
      for (const id of ids) next.set(id, bySentence.get(id)?.cards.map((card) => card.id) ?? []);
      return next;
    });
    setChecked((all) => new Set([...all, ...ids]));
  };
  const unsolved = jumbles.map(({ sentence }) => sentence.id).filter((id) => !isRight(id));
  const covers = options.covered !== 'nothing';
  const press = useRef((_: string) => {});
  press.current = (id) => {
    setLit(id);
    if (!covers) return;
    setOpen(
      (ids) => new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    );
  };

  return {
    options,
    lit,
    light: setLit,
    open,
    covers,
    press: useRef((id: string) => press.current(id)).current,
    nextHidden: state.ids.find((id) => !open.has(id)),
    revealNext: () =>
      setOpen((ids) => new Set([...ids, ...state.ids.filter((id) => !ids.has(id)).slice(0, 1)])),
    revealAll: () => setOpen(new Set(state.ids)),
    hideAll: () => setOpen(none),
    bySentence,
    laid,
    checked,
    lay,
    check,
    alsoRight,
    accept,
    right: jumbles.length - unsolved.length,
    unsolved,
    solveNext: () => solve(unsolved.slice(0, 1)),
    solveAll: () => solve(unsolved),
    clear,
    setOptions: (next: SentenceChunksOptions) => {
      clear();
      onState({ ...state, options: next });
    },
    otherOrder: () => {
      clear();
      onState({ ...state, seed: newSeed() });
    },
    reset: () => {
      clear();
      // A full reset also removes an order that was accepted by mistake.
      onState({ ...state, options: defaultSentenceChunksOptions, accepted: [] });
    },
  };
}

export type ChunkPlay = ReturnType<typeof useSentenceChunks>;
