import { useState } from 'react';
import { Card } from '#ui/Card.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { GapDemo } from './GapDemo.tsx';
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
