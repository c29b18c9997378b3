import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pause, Play, Repeat1 } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';
import { showTime } from '#ui/show-time.ts';
import { intlLocale } from '#ui/wordings/intl-locale.ts';
import { type Clip, isAtEnd, type SpeechControls } from './use-speech.ts';

interface SoundBarProps {
  clips: Clip[];
  speech: SpeechControls;
}

const onNight =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-on-night/40 px-4 text-sm font-semibold text-on-night hover:bg-on-night/15 aria-pressed:bg-on-night aria-pressed:text-night';

/**
 * Audio controls of the text, sentence by sentence: play, jump to a sentence, slow down, and repeat a
 * sentence.
 */
export function SoundBar({ clips, speech }: SoundBarProps) {
  const clip = clips[speech.index];
  const row = useRef<HTMLOListElement>(null);
  // Scroll to the sentence being spoken, because the row of sentence buttons of a long text is wider than a
  // phone.
  useEffect(() => {
    const current = row.current?.children[speech.index];
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [speech.index]);
  const label = clip?.sentenceId
    ? t`Sentence ${{ number: speech.index + 1 }} of ${{ count: clips.length }}`
    : t`The whole text`;
  return (
    <section
      aria-label={t`Sound`}
      data-tour="lesson-sound"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-night px-3 py-2 text-on-night sm:px-5 print:hidden"
    >
      <button
        type="button"
        onClick={speech.toggle}
        aria-label={speech.playing ? t`Pause` : t({ message: 'Play', context: 'sound' })}
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-on-night text-night"
      >
        {speech.playing ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
      </button>
      <p className="min-w-28 flex-1 font-semibold text-sm sm:flex-none" aria-live="polite">
        {clip?.speaker && <bdi>{clip.speaker}</bdi>}
        {clip?.speaker && ' · '}
        {speech.failed ? t`The sound did not load. Play to try again.` : label}
      </p>
      {clip && !clip.sentenceId ? (
        <RecordingPlace clip={clip} speech={speech} />
      ) : (
        <ol
          ref={row}
          className="order-last flex h-8 w-full min-w-0 items-stretch gap-1 overflow-x-auto lg:order-none lg:w-auto lg:flex-1"
        >
          {clips.map((each, at) => (
            <li
              key={each.url}
              style={{ flexGrow: Math.max(each.ms, 300) }}
              className="flex min-w-6 lg:min-w-1.5"
            >
              <button
                type="button"
                onClick={() => speech.play(at)}
                aria-label={t`Play sentence ${{ number: at + 1 }}`}
                aria-current={at === speech.index ? 'true' : undefined}
                className={classNames(
                  // Keep a transparent border: it becomes visible in forced colours mode, which removes the
                  // background.
                  'w-full rounded-sm border border-transparent transition-colors focus-visible:outline-on-night',
                  at === speech.index
                    ? 'bg-listening-on-night'
                    : at < speech.index
                      ? 'bg-on-night/80 hover:bg-on-night'
                      : 'bg-on-night/30 hover:bg-on-night/60',
                )}
              />
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        onClick={speech.nextSpeed}
        aria-label={t({
          message: `Speed ${{ factor: speech.speed }} times`,
          comment: 'factor: 1, 0.75 or 0.5',
        })}
        className={onNight}
      >
        {new Intl.NumberFormat(intlLocale()).format(speech.speed)}×
      </button>
      {clip?.sentenceId && (
        <button
          type="button"
          onClick={speech.toggleRepeat}
          aria-pressed={speech.repeats}
          className={onNight}
        >
          <Repeat1 aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">
            <Trans>Repeat sentence</Trans>
          </span>
        </button>
      )}
    </section>
  );
}

interface RecordingPlaceProps {
  clip: Clip;
  speech: Pick<SpeechControls, 'audio' | 'seek'>;
}

/**
 * Shows the position in a recording of the whole text, and allows seeking. Seeking replaces the sentence
 * buttons, because a recording is not divided into sentences.
 */
function RecordingPlace({ clip, speech: { audio, seek } }: RecordingPlaceProps) {
  const all = Math.max(1, Math.floor(clip.ms / 1000));
  const seconds = useSyncExternalStore(
    (moved) => {
      audio.addEventListener('timeupdate', moved);
      return () => audio.removeEventListener('timeupdate', moved);
    },
    // If the machine was slow, a recording's duration may exceed its actual sound. Fill the bar when the
    // sound ends.
    () => (isAtEnd(audio) ? all : Math.floor(audio.currentTime)),
  );
  const at = showTime(seconds * 1000);
  const end = showTime(all * 1000);
  return (
    <div className="slider slider-on-night order-last flex w-full min-w-0 items-center gap-3 lg:order-none lg:w-auto lg:flex-1">
      <input
        type="range"
        aria-label={t`Place in the recording`}
        aria-valuetext={t({ message: `${at} of ${end}`, comment: 'Times: 0:12 of 1:30' })}
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
