import { useSyncExternalStore } from 'react';
import { showTime } from '#lessons/activities/games/clock.ts';
import { type Clip, isAtEnd, type SpeechControls } from './use-speech.ts';

interface RecordingPlaceProps {
  clip: Clip;
  speech: Pick<SpeechControls, 'audio' | 'seek'>;
}

/** Where a recording of the whole text has come to, to go back or on in it: it has no sentences to jump to. */
export function RecordingPlace({ clip, speech: { audio, seek } }: RecordingPlaceProps) {
  const all = Math.max(1, Math.floor(clip.ms / 1000));
  const seconds = useSyncExternalStore(
    (moved) => {
      audio.addEventListener('timeupdate', moved);
      return () => audio.removeEventListener('timeupdate', moved);
    },
    // A slow machine counts a take longer than the sound in it: where that ends, the bar ends too.
    () => (isAtEnd(audio) ? all : Math.floor(audio.currentTime)),
  );
  const at = showTime(seconds * 1000);
  const end = showTime(all * 1000);
  return (
    <div className="slider slider-on-night order-last flex w-full min-w-0 items-center gap-3 lg:order-none lg:w-auto lg:flex-1">
      <input
        type="range"
        aria-label="Place in the recording"
        aria-valuetext={`${at} of ${end}`}
        min={0}
        max={all}
        value={Math.min(seconds, all)}
        onChange={({ currentTarget: { value } }) =>
          seek(Number(value) < all ? Number(value) : clip.ms / 1000)
        }
        style={{ '--filled': `${(Math.min(seconds, all) / all) * 100}%` }}
        className="min-w-0 flex-1 focus-visible:outline-on-night"
      />
      <span aria-hidden="true" className="text-sm tabular-nums">
        {at} / {end}
      </span>
    </div>
  );
}
