import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Slider } from '#ui/Slider.tsx';
import { UnbreakableLine } from '#ui/UnbreakableLine.tsx';
import { i18n } from '#ui/wordings/i18n.ts';
import { percentWords } from '#ui/wordings/percent.ts';
import { type SentencePair, sentencePairs } from './sentence-pairs.ts';

/** The demonstration: a sentence in two languages, and two of the activities made from it. */
export function LoomDemo() {
  const [pair, setPair] = useState<SentencePair>(sentencePairs[0]);
  const [activity, setActivity] = useState<'gaps' | 'tangle'>('tangle');
  return (
    <Card className="shadow-overlay">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t`Activity`}
          options={[
            { value: 'tangle', label: t`Tangled` },
            { value: 'gaps', label: t`Gaps` },
          ]}
          value={activity}
          onChoose={setActivity}
        />
        <ChipGroup
          label={t`Language`}
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
  /** Offset in the sentence. */
  at: number;
}

/** Splits the sentence into tappable words and the text between them. */
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

/** Tapping a word turns it into a gap; tapping it again reveals it. */
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
        <p className="text-sm text-ink-2">
          <Trans>Tap a word to hide it, tap a gap to reveal it.</Trans>
        </p>
        <Button size="small" disabled={gaps.size === 0} onClick={() => setGaps(new Set())}>
          <Trans>Reveal all</Trans>
        </Button>
      </div>
    </div>
  );
}

/** A slider replaces the sentence with the target language, chunk by chunk. */
function TangleDemo({ pair }: { pair: SentencePair }) {
  const [percent, setPercent] = useState(40);
  const woven = wovenChunks(pair.chunks.length, percent);
  const whole = woven.size === pair.chunks.length;
  return (
    <div>
      <p dir={whole ? pair.dir : 'ltr'} className="min-h-26 font-text text-2xl leading-13">
        {pair.chunks.map((chunk, index) => (
          <span key={chunk.native}>
            {woven.has(index) ? (
              <bdi
                lang={pair.lang}
                dir={pair.dir}
                className="border-b-3 border-target pb-0.5 text-target"
              >
                {chunk.target}
              </bdi>
            ) : (
              <bdi lang="en" className="border-b-3 border-dotted border-native pb-0.5 text-native">
                {chunk.native}
              </bdi>
            )}{' '}
          </span>
        ))}
      </p>
      <LoomThreads count={pair.chunks.length} woven={woven} />
      <div className="mt-4">
        <Slider
          label={i18n._(pair.language)}
          min={0}
          max={100}
          step={5}
          value={percent}
          valueText={percentWords(percent)}
          onSlide={setPercent}
        />
      </div>
    </div>
  );
}

interface LoomThreadsProps {
  count: number;
  woven: ReadonlySet<number>;
}

const gap = 100;
const rows = [14, 28, 42];

/** Draws the chunks as a loom with amber warp threads. The indigo weft thread is solid at woven chunks. */
function LoomThreads({ count, woven }: LoomThreadsProps) {
  return (
    <svg
      viewBox={`0 0 ${count * gap} 56`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 block h-14 w-full"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
    >
      {Array.from({ length: count * 2 }, (_, thread) => {
        const x = thread * (gap / 2) + gap / 4;
        const isWoven = woven.has(Math.floor(thread / 2));
        return (
          <g key={x}>
            <path d={`M${x} 4V52`} className="stroke-native" opacity=".55" />
            {rows.map((y, row) => {
              const over = (thread + row) % 2 === 0;
              return (
                <path
                  key={y}
                  d={over ? `M${x - 21} ${y}h42` : `M${x - 25} ${y}h15M${x + 10} ${y}h15`}
                  className="stroke-target transition-opacity"
                  opacity={isWoven ? 1 : 0.12}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

/**
 * Returns which of `count` chunks are shown in the target language at `percent`: 0 selects none, 100 all. The
 * chunks are spread over the sentence, and a higher percentage only adds chunks.
 */
export function wovenChunks(count: number, percent: number): ReadonlySet<number> {
  const many = Math.round((count * percent) / 100);
  const order = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => spread(a) - spread(b) || a - b,
  );
  return new Set(order.slice(0, many));
}

/** The van der Corput sequence in base 2, in which neighbouring inputs have distant values. */
function spread(at: number): number {
  let value = 0;
  for (let rest = at + 1, digit = 0.5; rest > 0; rest >>= 1, digit /= 2) {
    value += (rest & 1) * digit;
  }
  return value;
}
