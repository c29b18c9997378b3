import { Check, ChevronFirst, ChevronLeft, ChevronRight, Circle, Pause, Play } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import type { ShowMove } from './slide-show.ts';

interface SlideBarProps {
  at: number;
  count: number;
  /** Whose direction the slides follow: the next one is on the left in a right-to-left language. */
  direction: 'ltr' | 'rtl';
  known: boolean;
  onKnown: (known: boolean) => void;
  /** Absent where the show does not go on by itself. */
  playing: boolean | null;
  onMove: (kind: ShowMove['kind']) => void;
}

const round =
  'inline-flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-line bg-raised text-ink not-aria-disabled:hover:border-target aria-disabled:opacity-45';

/** Back and forth, how far, and whether the class knows this one. */
export function SlideBar(props: SlideBarProps) {
  const { at, count, known, playing, onMove } = props;
  return (
    <div
      dir={props.direction}
      // In sight also where the slide is higher than its room, such as above the controls; it takes in the
      // padding of the box that scrolls (lg:p-8 short:p-4): nothing shows through below it. A phone scrolls
      // the page, and there it would stand over the example.
      className="flex flex-wrap items-center justify-center gap-3 bg-card pt-1 lg:sticky lg:-bottom-8 lg:-mb-8 lg:pb-8 short:-bottom-4 short:-mb-4 short:pb-4"
    >
      <button
        type="button"
        aria-label="First word"
        title="First word"
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove('first')}
        className={round}
      >
        <ChevronFirst aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label="Previous word"
        title="Previous word"
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove('back')}
        className={round}
      >
        <ChevronLeft aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
      <div className="grid min-w-28 gap-1.5 text-center">
        <p dir="ltr" className="font-bold text-xl tabular-nums">
          {at + 1} of {count}
        </p>
        <span
          aria-hidden="true"
          className="block h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none"
        >
          <span
            className="block h-full rounded-full bg-target-fill"
            style={{ inlineSize: `${((at + 1) / count) * 100}%` }}
          />
        </span>
      </div>
      <button
        type="button"
        aria-label="Next word"
        title="Next word"
        aria-disabled={at + 1 === count || undefined}
        onClick={() => onMove('next')}
        className={round}
      >
        <ChevronRight aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
      {playing !== null && (
        <Button size="large" onClick={() => onMove(playing ? 'pause' : 'play')}>
          {playing ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
          {playing ? 'Pause' : 'Play'}
        </Button>
      )}
      <Button size="large" aria-pressed={known} onClick={() => props.onKnown(!known)}>
        {known ? (
          <Check aria-hidden="true" className="size-5 stroke-3 text-ok" />
        ) : (
          <Circle aria-hidden="true" className="size-5" />
        )}
        {known ? 'Known' : 'Mark as known'}
      </Button>
    </div>
  );
}
