import { languageOf } from '#language/languages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { useKept } from '../use-kept.ts';
import { useKeys } from '../use-keys.ts';
import { GapSentence, type GapSentenceProps, sameGaps } from './GapSentence.tsx';
import { allRevealed } from './gap-reveal.ts';
import type { GapState } from './options.ts';
import { useGaps } from './use-gaps.ts';

/** The page of a lesson opens with the gap-fill: its gaps can be used before the menus around them are there. */
const GapControls = lazyPart(async () => (await import('./GapControls.tsx')).GapControls);

const drawSentence = (props: GapSentenceProps) => <GapSentence {...props} />;
const nowhere = { place: 0, gaps: [] };

/** The gap-fill on the projector: click a gap, reveal the next, reveal all; the same after a reload. */
export default function Panel(props: ActivityPanelProps<GapState>) {
  const { text } = props.material;
  const gaps = useGaps(props);
  const { state, revealed, choosing, actions } = gaps;
  useKeys({ n: actions.revealNext, a: actions.revealAll, h: actions.hideAll });
  // All at once is one mark on the whole text; what is said of each gap and the bank follow it.
  const all = allRevealed(state.ids, revealed);
  const drawn = useAfterPaint(revealed, all || revealed.size === 0);
  const sentenceNode = useKept(drawSentence, sameGaps);
  return props.children({
    textState: all ? 'gaps-open' : revealed.size === 0 ? 'gaps-closed' : undefined,
    textStyle: state.options.lengthClue
      ? undefined
      : {
          '--gap-width': JSON.stringify(gaps.widest),
          '--gap-least': languageOf(text.target).spaces ? '4.5em' : '3em',
        },
    target: (sentence) => {
      const { place, gaps: here } = gaps.bySentence.get(sentence) ?? nowhere;
      return sentenceNode(sentence.id, {
        sentence,
        language: text.target,
        place,
        gaps: here,
        open: drawn,
        start: state.options.start,
        choosing,
        onTap: choosing ? actions.tapWord : actions.tapGap,
      });
    },
    controls: <GapControls gaps={gaps} drawn={drawn} text={text} />,
  });
}
