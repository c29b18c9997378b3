import { Pause, Play } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import type { FeedState } from './open-feed.ts';

interface LiveBarProps {
  live: FeedState['live'];
  arrived: number;
  onPause: () => void;
  onGoOn: () => void;
}

const words: Readonly<Record<FeedState['live'], string>> = {
  on: 'Live: new events show by themselves.',
  paused: 'Paused. Nothing is missed: it all comes when you go on.',
  lost: 'The connection is lost. The next try comes by itself.',
};

/** Whether the stream is followed, how many came since, and the button that holds it. */
export function LiveBar({ live, arrived, onPause, onGoOn }: LiveBarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="me-auto flex min-w-0 items-center gap-2.5">
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${live === 'on' ? 'bg-target-fill motion-safe:animate-pulse' : 'border border-edge'}`}
        />
        <span>
          {words[live]}
          {arrived > 0 && ` ${arrived} new since you opened this.`}
        </span>
      </p>
      {live === 'paused' ? (
        <Button size="small" onClick={onGoOn}>
          <Play size={16} aria-hidden="true" /> Go on
        </Button>
      ) : (
        <Button size="small" onClick={onPause}>
          <Pause size={16} aria-hidden="true" /> Pause
        </Button>
      )}
    </div>
  );
}
