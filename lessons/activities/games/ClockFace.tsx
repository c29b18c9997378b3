import { plural, t } from '@lingui/core/macro';
import { Hourglass, Pause, Play, Timer } from 'lucide-react';
import { showTime } from '#ui/show-time.ts';
import { type Clock, type GameClock, remaining, useElapsed } from './clock.ts';

interface ClockFaceProps {
  clock: GameClock;
  /** False while the clock cannot be paused: before the first move and after the last move. */
  pausable: boolean;
}

/** The game's clock with its pause button. As time passes, only this part of the board rerenders. */
export function ClockFace({ clock, pausable }: ClockFaceProps) {
  return (
    <span className="inline-flex items-center gap-1 rounded-full border border-line bg-raised ps-4 pe-1 text-xl">
      <Timer aria-hidden="true" className="size-5 text-ink-2" />
      <Time clock={clock.clock} />
      {pausable ? (
        <button
          type="button"
          onClick={clock.running ? clock.pause : clock.start}
          aria-label={clock.running ? t`Pause the game` : t`Resume the game`}
          title={clock.running ? t`Pause the game` : t`Resume the game`}
          className="inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-target-soft hover:text-ink"
        >
          {clock.running ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </button>
      ) : (
        <span className="h-11 w-2" />
      )}
    </span>
  );
}

function Time({ clock }: { clock: Clock }) {
  const time = showTime(useElapsed(clock));
  return (
    <span role="timer" aria-label={t`Time ${time}`} className="game-time font-bold tabular-nums">
      {time}
    </span>
  );
}

/** Seconds left for one answer, as a shrinking bar and as a number. */
export function TimeLeft({ clock, limit }: { clock: GameClock; limit: number }) {
  useElapsed(clock.clock);
  const left = remaining(clock.clock, limit, performance.now());
  const seconds = Math.ceil(left / 1000);
  return (
    <span className="flex w-full items-center gap-3 text-xl">
      <Hourglass aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span
        aria-hidden="true"
        className="h-3 flex-1 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        <span
          className="block h-full rounded-full bg-target-fill"
          style={{ inlineSize: `${(left / limit) * 100}%` }}
        />
      </span>
      <span
        role="timer"
        aria-label={plural(seconds, { one: '# second left', other: '# seconds left' })}
        className="w-[3ch] font-bold"
      >
        {seconds}
      </span>
    </span>
  );
}
