import type { Sentence, SideName } from '#language/text/text.ts';
import type { ActivityPanelProps } from '../panel-props.ts';
import { useKeys } from '../use-keys.ts';
import type { ParallelState } from './options.ts';
import { ParallelControls } from './ParallelControls.tsx';
import { ParallelLine } from './ParallelLine.tsx';
import './parallel.css';
import { lineId, useParallel } from './use-parallel.ts';

/** Both languages in rows: a sentence and its partner light up together, either side can be covered. */
export default function Panel(props: ActivityPanelProps<ParallelState>) {
  const parallel = useParallel(props);
  const { picking, lit, state } = parallel;
  // Where nothing is covered there is nothing to reveal, nor a button for it.
  useKeys(
    parallel.covering ? { n: parallel.revealNext, a: parallel.revealAll, h: parallel.hideAll } : {},
  );
  const dress = (side: SideName) => (sentence: Sentence) => {
    const id = lineId(sentence.id, side);
    return (
      <ParallelLine
        id={id}
        text={sentence[side].text}
        number={state.ids.indexOf(sentence.id) + 1}
        covered={parallel.isCovered(sentence.id, side)}
        lit={lit === sentence.id}
        inTabOrder={picking.cursor === id}
        handlers={picking.handlers}
      />
    );
  };
  return props.children({
    target: dress('target'),
    native: dress('native'),
    shows: { target: true, native: true },
    rows: true,
    numbered: state.options.numbers,
    controls: <ParallelControls parallel={parallel} />,
  });
}
