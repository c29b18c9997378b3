import { useMemo, useState } from 'react';
import type { Sentence } from '#language/text/text.ts';
import type { WorkByLesson } from '../left-work.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useLeaving, useLeftWork } from '../use-left-work.ts';
import { type Dictated, goOn, notBegun } from './dictated.ts';
import { type DictationOptions, type DictationState, defaultDictationOptions } from './options.ts';
import { closed, type Opened, openNextWord, wordCount } from './reveal-words.ts';
import { nothingTyped, type Typing } from './typing.ts';
import { useCountdown } from './use-countdown.ts';
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
  const { work } = useLeftWork(dictations, material.resourceId, 'its sentences');
  // The affair of this screen: what a class opened and a pupil typed is not part of the resource.
  const [kept, setKept] = useState(work.left ?? notBegun);
  useLeaving(work, () => kept);
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
