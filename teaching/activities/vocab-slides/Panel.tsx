import { useMemo } from 'react';
import { newSeed } from '../new-seed.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import type { SlidesState } from './options.ts';
import { SlideControls } from './SlideControls.tsx';
import { SlideDeck } from './SlideDeck.tsx';
import { slidesOf } from './slides.ts';

/** The key vocabulary on the projector: order and what is known is stored, the place in it is not. */
export default function Panel(props: ActivityPanelProps<SlidesState>) {
  const { material, state, onState, address } = props;
  const slides = useMemo(() => slidesOf(state, material), [state, material]);
  const { shuffled } = state.options;
  return props.children({
    board: (
      <SlideDeck
        // Another order is another show; whatever else is chosen, the class stays at its word.
        key={`${shuffled} ${state.seed}`}
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
