import { CircleCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { languageOf } from '#language/languages.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import type { PausedWork } from '../paused-work.ts';
import { answersSpace, useKeys } from '../use-keys.ts';
import { useSaveOnLeave } from '../use-paused-work.ts';
import { SlideBar } from './SlideBar.tsx';
import { SlideStage } from './SlideStage.tsx';
import { moveShow, type ShowMove, type SlideShow, showAmong, startShow } from './slide-show.ts';
import { markKnown, type Slide } from './slides.ts';
import type { SlidesState } from './state.ts';
import '../games/games.css';

interface SlideDeckProps
  extends Pick<ActivityPanelProps<SlidesState>, 'material' | 'address' | 'state' | 'onState'> {
  game: PausedWork<SlideShow>;
  slides: readonly Slide[];
}

/** What writes or moves by arrow keys itself keeps them. */
const ownsKeys = 'input:not([type="checkbox"]), select, textarea, [role="slider"]';

/** The slides one after the other, by hand, by key or by themselves. */
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
  // Nobody saw what would have gone on by itself meanwhile.
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
      // What a presenter's remote control sends.
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
  // Before the slide is painted: a press as soon as it is seen counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => keys.current(event);
    // A button that has the focus is pressed when the key comes up again, in some browsers whatever was
    // done with it going down.
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
        title="Every word is known"
        action={
          <>
            <Button
              variant="primary"
              onClick={() => onState({ ...state, options: { ...options, onlyUnknown: false } })}
            >
              Show all words
            </Button>
            <Button onClick={() => onState({ ...state, known: [] })}>Mark all as unknown</Button>
          </>
        }
      >
        <p>Only words that are not known yet are shown, and there are none left.</p>
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
