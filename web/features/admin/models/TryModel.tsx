import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { type Duty, type ModelChoice, nobody } from '#contracts/ai-models/ai-model.ts';
import type { DutyRecord } from '#contracts/ai-models/model-record.ts';
import type { ModelTrial } from '#contracts/ai-models/model-trial.ts';
import { trialWords } from '#contracts/ai-models/trial-words.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { samplesOf, trialPrompts } from '#lessons/prompts/sample.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { NoSample, useSample } from '../prompts/sample.tsx';
import { outcomeOf, TrialSideCard } from '../prompts/TrialSideCard.tsx';
import { useLastTrial } from '../prompts/use-trial.ts';
import { sameChoice } from './choice.ts';

interface TryModelProps {
  record: DutyRecord;
  choice: ModelChoice;
  /** The reason why the choice cannot be tried; null if it can. */
  problem: string | null;
  trial: ModelTrialState;
}

/** Runs the chosen and the live model on the same sample, and shows both results. */
export function TryModel({ record, choice, problem, trial }: TryModelProps) {
  const { duty } = record.duty;
  const { made, busy, failure, run } = trial;
  const key = promptOf(duty);
  const options = samplesFor(record, key);
  const [chosen, setChosen] = useState('');
  const id = chosen || (options[0]?.value ?? '');
  // Only the result of a trial needs the lesson, so the lesson is fetched no earlier than the trial.
  const { text, languages, error, mutate } = useSample(key, busy ? id : (made?.sample ?? ''));
  if (id === '') return <NoSample />;
  const isOld = made !== null && (!sameChoice(made.choice, choice) || made.sample !== id);
  const isNobody = choice.model === nobody;
  const sides = made && [
    { title: 'The chosen model', side: made.trial.candidate },
    { title: 'The live model', side: made.trial.live },
  ];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="w-full max-w-xl">
          <NativeSelect
            label="Sample"
            help={
              duty === 'questions'
                ? 'The newest public lessons. Private lessons are never used.'
                : 'Made up for trials: it contains no one’s work.'
            }
            value={id}
            options={options}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </div>
        <Button
          variant="primary"
          className="sm:mt-7"
          busy={busy}
          disabled={problem !== null || isNobody}
          onClick={() => void run({ choice, sample: id })}
        >
          <FlaskConical size={18} aria-hidden="true" /> Try both
        </Button>
      </div>
      {error && !text && (
        <LoadFailed
          title="The sample could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      <p className="text-sm text-ink-2">
        Both models are called once, at their usual price. Only the cost is stored.
      </p>
      {problem !== null && <Notice tone="warn">{problem}</Notice>}
      <div aria-live="polite">
        {busy && <Spinner label="Asking both models; this can take a minute" />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {made && isOld && !busy && (
          <Notice tone="warn">
            Another model or sample has been chosen since this trial. Try again to see the new
            result.
          </Notice>
        )}
        {sides && !busy && (
          <p className="sr-only">
            {sides
              .map(({ title, side }) => `${title}: ${side ? outcomeOf(side) : 'nobody'}.`)
              .join(' ')}
          </p>
        )}
      </div>
      {sides && !busy && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {sides.map(({ title, side }) =>
            side ? (
              <TrialSideCard
                key={title}
                title={title}
                promptKey={key}
                side={side}
                text={text}
                languages={languages}
              />
            ) : (
              <Card key={title} role="group" aria-label={title}>
                <h2 className="text-lg">{title}</h2>
                <p className="mt-2 text-ink-2">No model does this at present.</p>
              </Card>
            ),
          )}
        </div>
      )}
    </div>
  );
}

const promptOf = (duty: DutyRecord['duty']['duty']): PromptKey | null =>
  duty === 'text' || duty === 'questions' || duty === 'feedback' ? trialPrompts[duty] : null;

/** The samples that can be used to try a duty. */
function samplesFor({ duty: { duty }, samples }: DutyRecord, key: PromptKey | null) {
  const choices = key ? samplesOf(key) : (trialWords[duty] ?? []);
  return (choices === 'lessons' ? samples : choices).map(({ id, label }) => ({ value: id, label }));
}

/** The input of a trial: a choice of a model and a sample. */
interface ModelTrialOf {
  choice: ModelChoice;
  sample: string;
}

type ModelTrialState = ReturnType<typeof useModelTrial>;

/** The last trial of a duty. */
export const useModelTrial = (duty: Duty) =>
  useLastTrial<ModelTrialOf, ModelTrial>(`/v1/admin/models/duties/${duty}/try`, (of) => of);
