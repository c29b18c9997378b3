import { useEffect, useMemo, useRef, useState } from 'react';
import { graphemes } from '#language/graphemes.ts';
import type { Sentence, Token } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { type DictationOptions, type DictationState, defaultDictationOptions } from './state.ts';

interface PlayRequest {
  url: string;
  times: number;
  /** Seconds of silence between two plays. */
  gap: number;
  speed: number;
}

/** What the player does now: nothing, the n-th play, or the silence after it. */
export type PlayerState =
  | { kind: 'still' }
  | { kind: 'playing' | 'waiting'; turn: number; of: number }
  | { kind: 'failed' };

const still: PlayerState = { kind: 'still' };

/** Plays one clip several times with silences between; a new request or `stop` ends the old one. */
function usePlayer() {
  const audio = useMemo(() => new Audio(), []);
  const [state, setState] = useState<PlayerState>(still);
  const run = useRef({ number: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });

  const stop = () => {
    run.current.number += 1;
    clearTimeout(run.current.timer);
    audio.pause();
    setState(still);
  };
  const stopAtTheEnd = useRef(stop);
  useEffect(() => () => stopAtTheEnd.current(), []);

  const play = ({ url, times, gap, speed }: PlayRequest) => {
    stop();
    const mine = run.current.number;
    const isMine = () => run.current.number === mine;
    const turn = (number: number) => {
      if (!isMine()) return;
      setState({ kind: 'playing', turn: number, of: times });
      audio.src = url;
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
      audio.preservesPitch = true;
      audio.onended = () => {
        if (!isMine()) return;
        if (number >= times) return setState(still);
        setState({ kind: 'waiting', turn: number, of: times });
        run.current.timer = setTimeout(() => turn(number + 1), gap * 1000);
      };
      audio.play().catch((reason: DOMException) => {
        if (isMine() && reason.name !== 'AbortError') setState({ kind: 'failed' });
      });
    };
    turn(1);
  };
  return { state, play, stop };
}

/** How much of a sentence is open: its first `words` words, and the first letters of the others. */
export interface Opened {
  words: number;
  letters: boolean;
}

export const closed: Opened = { words: 0, letters: false };

/** What the board shows of one token: the word, its first letter with a line, a line alone, or a mark (`words`). */
export interface OpenedToken {
  id: string;
  kind: 'word' | 'start' | 'hidden' | 'words';
  text: string;
}

/**
 * A sentence as far as it is open. Hidden words are lines of one length, so that nothing is given away
 * but how many there are; a closed sentence gives not even that away, and is empty.
 */
export function openedTokens(tokens: readonly Token[], { words, letters }: Opened): OpenedToken[] {
  if (words === 0 && !letters) return [];
  let seen = 0;
  return tokens.map(({ id, text, isWord }) => {
    if (!isWord) return { id, kind: 'words', text };
    seen += 1;
    if (seen <= words) return { id, kind: 'word', text };
    const [first = '', ...others] = letters ? graphemes(text) : [];
    // The first letter of a word of one letter would be all of it.
    if (others.length === 0) return { id, kind: 'hidden', text: '' };
    return { id, kind: 'start', text: first };
  });
}

export const wordCount = (tokens: readonly Token[]) => tokens.filter(({ isWord }) => isWord).length;

/** One more word, up to all of them. */
export const openNextWord = (opened: Opened, tokens: readonly Token[]): Opened => ({
  ...opened,
  words: Math.min(opened.words + 1, wordCount(tokens)),
});

/** What a pupil typed for one sentence, and whether the class has compared it as it stands. */
export interface Typing {
  text: string;
  compared: boolean;
}

const nothingTyped: Typing = { text: '', compared: false };

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
