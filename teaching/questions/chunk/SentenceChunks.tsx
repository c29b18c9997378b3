import { Button } from '#web/ui/Button.tsx';
import type { Sentence, Text } from '../../text/text.ts';
import { PairFields } from '../editing/PairFields.tsx';
import { ProblemList } from '../editing/ProblemList.tsx';
import type { Problem } from '../question-definition.ts';
import { BothLines } from '../views/BothLines.tsx';
import { type ChunkPairs, mergePairs, ordered, splitPair, swapNatives } from './edit-pairs.ts';

interface SentenceChunksProps {
  number: number;
  sentence: Sentence;
  pairs: ChunkPairs;
  text: Text;
  problems: readonly Problem[];
  onChange: (pairs: ChunkPairs) => void;
}

const both = { target: true, native: true };

/** One sentence and its chunks: edit, split, merge with the next, swap meanings with the next. */
export function SentenceChunks(props: SentenceChunksProps) {
  const { number, sentence, pairs, text, problems, onChange } = props;
  return (
    <li className="grid gap-3 rounded-control border border-line bg-card p-4">
      <p className="m-0 flex gap-3 font-semibold">
        <span className="text-ink-3">{number}</span>
        <BothLines
          words={{ target: sentence.target.text, native: sentence.native.text }}
          text={text}
          show={both}
        />
      </p>
      {pairs.map((pair, at) => {
        const name = `Chunk ${at + 1}`;
        const isLast = at === pairs.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place, and its fields hold no state
          <div key={at} className="grid gap-2 border-t border-line pt-3">
            <PairFields
              name={name}
              words={pair}
              text={text}
              onChange={(words) =>
                onChange(
                  ordered(
                    pairs.map((other, index) => (index === at ? words : other)),
                    sentence,
                  ),
                )
              }
            />
            <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0">
              <legend className="sr-only">
                Sentence {number}, {name}
              </legend>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange(splitPair(pairs, at, text, sentence))}
              >
                Split
              </Button>
              {!isLast && (
                <>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onChange(mergePairs(pairs, at, text, sentence))}
                  >
                    Merge with next
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onChange(swapNatives(pairs, at, sentence))}
                  >
                    Swap meaning with next
                  </Button>
                </>
              )}
            </fieldset>
          </div>
        );
      })}
      <ProblemList problems={problems} />
    </li>
  );
}
