import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Check,
  ChevronFirst,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleCheck,
  Pause,
  Play,
} from 'lucide-react';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { languageOf } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { wordingsAttributes } from '#ui/wordings/wordings-language.ts';
import type { ActivityPanelProps } from '../activity-view.tsx';
import { answersSpace, useKeys } from '../keys.ts';
import { type PausedWork, useSaveOnLeave } from '../paused-work.ts';
import { SlideStage } from './SlideStage.tsx';
import {
  markKnown,
  moveShow,
  type ShowMove,
  type Slide,
  type SlideShow,
  showAmong,
  startShow,
} from './slides.ts';
import type { SlidesState } from './state.ts';
import '../games/games.css';

interface SlideDeckProps
  extends Pick<ActivityPanelProps<SlidesState>, 'material' | 'address' | 'state' | 'onState'> {
  game: PausedWork<SlideShow>;
  slides: readonly Slide[];
}

/** Elements that use the arrow keys themselves. */
const ownsKeys = 'input:not([type="checkbox"]), select, textarea, [role="slider"]';

/** The slides in sequence, advanced by buttons, by keys or automatically. */
export function SlideDeck(props: SlideDeckProps) {
  const { game, slides, material, address, state, onState } = props;
  const { options } = state;
  const ids = slides.map(({ item }) => item.id);
  const [kept, move] = useReducer(
    (now: SlideShow, step: ShowMove) => moveShow(now, step, ids),
    ids,
    (first) => game.left ?? startShow(first),
  );
  const show = showAmong(kept, ids);
  // Pause on leave, because the class would not see slides that advance automatically.
  useSaveOnLeave(game, () => ({ ...show, playing: false }));
  const { direction } = languageOf(material.text.target);
  const rtl = direction === 'rtl';

  const pace = useRef(options.seconds);
  useEffect(() => {
    if (pace.current !== options.seconds) move({ kind: 'pace' });
    pace.current = options.seconds;
  }, [options.seconds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move, and every word, has its whole time
  useEffect(() => {
    if (!show.playing || options.seconds === 0) return;
    const timer = setTimeout(() => move({ kind: 'step' }), options.seconds * 1000);
    return () => clearTimeout(timer);
  }, [kept, show.id, show.playing, options.seconds]);

  const keys = useRef<(event: KeyboardEvent) => void>(() => undefined);
  keys.current = (event) => {
    const { target, key } = event;
    const inside = target instanceof Element ? target : document.body;
    if (inside.closest(ownsKeys) || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Record<string, ShowMove['kind']> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: 'next',
      [rtl ? 'ArrowRight' : 'ArrowLeft']: 'back',
      // The keys that a presenter's remote control sends.
      PageDown: 'next',
      PageUp: 'back',
      Home: 'first',
      End: 'last',
      ...(!answersSpace(inside) && { ' ': 'turn' }),
    };
    const kind = moves[key];
    if (!kind) return;
    event.preventDefault();
    move({ kind });
  };
  useKeys({
    r: () => move({ kind: show.open ? 'next' : 'turn' }),
    s: () => show.open || move({ kind: 'turn' }),
    h: () => show.open && move({ kind: 'turn' }),
  });
  // Attach before the slide is painted, so that a key press right after it appears is not missed.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => keys.current(event);
    // A focused button is activated when the key is released; in some browsers even if its keydown was
    // handled.
    const release = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !(event.target instanceof Element)) return;
      if (event.target.closest('[data-leaves-keys]')) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, []);

  const slide = slides[show.at];
  if (!slide) {
    return (
      <EmptyState
        icon={<CircleCheck className="size-8" />}
        title={t`Every word is known`}
        action={
          <>
            <Button
              variant="primary"
              onClick={() => onState({ ...state, options: { ...options, onlyUnknown: false } })}
            >
              <Trans>Show all words</Trans>
            </Button>
            <Button onClick={() => onState({ ...state, known: [] })}>
              <Trans>Mark all as unknown</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>You’re only showing unknown words, and there are none left.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="flex min-h-full flex-col gap-4">
      <SlideStage
        slide={slide}
        options={options}
        open={show.open}
        onTurn={() => move({ kind: 'turn' })}
        material={material}
        address={address}
      />
      <SlideBar
        at={show.at}
        count={slides.length}
        direction={direction}
        known={slide.known}
        onKnown={(known) => onState(markKnown(state, slide.item.id, known))}
        playing={options.seconds > 0 ? show.playing : null}
        onMove={(kind) => move({ kind })}
      />
    </div>
  );
}

interface SlideBarProps {
  at: number;
  count: number;
  /** The text direction that the slides follow: in a right-to-left language the next slide is on the left. */
  direction: 'ltr' | 'rtl';
  known: boolean;
  onKnown: (known: boolean) => void;
  /** Null if the show does not advance automatically. */
  playing: boolean | null;
  onMove: (kind: ShowMove['kind']) => void;
}

const round =
  'inline-flex size-14 shrink-0 items-center justify-center rounded-full border-2 border-line bg-raised text-ink not-aria-disabled:hover:border-target aria-disabled:opacity-45';

/** The Back and Next buttons, the progress, and a control for whether the class knows this word. */
function SlideBar(props: SlideBarProps) {
  const { at, count, known, playing, onMove } = props;
  return (
    <div
      dir={props.direction}
      // The bar stays visible even if the slide is taller than its container, for example when the container
      // is above the controls. It covers the padding of the scrolling box (lg:p-8 short:p-4), so that no
      // content shows through below it. It is not sticky on a phone: there the page scrolls, and the bar
      // would cover the example.
      className="flex flex-wrap items-center justify-center gap-3 bg-card pt-1 lg:sticky lg:-bottom-8 lg:-mb-8 lg:pb-8 short:-bottom-4 short:-mb-4 short:pb-4"
    >
      <button
        type="button"
        aria-label={t`First word`}
        title={t`First word`}
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove('first')}
        className={round}
      >
        <ChevronFirst aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={t`Previous word`}
        title={t`Previous word`}
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove('back')}
        className={round}
      >
        <ChevronLeft aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
      <div className="grid min-w-28 gap-1.5 text-center">
        <p dir={wordingsAttributes().dir} className="font-bold text-xl tabular-nums">
          <Trans>
            {{ number: at + 1 }} of {count}
          </Trans>
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
        aria-label={t`Next word`}
        title={t`Next word`}
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
          {playing ? t`Pause` : t({ message: 'Play', context: 'slides' })}
        </Button>
      )}
      <Button size="large" aria-pressed={known} onClick={() => props.onKnown(!known)}>
        {known ? (
          <Check aria-hidden="true" className="size-5 stroke-3 text-ok" />
        ) : (
          <Circle aria-hidden="true" className="size-5" />
        )}
        {known ? t({ message: 'Known', context: 'word' }) : t`Mark as known`}
      </Button>
    </div>
  );
}
