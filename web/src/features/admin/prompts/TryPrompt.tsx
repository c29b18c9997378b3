import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { PromptRecord } from '#teaching/prompts/prompt-record.ts';
import type { PromptTrial } from '#teaching/prompts/prompt-trial.ts';
import { http } from '#web/http.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { NoSample } from './NoSample.tsx';
import { SampleChoice, sampleOptions } from './SampleChoice.tsx';
import { TrialSideCard } from './TrialSideCard.tsx';
import { useSample } from './use-sample.ts';

interface TryPromptProps {
  record: PromptRecord;
  template: string;
  /** What is wrong with the wording; then it cannot be tried. */
  problems: readonly string[];
  sample: string;
  onSample: (id: string) => void;
}

/** A trial that was made: of which wording, on which sample. */
interface Made {
  trial: PromptTrial;
  template: string;
  sample: string;
}

/** Asks the model by what is written and by the live wording, and shows what each made of the sample. */
export function TryPrompt({
  record,
  template,
  problems,
  sample: chosen,
  onSample,
}: TryPromptProps) {
  const id = chosen || (sampleOptions(record)[0]?.value ?? '');
  const { text, languages } = useSample(record, id);
  const [made, setMade] = useState<Made | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (id === '') return <NoSample />;
  const isOld = made !== null && (made.template !== template || made.sample !== id);

  async function run() {
    setBusy(true);
    setFailure('');
    try {
      const path = `/v1/admin/prompts/${record.key}/try`;
      // It costs money: never sent again by itself.
      const trial = await http.post<PromptTrial>(
        path,
        { template, sample: id },
        { sendOnce: true },
      );
      setMade({ trial, template, sample: id });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setBusy(false);
    }
  }

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
          disabled={problems.length > 0}
          onClick={() => void run()}
        >
          <FlaskConical size={18} aria-hidden="true" /> Try both
        </Button>
      </div>
      <p className="text-sm text-ink-2">
        The model is asked twice, at the usual price, and each reply once: in a lesson it would be
        asked to mend what a check finds. Nothing is stored but the cost.
      </p>
      {problems.length > 0 && (
        <Notice tone="warn">First mend the prompt: {problems.join(' ')}</Notice>
      )}
      <div aria-live="polite" className="grid gap-5">
        {busy && <Spinner label="The model is asked twice; it may take a minute" />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {made && isOld && !busy && (
          <Notice tone="warn">
            Since this trial the prompt or the sample has changed. Try again to see what it makes
            now.
          </Notice>
        )}
        {made && !busy && (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <TrialSideCard
              title="What is written"
              promptKey={record.key}
              side={made.trial.draft}
              text={made.sample === id ? text : undefined}
              languages={made.sample === id ? languages : undefined}
            />
            <TrialSideCard
              title="The live wording"
              promptKey={record.key}
              side={made.trial.live}
              text={made.sample === id ? text : undefined}
              languages={made.sample === id ? languages : undefined}
            />
          </div>
        )}
      </div>
    </div>
  );
}
