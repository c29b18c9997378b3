import { languageOf } from '#language/languages.ts';
import type { Text } from '#language/text/text.ts';
import type { PanelProps, Shown } from '../view-props.ts';
import { OneSide } from '../views/BilingualLine.tsx';
import { NotGenerated } from '../views/make-view.tsx';
import { RevealBar, TurnBar } from '../views/RevealBar.tsx';
import { type Reveal, useReveal } from '../views/use-reveal.ts';
import { useTurns } from '../views/use-turns.ts';
import type { ChunkContent } from './content.ts';

/** The chunks as cards, sentence by sentence; each card reveals the partner below it. */
export function Panel({ content, text, show, textStyle }: PanelProps<ChunkContent>) {
  const sentences = content.sentences.map(({ sentenceId, pairs }) => ({
    sentenceId,
    pairs: pairs.map((pair, at) => ({ ...pair, id: `${sentenceId}.c${at}` })),
  }));
  const { shown, turn } = useTurns(sentences);
  const reveal = useReveal(shown.flatMap(({ item }) => item.pairs.map(({ id }) => id)));
  if (reveal.total === 0) return <NotGenerated />;
  return (
    <div className="grid gap-6">
      <TurnBar turn={turn} />
      <RevealBar reveal={reveal} />
      <ol
        className="m-0 grid list-none gap-5 p-0"
        dir={languageOf(text.target).direction}
        style={textStyle}
      >
        {shown.map(({ item: { sentenceId, pairs }, number }) => (
          <li key={sentenceId} className="grid grid-cols-[2.2em_minmax(0,1fr)] gap-2">
            <span className="pt-2 text-[0.8em] font-semibold text-ink-3">{number}</span>
            <div className="flex flex-wrap gap-2">
              {pairs.map((pair) => (
                <ChunkCard key={pair.id} pair={pair} text={text} show={show} reveal={reveal} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ChunkCardProps {
  pair: { id: string; target: string; native: string };
  text: Text;
  show: Shown;
  reveal: Reveal;
}

/** One chunk with its partner below it, covered until the card is clicked. */
function ChunkCard({ pair, text, show, reveal }: ChunkCardProps) {
  const shown = reveal.isShown(pair.id);
  return (
    <button
      type="button"
      aria-expanded={shown}
      onClick={() => reveal.toggle(pair.id)}
      className="grid min-h-11 gap-1 rounded-control border border-line bg-raised px-3 py-2 text-start transition-colors hover:border-edge"
    >
      <span>
        <OneSide side={show.target ? 'target' : 'native'} words={pair} text={text} />
      </span>
      <span className="border-t border-dashed border-edge pt-1 text-[0.82em]">
        <span className={shown ? undefined : 'invisible'} aria-hidden={!shown}>
          <OneSide side={show.target ? 'native' : 'target'} words={pair} text={text} />
        </span>
      </span>
    </button>
  );
}
