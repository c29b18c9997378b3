import { useState } from 'react';
import { Slider } from '#ui/Slider.tsx';
import { LoomThreads } from './LoomThreads.tsx';
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
