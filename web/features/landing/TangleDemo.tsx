import { useState } from 'react';
import { Slider } from '#ui/Slider.tsx';
import type { SentencePair } from './sentence-pairs.ts';
import { wovenChunks } from './woven-chunks.ts';

/** The slider weaves the target language into the sentence, chunk by chunk. */
export function TangleDemo({ pair }: { pair: SentencePair }) {
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
          label={pair.english}
          min={0}
          max={100}
          step={5}
          value={percent}
          valueText={`${percent}%`}
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

/** One amber warp thread for each chunk; the indigo weft passes where a chunk is woven. */
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
