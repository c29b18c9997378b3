import { languageOf } from '#language/languages.ts';
import type { PanelProps } from '../panel-props.ts';
import { NotGenerated } from '../views/NotGenerated.tsx';
import { RevealBar } from '../views/RevealBar.tsx';
import { useReveal } from '../views/use-reveal.ts';
import { ChunkCard } from './ChunkCard.tsx';
import type { ChunkContent } from './content.ts';

/** Sentence by sentence, each chunk a card; its partner is uncovered under it. */
export function Panel({ content, text, show, textStyle }: PanelProps<ChunkContent>) {
  const sentences = content.sentences.map(({ sentenceId, pairs }) => ({
    sentenceId,
    pairs: pairs.map((pair, at) => ({ ...pair, id: `${sentenceId}.c${at}` })),
  }));
  const reveal = useReveal(sentences.flatMap(({ pairs }) => pairs.map(({ id }) => id)));
  if (reveal.total === 0) return <NotGenerated />;
  return (
    <div className="grid gap-6">
      <RevealBar reveal={reveal} />
      <ol
        className="m-0 grid list-none gap-5 p-0"
        dir={languageOf(text.target).direction}
        style={textStyle}
      >
        {sentences.map(({ sentenceId, pairs }, at) => (
          <li key={sentenceId} className="grid grid-cols-[2.2em_minmax(0,1fr)] gap-2">
            <span className="pt-2 text-[0.8em] font-semibold text-ink-3">{at + 1}</span>
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
