import { useEffect, useMemo, useRef, useState } from 'react';
import { graphemes } from '#language/graphemes.ts';
import type { Sentence, Token } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { usePausedWork, useSaveOnLeave, type WorkByLesson } from '../paused-work.ts';
import { type DictationOptions, type DictationState, defaultDictationOptions } from './state.ts';

interface PlayRequest {
  url: string;
  times: number;
  /** Seconds of silence between two plays of the sentence. */
  gap: number;
  speed: number;
}

/** The state of the player: idle, playing for the n-th time, or pausing after the n-th play. */
export type PlayerState =
  | { kind: 'still' }
  | { kind: 'playing' | 'waiting'; turn: number; of: number }
  | { kind: 'failed' };

const still: PlayerState = { kind: 'still' };

/**
 * Plays one clip several times with pauses in between. A new request, or `stop`, cancels the current
 * playback.
 */
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

/**
 * The revealed part of a sentence: its first `words` words, and optionally the first letters of the remaining
 * words.
 */
export interface Opened {
  words: number;
  letters: boolean;
}

export const closed: Opened = { words: 0, letters: false };

/**
 * One token as displayed on the board. It is a whole word, the first letter of a word followed by a line,
 * only a line, or punctuation (`words`).
 */
export interface OpenedToken {
  id: string;
  kind: 'word' | 'start' | 'hidden' | 'words';
  text: string;
}

/**
 * Returns the tokens of a sentence with only the revealed part visible. Hidden words are lines of equal
 * length, so that only the number of words is visible. If nothing has been revealed, the result is empty, so
 * that the number of words is hidden too.
 */
export function openedTokens(tokens: readonly Token[], { words, letters }: Opened): OpenedToken[] {
  if (words === 0 && !letters) return [];
  let seen = 0;
  return tokens.map(({ id, text, isWord }) => {
    if (!isWord) return { id, kind: 'words', text };
    seen += 1;
    if (seen <= words) return { id, kind: 'word', text };
    const [first = '', ...others] = letters ? graphemes(text) : [];
    // The first letter of a one-letter word would reveal the whole word.
    if (others.length === 0) return { id, kind: 'hidden', text: '' };
    return { id, kind: 'start', text: first };
  });
}

export const wordCount = (tokens: readonly Token[]) => tokens.filter(({ isWord }) => isWord).length;

/** Reveals one more word, until all are revealed. */
export const openNextWord = (opened: Opened, tokens: readonly Token[]): Opened => ({
  ...opened,
  words: Math.min(opened.words + 1, wordCount(tokens)),
});

/**
 * The text that a pupil typed for one sentence, and a flag that is true once this text has been compared with
 * the sentence.
 */
export interface Typing {
  text: string;
  compared: boolean;
}

const nothingTyped: Typing = { text: '', compared: false };

const dictations: WorkByLesson<Dictated> = new Map();

/**
 * The state and actions of the dictation: current sentence, revealed words and audio. The page remembers the
 * progress as long as it is open, even if the options change. Reset starts over.
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
  // Local to this screen: revealed words and typed text are not stored with the resource.
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
    /** The number of seconds for which the sentence of a delayed dictation remains visible. */
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

/**
 * Progress of a dictation: the current sentence and, for each sentence, the revealed part and the typed text.
 */
export interface Dictated {
  at: number;
  openedById: ReadonlyMap<string, Opened>;
  typedById: ReadonlyMap<string, Typing>;
}

export const notBegun: Dictated = { at: 0, openedById: new Map(), typedById: new Map() };

/** Restores the progress for the current sentences, and drops the progress of removed sentences. */
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

/** Counts down in whole seconds to zero; null when the countdown is not running. */
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
