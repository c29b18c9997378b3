import { useMemo, useState } from 'react';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import type { Sentence } from '#language/text/text.ts';
import { cutSentences } from '../../questions/chunk/missing-chunks.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { bringIntoView } from '../painting.ts';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { newSeed } from '../seeds.ts';
import { makeTangle, spineOf } from './make-tangle.ts';
import { defaultTangledOptions, type TangledOptions, type TangledState } from './state.ts';

interface Untangled {
  /** Ids of the chunks that were flipped to their other language. */
  turned: ReadonlySet<string>;
  /** Ids of the sentences whose answer is shown. */
  shown: ReadonlySet<string>;
}

const works: WorkByLesson<Untangled> = new Map();
const none: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The state of the tangled text: its stored mix, the flipped chunks and the open answers. The page remembers
 * flipped chunks and open answers as long as the mix does not change.
 */
export function useTangle({ material, state, onState }: ActivityPanelProps<TangledState>) {
  const { text } = material;
  const mixed = useMemo(() => `${state.seed} ${state.ids}`, [state.seed, state.ids]);
  const { work } = usePausedWork(works, material.resourceId, mixed);
  const [turned, setTurned] = useState(work.left?.turned ?? none);
  const [shown, setShown] = useState(work.left?.shown ?? none);
  useSaveOnLeave(work, () => ({ turned, shown }));
  const lowercaseWords = useMemo(
    () => ({
      target: wordsSeenInLowerCase(text, 'target'),
      native: wordsSeenInLowerCase(text, 'native'),
    }),
    [text],
  );
  const native = useMemo(() => {
    const now = new Set(state.ids);
    for (const id of turned) if (!now.delete(id)) now.add(id);
    return now;
  }, [state.ids, turned]);
  const sentences = useMemo(() => cutSentences(text), [text]);
  const nextShown = sentences.find(({ id }) => !shown.has(id))?.id;

  const mix = (options: TangledOptions, seed: number) => {
    setTurned(none);
    onState(makeTangle(text, options, seed));
  };
  return {
    options: state.options,
    spine: spineOf(state.options.spine, text.target),
    lowercaseWords,
    native,
    turned,
    shown,
    nextShown,
    /** Returns the native-language chunks of one sentence, as a key for rerendering the sentence. */
    nativeIn: (sentence: Sentence) =>
      sentence.chunks.flatMap(({ id }) => (native.has(id) ? [id] : [])).join(' '),
    setOptions: (options: TangledOptions) => {
      // Changing the language that pupils write in does not change the text.
      const sameMix =
        options.percent === state.options.percent && options.spine === state.options.spine;
      if (sameMix) onState({ ...state, options });
      else mix(options, state.seed);
    },
    turn: (id: string) => setTurned((ids) => toggled(ids, id)),
    turnBack: () => setTurned(none),
    revealNext: () => {
      if (!nextShown) return;
      bringIntoView('answer', nextShown);
      setShown((ids) => new Set([...ids, nextShown]));
    },
    revealAll: () => setShown(new Set(sentences.map(({ id }) => id))),
    hideAll: () => setShown(none),
    otherMix: () => {
      setShown(none);
      mix(state.options, newSeed());
    },
    reset: () => {
      setShown(none);
      mix(defaultTangledOptions, state.seed);
    },
  };
}

export type Tangle = ReturnType<typeof useTangle>;
