import { t } from '@lingui/core/macro';
import { Snail, Square, Volume2 } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { useClip } from './use-clip.ts';

interface PlayClipProps {
  address: string;
  /** The name of the clip, such as "Sentence 3". */
  label?: string;
}

const look =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold hover:border-edge aria-pressed:border-target aria-pressed:bg-target-soft aria-pressed:text-target';

/**
 * Buttons for normal and slow playback. A press plays the clip from the beginning, or stops it if it is
 * playing.
 */
export function PlayClip({ address, label = t`the sound` }: PlayClipProps) {
  const clip = useClip(address);
  const way = (slow: boolean) => {
    const sounds = clip.playing === (slow ? 'slow' : 'full');
    const Icon = sounds ? Square : slow ? Snail : Volume2;
    return (
      <button
        type="button"
        aria-pressed={sounds}
        aria-label={slow ? t`Listen slowly: ${label}` : t`Listen: ${label}`}
        onClick={() => (sounds ? clip.stop() : clip.play(slow))}
        className={classNames(look, !slow && 'flex-1')}
      >
        <Icon size={20} aria-hidden="true" className={sounds ? 'fill-current' : undefined} />
        {slow ? t`Slowly` : t`Listen`}
      </button>
    );
  };
  return (
    <div>
      <div className="flex gap-2">
        {way(false)}
        {way(true)}
      </div>
      <p role="status" className="text-bad text-sm">
        {clip.failed && t`The sound did not load. Press Listen to try again.`}
      </p>
    </div>
  );
}

interface PlaySmallProps {
  address: string;
  /** The accessible name of the button. */
  label?: string;
}

/** A small button that plays one clip from the beginning. */
export function PlaySmall({ address, label = t`Listen to the sound` }: PlaySmallProps) {
  const clip = useClip(address);
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => clip.play(false)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-target hover:bg-card"
    >
      <Volume2 size={20} aria-hidden="true" />
    </button>
  );
}
