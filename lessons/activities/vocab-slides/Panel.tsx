import { useMemo } from 'react';
import type { WorkByLesson } from '../left-work.ts';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useLeftWork } from '../use-left-work.ts';
import type { SlidesState } from './options.ts';
import { SlideControls } from './SlideControls.tsx';
import { SlideDeck } from './SlideDeck.tsx';
import type { SlideShow } from './slide-show.ts';
import { slidesOf } from './slides.ts';

const shows: WorkByLesson<SlideShow> = new Map();

/**
 * The key vocabulary on the projector: order and what is known is stored, the place in it is kept for the
 * page's life.
 */
export default function Panel(props: ActivityPanelProps<SlidesState>) {
  const { material, state, onState, address } = props;
  const slides = useMemo(() => slidesOf(state, material), [state, material]);
  // Another order is another show; whatever else is chosen, the class stays at its word.
  const order = `${state.options.shuffled} ${state.seed}`;
  const { work: game, again } = useLeftWork(shows, material.resourceId, order);
  return props.children({
    board: (
      <SlideDeck
        key={game.id}
        game={game}
        slides={slides}
        material={material}
        address={address}
        state={state}
        onState={onState}
      />
    ),
    controls: (
      <SlideControls
        material={material}
        state={state}
        onState={onState}
        onAgain={again}
        onShuffle={() =>
          onState({
            ...state,
            seed: newSeed(),
            options: { ...state.options, shuffled: true },
          })
        }
      />
    ),
  });
}
