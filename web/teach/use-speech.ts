import { useCallback, useEffect, useRef, useState } from 'react';
import type { Speech } from '#contracts/resources/resource.ts';
import type { Sentence } from '#language/text/text.ts';

/** An audio clip. `sentenceId` is absent for a recording of the whole text. */
export interface Clip {
  url: string;
  ms: number;
  sentenceId?: string;
  speaker?: string;
}

const speeds = [1, 0.75, 0.5] as const;
export type Speed = (typeof speeds)[number];

/** The clips in reading order. If there is a recording of the whole text, it is the only clip. */
export function clipsOf(speech: Speech, sentences: Sentence[], mediaUrl: (key: string) => string) {
  if (speech.recording) {
    return [{ url: mediaUrl(speech.recording.key), ms: speech.recording.ms }] satisfies Clip[];
  }
  return sentences.flatMap((sentence): Clip[] => {
    const clip = speech.clips[sentence.id];
    if (!clip) return [];
    const speaker = sentence.speaker ? { speaker: sentence.speaker } : {};
    return [{ url: mediaUrl(clip.key), ms: clip.ms, sentenceId: sentence.id, ...speaker }];
  });
}

/**
 * Plays clips in sequence on a single audio element, so that the speed and the pause state carry over to the
 * next sentence. `failed` is set if a clip cannot be played; playing the clip again retries it.
 */
export function useSpeech(clips: Clip[]) {
  // Created after the first render, because the gateway renders the lesson too and has no `Audio`.
  const element = useRef<HTMLAudioElement>(undefined);
  const audioElement = useCallback(() => {
    element.current ??= new Audio();
    return element.current;
  }, []);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [repeats, setRepeats] = useState(false);
  const [failed, setFailed] = useState(false);
  // The `ended` event fires outside of rendering, so its handler must read the newest state from a ref.
  const now = useRef({ index, repeats, clips });
  now.current = { index, repeats, clips };

  const play = (at: number, goOn = false) => {
    const clip = now.current.clips[at];
    if (!clip) return setPlaying(false);
    const url = new URL(clip.url, location.href).href;
    const audio = audioElement();
    if (audio.src !== url) audio.src = url;
    else if (!goOn || isOver(audio, clip)) audio.currentTime = 0;
    audio.playbackRate = speed;
    audio.preservesPitch = true;
    setFailed(false);
    setIndex(at);
    setPlaying(true);
    audio.play().catch((reason: DOMException) => {
      if (reason.name === 'AbortError') return;
      setPlaying(false);
      setFailed(true);
    });
  };
  const replay = useRef(play);
  replay.current = play;

  useEffect(() => {
    const audio = audioElement();
    const ended = () => {
      const { index: at, repeats: again, clips: all } = now.current;
      const next = again ? at : at + 1;
      if (next < all.length) return replay.current(next);
      setPlaying(false);
      setIndex(0);
    };
    audio.addEventListener('ended', ended);
    return () => {
      audio.removeEventListener('ended', ended);
      audio.pause();
    };
  }, [audioElement]);

  useEffect(() => {
    audioElement().playbackRate = speed;
  }, [audioElement, speed]);

  return {
    index,
    playing,
    speed,
    repeats,
    failed,
    /** The id of the sentence being spoken, for highlighting it. */
    speaking: playing ? clips[index]?.sentenceId : undefined,
    /** Plays a clip from its beginning. */
    play: (at: number) => play(at),
    /** The audio element, for components that track the position within a clip. */
    get audio() {
      return audioElement();
    },
    /** Seeks within the current clip. The position is in seconds. */
    seek: (seconds: number) => {
      const url = clips[index] && new URL(clips[index].url, location.href).href;
      const audio = audioElement();
      if (url && audio.src !== url) audio.src = url;
      audio.currentTime = seconds;
    },
    toggle: () => {
      if (!playing) return play(index, true);
      audioElement().pause();
      setPlaying(false);
    },
    nextSpeed: () =>
      setSpeed((current) => speeds[(speeds.indexOf(current) + 1) % speeds.length] ?? 1),
    toggleRepeat: () => setRepeats((current) => !current),
  };
}

/**
 * True if playback has reached the end of the clip, for example because the user dragged the slider there.
 */
const isOver = (audio: HTMLAudioElement, { ms }: Clip) =>
  isAtEnd(audio) || audio.currentTime * 1000 > Math.max(ms - 1000, ms * 0.9);

/**
 * True if the audio is at its end. `ended` alone is not sufficient: the duration of a WebM recording is known
 * only after it has been read, and Chromium does not set `ended` after a seek to its end.
 */
export const isAtEnd = (audio: HTMLAudioElement) =>
  audio.ended || audio.currentTime > audio.duration - 0.05;

export type SpeechControls = ReturnType<typeof useSpeech>;
