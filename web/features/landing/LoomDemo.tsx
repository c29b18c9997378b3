import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import { type SentencePair, sentencePairs } from './sentence-pairs.ts';
import { TangleDemo } from './TangleDemo.tsx';

/** The demonstration: one sentence pair, two of the things that are woven from it. */
export function LoomDemo() {
  const [pair, setPair] = useState<SentencePair>(sentencePairs[0]);
  const [activity, setActivity] = useState<'gaps' | 'tangle'>('tangle');
  return (
    <Card className="shadow-overlay">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Activity"
          options={[
            { value: 'tangle', label: 'Tangled' },
            { value: 'gaps', label: 'Gaps' },
          ]}
          value={activity}
          onChoose={setActivity}
        />
        <ChipGroup
          label="Language"
          hideLabel
          options={sentencePairs.map(({ lang, name }) => ({
            value: lang,
            label: <span lang={lang}>{name}</span>,
          }))}
          value={pair.lang}
          onChoose={(lang) => setPair(sentencePairs.find((one) => one.lang === lang) ?? pair)}
        />
      </div>
      <div className="mt-6 flex min-h-64 flex-col">
        {activity === 'gaps' ? (
          <GapDemo key={pair.lang} pair={pair} />
        ) : (
          <TangleDemo key={pair.lang} pair={pair} />
        )}
      </div>
    </Card>
  );
}

const word = /[\p{L}\p{M}'’]+/gu;

interface Piece {
  kind: 'word' | 'words';
  text: string;
  /** Where it begins in the sentence. */
  at: number;
}

/** The sentence as words to tap and what stands between them. */
function pieces(pair: SentencePair): Piece[] {
  const sentence = pair.chunks.map((chunk) => chunk.target).join(' ');
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(word)) {
    found.push({ kind: 'words', text: sentence.slice(from, match.index), at: from });
    found.push({ kind: 'word', text: match[0], at: match.index });
    from = match.index + match[0].length;
  }
  found.push({ kind: 'words', text: sentence.slice(from), at: from });
  return found.filter((piece) => piece.text !== '');
}

/** Tap a word to make it a gap, and again to reveal it. */
function GapDemo({ pair }: { pair: SentencePair }) {
  const [gaps, setGaps] = useState<ReadonlySet<number>>(() => {
    const words = pieces(pair).filter(({ kind }) => kind === 'word');
    return new Set(words.filter((_, index) => index % 4 === 3).map((piece) => piece.at));
  });
  const toggle = (at: number) =>
    setGaps((before) => {
      const after = new Set(before);
      if (!after.delete(at)) after.add(at);
      return after;
    });
  return (
    <div className="flex flex-1 flex-col">
      <p lang={pair.lang} dir={pair.dir} className="font-text text-2xl leading-13">
        <UnbreakableLine
          pieces={pieces(pair)}
          draw={({ kind, text, at }) =>
            kind === 'words' ? (
              text
            ) : (
              <button
                type="button"
                aria-pressed={gaps.has(at)}
                onClick={() => toggle(at)}
                className="rounded-small px-0.5 leading-10 transition-colors hover:bg-target-soft aria-pressed:rounded-b-none aria-pressed:border-b-3 aria-pressed:border-target aria-pressed:bg-target-soft aria-pressed:px-1.5 aria-pressed:text-transparent aria-pressed:forced-color-adjust-none"
              >
                {text}
              </button>
            )
          }
        />
      </p>
      <p lang="en" className="mt-2 text-lg text-native">
        {pair.chunks.map((chunk) => chunk.native).join(' ')}
      </p>
      <div className="mt-auto flex flex-wrap pt-5 items-center justify-between gap-3">
        <p className="text-sm text-ink-2">Tap a word to hide it, tap a gap to reveal it.</p>
        <Button size="small" disabled={gaps.size === 0} onClick={() => setGaps(new Set())}>
          Reveal all
        </Button>
      </div>
    </div>
  );
}
