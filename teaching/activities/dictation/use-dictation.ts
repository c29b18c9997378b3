import { useState } from 'react';
import type { Sentence } from '../../text/text.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { type DictationOptions, type DictationState, defaultDictationOptions } from './options.ts';
import { closed, type Opened, openNextWord, wordCount } from './reveal-words.ts';
import { nothingTyped, type Typing } from './typing.ts';
import { useCountdown } from './use-countdown.ts';
import { usePlayer } from './use-player.ts';

const nothingOpen: ReadonlyMap<string, Opened> = new Map();
const allUntyped: ReadonlyMap<string, Typing> = new Map();

/** The dictation under the teacher's hand: which sentence it is at, what is open, and its sound. */
export function useDictation({
  material,
  state,
  onState,
  address,
}: ActivityPanelProps<DictationState>) {
  const { text, speech } = material;
  const { options } = state;
  const [at, setAt] = useState(0);
  const [openedById, setOpened] = useState(nothingOpen);
  // Like what is open, it is the affair of this screen: an answer of a pupil is not part of the resource.
  const [typedById, setTyped] = useState(allUntyped);
  const player = usePlayer();
  const countdown = useCountdown();

  const sentence = text.sentences[Math.min(at, text.sentences.length - 1)];
  const opened = (sentence && openedById.get(sentence.id)) ?? closed;
  const open = (next: Opened) => {
    if (sentence) setOpened(new Map(openedById).set(sentence.id, next));
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
    count: text.sentences.length,
    opened,
    openedOf: (of: Sentence) => openedById.get(of.id) ?? closed,
    typing: (sentence && typedById.get(sentence.id)) ?? nothingTyped,
    type: (typing: Typing) => {
      if (sentence) setTyped(new Map(typedById).set(sentence.id, typing));
    },
    isOpen: sentence !== undefined && opened.words >= wordCount(sentence.target.tokens),
    /** Seconds for which the sentence of a delayed dictation is still in sight. */
    inSight: countdown.left,
    hasClip: clip !== undefined,
    hasRecording: speech.recording !== undefined,
    player: player.state,
    go: (to: number) => {
      quiet();
      setAt(Math.max(0, Math.min(to, text.sentences.length - 1)));
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
    hideAll: () => setOpened(nothingOpen),
    anyOpen: openedById.size > 0,
    setOptions: (change: Partial<DictationOptions>) => {
      quiet();
      onState({ ...state, options: { ...options, ...change } });
    },
    reset: () => {
      quiet();
      setAt(0);
      setOpened(nothingOpen);
      setTyped(allUntyped);
      onState({ ...state, options: defaultDictationOptions });
    },
  };
}

export type Dictating = ReturnType<typeof useDictation>;
