import { FlaskConical } from 'lucide-react';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { Button } from '#ui/Button.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { firstSample, NoSample, SampleChoice, useSample } from './sample.tsx';
import { outcomeOf, TrialSideCard } from './TrialSideCard.tsx';
import type { Trial } from './use-trial.ts';

interface TryPromptProps {
  record: PromptRecord;
  template: string;
  /** Problems with the wording. A wording with problems cannot be tried. */
  problems: readonly string[];
  sample: string;
  trial: Trial;
  onSample: (id: string) => void;
}

/** Runs the model on the sample with the edited and the live wording, and shows both results. */
export function TryPrompt(props: TryPromptProps) {
  const { record, template, problems, sample: chosen, trial, onSample } = props;
  const { made, busy, failure, run } = trial;
  const id = chosen || firstSample(record);
  const { sample, text, languages, error, mutate } = useSample(record.key, id, record.lesson);
  if (id === '') return <NoSample />;
  const isOld = made !== null && (made.template !== template || made.sample !== id);

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="w-full max-w-xl">
          <SampleChoice record={record} value={id} onChoose={onSample} />
        </div>
        <Button
          variant="primary"
          className="sm:mt-7"
          busy={busy}
          disabled={problems.length > 0 || !sample}
          onClick={() => void run({ template, sample: id, text, languages })}
        >
          <FlaskConical size={18} aria-hidden="true" /> Try both
        </Button>
      </div>
      {error && !sample && (
        <LoadFailed
          title="The sample could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      <p className="text-sm text-ink-2">
        The model is called twice, at the usual price. You see its first replies: in a lesson, it
        would get one chance to correct anything a check finds. Only the cost is stored.
      </p>
      {problems.length > 0 && (
        <Notice tone="warn">Correct the prompt first: {problems.join(' ')}</Notice>
      )}
      <div aria-live="polite">
        {busy && <Spinner label="Asking the model twice; this can take a minute" />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {made && isOld && !busy && (
          <Notice tone="warn">
            The prompt or the sample has changed since this trial. Try again to see the new result.
          </Notice>
        )}
        {made && !busy && (
          <p className="sr-only">
            Current text: {outcomeOf(made.trial.draft)}. The live wording:{' '}
            {outcomeOf(made.trial.live)}.
          </p>
        )}
      </div>
      {made && !busy && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {(['draft', 'live'] as const).map((name) => (
            <TrialSideCard
              key={name}
              title={name === 'draft' ? 'Current text' : 'The live wording'}
              promptKey={record.key}
              side={made.trial[name]}
              text={made.text}
              languages={made.languages}
            />
          ))}
        </div>
      )}
    </div>
  );
}
