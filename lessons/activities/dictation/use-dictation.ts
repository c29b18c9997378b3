import { useEffect, useMemo, useState } from 'react';
import type { Sentence } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import type { WorkByLesson } from '../paused-work.ts';
import { usePausedWork, useSaveOnLeave } from '../use-paused-work.ts';
import { closed, type Opened, openNextWord, wordCount } from './reveal-words.ts';
import { type DictationOptions, type DictationState, defaultDictationOptions } from './state.ts';
import { nothingTyped, type Typing } from './typing.ts';
import { usePlayer } from './use-player.ts';

const dictations: WorkByLesson<Dictated> = new Map();

/**
 * The dictation under the teacher's hand: which sentence it is at, what is open, and its sound. How far
 * it got is kept for the page's life, whatever options are chosen; Reset begins anew.
 */
export function useDictation({
  material,
  state,
  onState,
  address,
}: ActivityPanelProps<DictationState>) {
  const { text, speech } = material;
  const { options } = state;
  const { sentences } = text;
  const { work } = usePausedWork(dictations, material.resourceId, 'its sentences');
  // The affair of this screen: what a class opened and a pupil typed is not part of the resource.
  const [kept, setKept] = useState(work.left ?? notBegun);
  useSaveOnLeave(work, () => kept);
  const dictated = useMemo(() => goOn(kept, sentences), [kept, sentences]);
  const { at, openedById, typedById } = dictated;
  const player = usePlayer();
  const countdown = useCountdown();

  const sentence = sentences[at];
  const opened = (sentence && openedById.get(sentence.id)) ?? closed;
  const change = (to: Partial<Dictated>) => setKept({ ...dictated, ...to });
  const open = (next: Opened) => {
    if (sentence) change({ openedById: new Map(openedById).set(sentence.id, next) });
  };
  const clip = sentence && speech.clips[sentence.id];
  const quiet = () => {
    player.stop();
    countdown.stop();
  };

  return {
    text,
    options,
    sentence,
    at,
    count: sentences.length,
    opened,
    openedOf: (of: Sentence) => openedById.get(of.id) ?? closed,
    typing: (sentence && typedById.get(sentence.id)) ?? nothingTyped,
    type: (typing: Typing) => {
      if (sentence) change({ typedById: new Map(typedById).set(sentence.id, typing) });
    },
    isOpen: sentence !== undefined && opened.words >= wordCount(sentence.target.tokens),
    /** Seconds for which the sentence of a delayed dictation is still in sight. */
    inSight: countdown.left,
    hasClip: clip !== undefined,
    hasRecording: speech.recording !== undefined,
    player: player.state,
    go: (to: number) => {
      quiet();
      change({ at: Math.max(0, Math.min(to, sentences.length - 1)) });
    },
    play: () => {
      const { times, gap, speed } = options;
      if (clip) player.play({ url: address(clip.key), times, gap, speed });
    },
    stop: player.stop,
    flash: () => countdown.start(options.shownFor),
    endFlash: countdown.stop,
    firstLetters: () => open({ ...opened, letters: true }),
    nextWord: () => sentence && open(openNextWord(opened, sentence.target.tokens)),
    showSentence: () => {
      countdown.stop();
      if (sentence) open({ letters: true, words: wordCount(sentence.target.tokens) });
    },
    hide: () => open(closed),
    hideAll: () => change({ openedById: notBegun.openedById }),
    anyOpen: openedById.size > 0,
    setOptions: (change: Partial<DictationOptions>) => {
      quiet();
      onState({ ...state, options: { ...options, ...change } });
    },
    reset: () => {
      quiet();
      setKept(notBegun);
      onState({ ...state, options: defaultDictationOptions });
    },
  };
}

export type Dictating = ReturnType<typeof useDictation>;

/** How far a dictation got: the place of its sentence, and by sentence what is open and what was typed. */
export interface Dictated {
  at: number;
  openedById: ReadonlyMap<string, Opened>;
  typedById: ReadonlyMap<string, Typing>;
}

export const notBegun: Dictated = { at: 0, openedById: new Map(), typedById: new Map() };

/** The same in the sentences as they are now: one that was taken out no longer counts. */
export function goOn(dictated: Dictated, sentences: readonly { id: string }[]): Dictated {
  const ids = new Set(sentences.map(({ id }) => id));
  const there = <Kept>(byId: ReadonlyMap<string, Kept>) =>
    new Map([...byId].filter(([id]) => ids.has(id)));
  return {
    at: Math.max(0, Math.min(dictated.at, sentences.length - 1)),
    openedById: there(dictated.openedById),
    typedById: there(dictated.typedById),
  };
}

/** Counts whole seconds down to nothing; null when it is not running. */
function useCountdown() {
  const [left, setLeft] = useState<number | null>(null);
  const running = left !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setLeft((seconds) => (seconds === null || seconds <= 1 ? null : seconds - 1)),
      1000,
    );
    return () => clearInterval(timer);
  }, [running]);
  return { left, start: (seconds: number) => setLeft(seconds), stop: () => setLeft(null) };
}
