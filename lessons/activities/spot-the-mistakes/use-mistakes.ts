import { useMemo, useRef, useState } from 'react';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { bringIntoView } from '../painting.ts';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { newSeed } from '../seeds.ts';
import { makeMistakes, mistakesInPlay, placedMistakes } from './make-mistakes.ts';
import { isCorrection } from './place-mistake.ts';
import { defaultMistakesOptions, type MistakesOptions, type MistakesState } from './state.ts';

/** How far a mistake is: its word was tapped, the class corrected it, or the teacher revealed it. */
export type Stage = 'found' | 'fixed' | 'revealed';

/** What the last tap or correction led to, in words, for the screen and for screen readers. */
interface Feedback {
  right: boolean;
  message: string;
}

interface Searched {
  /** By sentence. */
  stages: ReadonlyMap<string, Stage>;
  /** Words that are right and were tapped all the same. */
  missed: ReadonlySet<string>;
  feedback: Feedback | undefined;
  /** By sentence: the correction that is being typed. */
  typed: ReadonlyMap<string, string>;
}

const works: WorkByLesson<Searched> = new Map();
const nothing: ReadonlyMap<string, Stage> = new Map();
const none: ReadonlySet<string> = new Set();

/**
 * The mistakes under the class's hands: which are found, which are put right, what was tapped in vain. It
 * stays so for the page's life, over the same mistakes.
 */
export function useMistakes({ material, state, onState }: ActivityPanelProps<MistakesState>) {
  const { target } = material.text;
  const made = useMemo(() => placedMistakes(material), [material]);
  const bySentence = useMemo(() => {
    const chosen = mistakesInPlay(state, material);
    return new Map(chosen.map((mistake) => [mistake.sentenceId, mistake]));
  }, [state, material]);
  // A sentence may be given another mistake.
  const board = useMemo(
    () => [...bySentence].map(([id, { wrong }]) => `${id} ${wrong}`).join(),
    [bySentence],
  );
  const { work } = usePausedWork(works, material.resourceId, board);
  const [stages, setStages] = useState(work.left?.stages ?? nothing);
  const [missed, setMissed] = useState(work.left?.missed ?? none);
  const [feedback, setFeedback] = useState(work.left?.feedback);
  // Each field draws what is typed into it; here it is only kept for a look at another activity.
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

  // Sentences are drawn again only for what is theirs: what they call stays the same.
  const now = useRef({ bySentence, target });
  now.current = { bySentence, target };
  const acts = useRef({
    /** A tap on a word; `tokenId` is null on a word of the mistake. */
    tap: (sentenceId: string, tokenId: string | null, word: string) => {
      if (tokenId !== null) {
        setMissed((ids) => new Set([...ids, tokenId]));
        setFeedback({ right: false, message: `“${word}” is right here. Look again.` });
        return;
      }
      stageAll([sentenceId], 'found');
      setFeedback({ right: true, message: 'Found. Now type it correctly.' });
    },
    correct: (sentenceId: string, typed: string): boolean => {
      const mistake = now.current.bySentence.get(sentenceId);
      const right = mistake !== undefined && isCorrection(typed, mistake, now.current.target);
      setFeedback(
        right
          ? { right, message: 'Right: the mistake is corrected.' }
          : { right, message: `Not yet: “${typed}” is not what belongs here.` },
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
    /** True while a field for a correction is open. */
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
