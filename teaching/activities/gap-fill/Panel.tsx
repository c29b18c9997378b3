import type { ActivityPanelProps } from '../panel-props.ts';
import { useKeys } from '../use-keys.ts';
import { GapControls } from './GapControls.tsx';
import { GapSentence } from './GapSentence.tsx';
import type { GapState } from './options.ts';
import { useGaps } from './use-gaps.ts';

const nowhere = { place: 0, gaps: new Map<string, number>() };

/** The gap-fill on the projector: click a gap, reveal the next, reveal all; the same after a reload. */
export default function Panel(props: ActivityPanelProps<GapState>) {
  const { text } = props.material;
  const gaps = useGaps(props);
  const { state, revealed, choosing } = gaps;
  useKeys({ n: gaps.revealNext, a: gaps.revealAll, h: gaps.hideAll });
  return props.children({
    target: (sentence) => {
      const { place, gaps: here } = gaps.bySentence.get(sentence) ?? nowhere;
      return (
        <GapSentence
          sentence={sentence}
          language={text.target}
          place={place}
          gaps={here}
          open={new Set([...here.keys()].filter((id) => revealed.has(id)))}
          widest={state.options.lengthClue ? '' : gaps.widest}
          start={state.options.start}
          choosing={choosing}
          onTap={choosing ? gaps.tapWord : gaps.tapGap}
        />
      );
    },
    controls: <GapControls gaps={gaps} text={text} />,
  });
}
