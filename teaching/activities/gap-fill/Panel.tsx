import type { ActivityPanelProps } from '../panel-props.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { useKeys } from '../use-keys.ts';
import { GapControls } from './GapControls.tsx';
import { GapSentence } from './GapSentence.tsx';
import { allRevealed } from './gap-reveal.ts';
import type { GapState } from './options.ts';
import { useGaps } from './use-gaps.ts';

const nowhere = { place: 0, gaps: new Map<string, number>() };

/** The gap-fill on the projector: click a gap, reveal the next, reveal all; the same after a reload. */
export default function Panel(props: ActivityPanelProps<GapState>) {
  const { text } = props.material;
  const gaps = useGaps(props);
  const { state, revealed, choosing } = gaps;
  useKeys({ n: gaps.revealNext, a: gaps.revealAll, h: gaps.hideAll });
  // All at once is one mark on the whole text; what is said of each gap and the bank follow it.
  const all = allRevealed(state.ids, revealed);
  const drawn = useAfterPaint(revealed, all || revealed.size === 0);
  return props.children({
    textState: all ? 'gaps-open' : revealed.size === 0 ? 'gaps-closed' : undefined,
    textStyle: state.options.lengthClue
      ? undefined
      : { '--gap-width': JSON.stringify(gaps.widest) },
    target: (sentence) => {
      const { place, gaps: here } = gaps.bySentence.get(sentence) ?? nowhere;
      return (
        <GapSentence
          sentence={sentence}
          language={text.target}
          place={place}
          gaps={here}
          open={new Set([...here.keys()].filter((id) => drawn.has(id)))}
          start={state.options.start}
          choosing={choosing}
          onTap={choosing ? gaps.tapWord : gaps.tapGap}
        />
      );
    },
    controls: <GapControls gaps={gaps} drawn={drawn} text={text} />,
  });
}
