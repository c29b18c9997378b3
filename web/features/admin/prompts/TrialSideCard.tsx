import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TrialSide } from '#contracts/ai-models/model-trial.ts';
import type { TextLanguages } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { AnswersOpenContext } from '#lessons/questions/views/use-reveal.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { questionPanels } from '#web/app/question-panels.tsx';
import { formatCost } from '../format-cost.ts';

interface TrialSideCardProps {
  title: string;
  /** Null if the duty uses no prompt, as for speech. */
  promptKey: PromptKey | null;
  side: TrialSide;
  /** The text of the lesson, if the sample is a lesson. */
  text: Text | undefined;
  languages: TextLanguages | undefined;
}

const number = new Intl.NumberFormat('en-GB');

/** Describes the outcome of one side of the comparison for screen readers. */
export function outcomeOf({ failure, problems }: TrialSide): string {
  if (failure !== null) return failure;
  return problems.length === 0 ? 'checks passed' : `checks failed, ${problems.length}`;
}

/** The result of one wording or model for the sample, with its check results and its cost. */
export function TrialSideCard(props: TrialSideCardProps) {
  const { title, promptKey, side, text, languages } = props;
  const { failure, problems, promptTokens, completionTokens, costMicros, milliseconds } = side;
  const facts = [
    ['Tokens in', number.format(promptTokens)],
    ['Tokens out', number.format(completionTokens)],
    ['Cost', formatCost(costMicros)],
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
      {side.sound && <MadeSound sound={side.sound} />}
      {side.picture && <MadePicture picture={side.picture} />}
      <MadeContent promptKey={promptKey} side={side} text={text} languages={languages} />
    </Card>
  );
}

/** Returns an object URL for Base64 data. The URL is revoked when the data is no longer shown. */
function useBlobAddress(base64: string, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [base64, type]);
  return address;
}

function MadeSound({ sound }: { sound: string }) {
  const address = useBlobAddress(sound, 'audio/mpeg');
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said stands below.
    <audio controls src={address} className="mt-4 w-full max-w-md" />
  );
}

function MadePicture({ picture }: { picture: string }) {
  const address = useBlobAddress(picture, 'image/png');
  return (
    <img src={address} alt="What the model drew" className="mt-4 w-full max-w-sm rounded-control" />
  );
}

interface MadeContentProps {
  promptKey: PromptKey | null;
  side: TrialSide;
  text: Text | undefined;
  /** Languages of the lines; undefined if unknown. */
  languages: TextLanguages | undefined;
}

/** The model's output. A question type is shown as a class would see it, other output as lines. */
function MadeContent({ promptKey, side, text, languages }: MadeContentProps) {
  const { content, lines } = side;
  const Panel = promptKey && questionPanels.get(promptKey);
  if (Panel && content !== undefined && text) {
    return (
      <div className="mt-4">
        <AnswersOpenContext value={true}>
          <Panel
            content={content}
            text={text}
            show={{ target: true, native: true }}
            textStyle={{ fontSize: '1rem' }}
          />
        </AnswersOpenContext>
      </div>
    );
  }
  if (lines.length === 0) return null;
  return (
    <ol className="mt-4 grid gap-2">
      {lines.map(({ target, native, note }, at) => (
        // A line of a reply can be identified only by its position.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved or taken out
        <li key={at} className="border-b border-line pb-2 last:border-b-0">
          {note && <span className="text-sm font-semibold text-ink-2">{note} </span>}
          {target && (
            <bdi className="block" lang={languages?.target}>
              {target}
            </bdi>
          )}
          {native && (
            <bdi className="block text-sm text-native" lang={languages?.native}>
              {native}
            </bdi>
          )}
        </li>
      ))}
    </ol>
  );
}
