import type { ReactNode } from 'react';
import { ClockFace } from './ClockFace.tsx';
import type { Play } from './play.ts';
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
  /** What just happened: a `Feedback`. */
  feedback: ReactNode;
  children: ReactNode;
}

/** What surrounds every game: scores and time above, what just happened, and the board below. */
export function GameFrame(props: GameFrameProps) {
  return (
    <div className="flex min-h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScoreBoard play={props.play} />
        <div className="flex items-center gap-4">
          <span className="font-semibold text-ink-2 text-lg tabular-nums">{props.progress}</span>
          <ClockFace clock={props.clock} pausable={props.pausable} />
        </div>
      </div>
      {props.feedback}
      {props.children}
    </div>
  );
}
