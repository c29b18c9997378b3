import { useRef } from 'react';
import type { Sentence, Text } from '#language/text/text.ts';
import { useFocusMove } from '#ui/use-focus-move.ts';
import { ProblemList } from '../editing/ProblemList.tsx';
import type { Problem } from '../question-definition.ts';
import { BilingualLine } from '../views/BilingualLine.tsx';
import { ChunkRow } from './ChunkRow.tsx';
import { type ChunkPairs, moveWord, ordered, swapNatives } from './edit-pairs.ts';
import { mergePairs } from './merge-pairs.ts';
import { splitPair, unsplittable } from './split-pair.ts';

interface SentenceChunksProps {
  number: number;
  sentence: Sentence;
  pairs: ChunkPairs;
  text: Text;
  problems: readonly Problem[];
  /** `typing` names the field that a letter was typed into: such changes are undone as one. */
  onChange: (pairs: ChunkPairs, typing?: string) => void;
}

const both = { target: true, native: true };

/** One sentence and its chunks: edit, split, merge with the next, move words and meanings. */
export function SentenceChunks(props: SentenceChunksProps) {
  const { number, sentence, pairs, text, problems, onChange } = props;
  const root = useRef<HTMLLIElement>(null);
  const moveFocus = useFocusMove();
  const focusField = (at: number, side: 'target' | 'native' = 'target') => {
    const name = `${sentence.id}.${at}.${side}`;
    // Its button may go with what it did.
    moveFocus(() =>
      root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)?.focus(),
    );
  };
  return (
    <li
      ref={root}
      data-sentence={sentence.id}
      tabIndex={-1}
      className="grid gap-3 rounded-control border border-line bg-card p-4"
    >
      <p className="m-0 flex gap-3 font-semibold">
        <span className="text-ink-3">{number}</span>
        <BilingualLine
          words={{ target: sentence.target.text, native: sentence.native.text }}
          text={text}
          show={both}
        />
      </p>
      {pairs.map((pair, at) => (
        <ChunkRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is its place
          key={at}
          name={`Sentence ${number}, chunk ${at + 1}`}
          field={`${sentence.id}.${at}`}
          pair={pair}
          text={text}
          isFirst={at === 0}
          isLast={at === pairs.length - 1}
          onWords={(words) =>
            onChange(
              ordered(
                pairs.map((other, index) => (index === at ? { ...pair, ...words } : other)),
                sentence,
              ),
              `${sentence.id}.${at}`,
            )
          }
          onMove={(side, by) => onChange(moveWord(pairs, { at, side, by }, text, sentence))}
          onSplit={(cut) => {
            const refusal = unsplittable(pair, text, sentence);
            if (refusal) return refusal;
            onChange(splitPair(pairs, at, text, sentence, cut));
            focusField(at + 1, cut?.side);
            return null;
          }}
          onMerge={() => {
            onChange(mergePairs(pairs, at, text, sentence));
            focusField(at);
          }}
          onSwap={(by) => onChange(swapNatives(pairs, by === 1 ? at : at - 1, sentence))}
        />
      ))}
      <ProblemList problems={problems} />
    </li>
  );
}
