import { t } from '@lingui/core/macro';
import { useMemo, useRef, useState } from 'react';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { bringIntoView } from '../painting.ts';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { newSeed } from '../seeds.ts';
import { makeMistakes, mistakesInPlay, placedMistakes } from './make-mistakes.ts';
import { isCorrection } from './place-mistake.ts';
import { defaultMistakesOptions, type MistakesOptions, type MistakesState } from './state.ts';

/**
 * Progress of a mistake: its word was tapped, the class corrected the mistake, or the teacher revealed it.
 */
export type Stage = 'found' | 'fixed' | 'revealed';

/** The result of the last tap or correction as text, for the screen and for screen readers. */
interface Feedback {
  right: boolean;
  message: string;
}

interface Searched {
  /** The stage of each mistake, by sentence id. */
  stages: ReadonlyMap<string, Stage>;
  /** Ids of the correct words that were tapped. */
  missed: ReadonlySet<string>;
  feedback: Feedback | undefined;
  /** The typed correction, by sentence id. */
  typed: ReadonlyMap<string, string>;
}

const works: WorkByLesson<Searched> = new Map();
const nothing: ReadonlyMap<string, Stage> = new Map();
const none: ReadonlySet<string> = new Set();

/**
 * The state of the mistakes: found mistakes, corrected mistakes, and wrong taps. The page remembers it as
 * long as the mistakes do not change.
 */
export function useMistakes({ material, state, onState }: ActivityPanelProps<MistakesState>) {
  const { target } = material.text;
  const made = useMemo(() => placedMistakes(material), [material]);
  const bySentence = useMemo(() => {
    const chosen = mistakesInPlay(state, material);
    return new Map(chosen.map((mistake) => [mistake.sentenceId, mistake]));
  }, [state, material]);
  // Include the wrong words, because a sentence may get a different mistake.
  const board = useMemo(
    () => [...bySentence].map(([id, { wrong }]) => `${id} ${wrong}`).join(),
    [bySentence],
  );
  const { work } = usePausedWork(works, material.resourceId, board);
  const [stages, setStages] = useState(work.left?.stages ?? nothing);
  const [missed, setMissed] = useState(work.left?.missed ?? none);
  const [feedback, setFeedback] = useState(work.left?.feedback);
  // Each field renders its own input; this copy is saved only when another activity is opened.
  const typed = useRef(new Map(work.left?.typed));
  useSaveOnLeave(work, () => ({ stages, missed, feedback, typed: typed.current }));
  const closed = [...bySentence.keys()].filter((id) => {
    const stage = stages.get(id);
    return stage === undefined || stage === 'found';
  });

  const clear = () => {
    setStages(nothing);
    setMissed(none);
    setFeedback(undefined);
    typed.current.clear();
  };
  const stageAll = (ids: readonly string[], stage: Stage) =>
    setStages((all) => new Map([...all, ...ids.map((id) => [id, stage] as const)]));

  const uncover = (ids: readonly string[]) => {
    stageAll(ids, 'revealed');
    setFeedback(undefined);
  };

  // Stable callbacks, so that a sentence rerenders only if its own data changes.
  const now = useRef({ bySentence, target });
  now.current = { bySentence, target };
  const acts = useRef({
    /** A tap on a word; `tokenId` is null if the word is part of the mistake. */
    tap: (sentenceId: string, tokenId: string | null, word: string) => {
      if (tokenId !== null) {
        setMissed((ids) => new Set([...ids, tokenId]));
        setFeedback({ right: false, message: t`“${word}” is correct. Look again.` });
        return;
      }
      stageAll([sentenceId], 'found');
      setFeedback({ right: true, message: t`Found. Now type it correctly.` });
    },
    correct: (sentenceId: string, typed: string): boolean => {
      const mistake = now.current.bySentence.get(sentenceId);
      const right = mistake !== undefined && isCorrection(typed, mistake, now.current.target);
      setFeedback(
        right
          ? { right, message: t`Right: the mistake is corrected.` }
          : { right, message: t`Not yet: “${typed}” is not what belongs here.` },
      );
      if (right) stageAll([sentenceId], 'fixed');
      return right;
    },
    typedFor: (sentenceId: string): string => typed.current.get(sentenceId) ?? '',
    keepTyped: (sentenceId: string, text: string): void => {
      typed.current.set(sentenceId, text);
    },
    reveal: (sentenceId: string) => {
      bringIntoView('put-right', sentenceId);
      uncover([sentenceId]);
    },
  }).current;

  const remake = (options: MistakesOptions, seed: number) => {
    clear();
    onState(makeMistakes(material, options, seed));
  };
  return {
    options: state.options,
    made,
    bySentence,
    stages,
    missed,
    feedback,
    ...acts,
    found: [...stages.keys()].filter((id) => stages.get(id) !== 'revealed').length,
    fixed: [...stages.values()].filter((stage) => stage === 'fixed').length,
    /** True while a correction field is open. */
    isTyping: [...stages.values()].includes('found'),
    anyClosed: closed.length > 0,
    anyStaged: stages.size > 0 || missed.size > 0,
    revealNext: () => closed.slice(0, 1).forEach(acts.reveal),
    revealAll: () => uncover(closed),
    hideAll: clear,
    setOptions: (options: MistakesOptions) => remake(options, state.seed),
    otherMistakes: () => remake(state.options, newSeed()),
    reset: () => remake(defaultMistakesOptions, state.seed),
  };
}

export type Mistakes = ReturnType<typeof useMistakes>;
