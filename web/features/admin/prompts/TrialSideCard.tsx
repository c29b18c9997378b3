import { Check, TriangleAlert } from 'lucide-react';
import type { TrialSide } from '#contracts/prompts/prompt-trial.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sayCost } from '../account/say-cost.ts';
import { MadeContent } from './MadeContent.tsx';

interface TrialSideCardProps {
  title: string;
  promptKey: PromptKey;
  side: TrialSide;
  /** The lesson it was tried on, where it is one. */
  text: Text | undefined;
  languages: TextLanguages | undefined;
}

const number = new Intl.NumberFormat('en-GB');

/** What one wording made of the sample, what the checks say of it, and what it cost. */
export function TrialSideCard(props: TrialSideCardProps) {
  const { title, promptKey, side, text, languages } = props;
  const { failure, problems, promptTokens, completionTokens, costMicros, milliseconds } = side;
  const facts = [
    ['Tokens in', number.format(promptTokens)],
    ['Tokens out', number.format(completionTokens)],
    ['Cost', sayCost(costMicros)],
    ['Took', `${(milliseconds / 1000).toFixed(1)} s`],
    ['Model', side.model],
  ] as const;
  return (
    <Card role="group" aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {failure === null &&
          (problems.length === 0 ? (
            <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
              Checks passed
            </Badge>
          ) : (
            <Badge tone="bad" icon={<TriangleAlert size={14} aria-hidden="true" />}>
              Checks failed: {problems.length}
            </Badge>
          ))}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-2 border-b border-line pb-4 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {failure !== null && (
        <Notice tone="bad" className="mt-4">
          {failure}
        </Notice>
      )}
      {problems.length > 0 && (
        <ul className="mt-4 grid list-disc gap-1 ps-5 text-sm">
          {problems.map(({ where, message }) => (
            <li key={`${where} ${message}`}>
              <span className="font-mono text-ink-3">{where}</span> {message}
            </li>
          ))}
        </ul>
      )}
      <MadeContent promptKey={promptKey} side={side} text={text} languages={languages} />
    </Card>
  );
}
