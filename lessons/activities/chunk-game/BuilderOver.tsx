import { showTime } from '../games/clock.ts';
import { GameOver } from '../games/GameOver.tsx';
import { rename } from '../games/play.ts';
import { useElapsed } from '../games/use-clock.ts';
import type { Builder } from './builder.ts';

interface BuilderOverProps {
  game: Builder;
  names: readonly string[];
  clock: Parameters<typeof useElapsed>[0];
  onAgain: () => void;
  onNew: () => void;
}

/** The end of a game of rebuilding: points, time, and how many sentences were rebuilt. */
export function BuilderOver({ game, clock, names, onAgain, onNew }: BuilderOverProps) {
  return (
    <GameOver
      play={rename(game.play, names)}
      time={showTime(useElapsed(clock))}
      note={`${game.solved} of ${game.puzzles.length} sentences rebuilt`}
      what="sentences"
      onAgain={onAgain}
      onNew={onNew}
    />
  );
}
