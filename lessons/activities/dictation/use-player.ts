import { useEffect, useMemo, useRef, useState } from 'react';

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
export function usePlayer() {
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
