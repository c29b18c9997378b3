import type { Text } from '#language/text/text.ts';
import type { Shown } from '../panel-props.ts';
import { OneSide } from '../views/OneSide.tsx';
import type { Reveal } from '../views/use-reveal.ts';

interface ChunkCardProps {
  pair: { id: string; target: string; native: string };
  text: Text;
  show: Shown;
  reveal: Reveal;
}

/** One chunk with its partner under it, covered until the card is clicked. */
export function ChunkCard({ pair, text, show, reveal }: ChunkCardProps) {
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
