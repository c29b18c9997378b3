import { Play as PlayIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { ClockFace } from './ClockFace.tsx';
import type { Play } from './play.ts';
import { SameAgain } from './SameAgain.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import type { GameClock } from './use-clock.ts';
import './games.css';

interface GameFrameProps {
  play: Play;
  clock: GameClock;
  /** True while a game is under way that can be paused. */
  pausable: boolean;
  /** Where the game stands, such as "3 of 8". */
  progress: string;
  /** What a round is called: "board", "sentences", "words". */
  what: string;
  onAgain: () => void;
  /** To the game before this one, for as long as this one is not under way. */
  onBack: (() => void) | undefined;
  /** What just happened: a `Feedback`. */
  feedback: ReactNode;
  children: ReactNode;
}

/** What surrounds every game: scores and time above, what just happened, and the board below. */
export function GameFrame(props: GameFrameProps) {
  const { clock } = props;
  // Who pauses the clock puts the board away: thinking time is playing time.
  const paused = props.pausable && !clock.running;
  const board = useRef<HTMLDivElement>(null);
  const before = useRef(paused);
  // "Go on" goes with the pause: whoever pressed it by key goes on with the first that can be played.
  useLayoutEffect(() => {
    const ends = before.current && !paused;
    before.current = paused;
    if (!ends || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>('button:not([disabled]), [tabindex="0"]')?.focus();
  }, [paused]);
  return (
    <div
      data-game=""
      tabIndex={-1}
      className="flex min-h-full flex-col gap-3 outline-none short:gap-1.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScoreBoard play={props.play} />
        <div className="flex flex-wrap items-center gap-4">
          {props.onBack && !props.pausable && (
            <Button
              size="small"
              aria-label="Back to the last game"
              title="Back to the last game"
              onClick={props.onBack}
            >
              <Undo2 aria-hidden="true" className="size-4" /> Last game
            </Button>
          )}
          <span className="font-semibold text-ink-2 text-lg tabular-nums">{props.progress}</span>
          <ClockFace clock={clock} pausable={props.pausable} />
        </div>
      </div>
      {props.feedback}
      {paused && (
        <div className="grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
          <p className="font-bold text-3xl">The game is paused</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="large" variant="primary" onClick={clock.start}>
              <PlayIcon aria-hidden="true" className="size-5" /> Go on
            </Button>
            <SameAgain what={props.what} onAgain={props.onAgain} />
          </div>
        </div>
      )}
      <div ref={board} className={paused ? 'hidden' : 'flex flex-1 flex-col'}>
        {props.children}
      </div>
    </div>
  );
}
