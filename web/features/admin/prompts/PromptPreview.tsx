import { useDeferredValue } from 'react';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { sampleMessages } from '#lessons/prompts/sample-messages.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { NoSample } from './NoSample.tsx';
import { SampleChoice } from './SampleChoice.tsx';
import { firstSample, useSample } from './use-sample.ts';

interface PromptPreviewProps {
  record: PromptRecord;
  template: string;
  /** The chosen sample; '' for the first one. */
  sample: string;
  onSample: (id: string) => void;
}

const boxLook =
  'rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap';

/** What the model would read: the prompt filled in for a sample, and what the code puts before it. */
export function PromptPreview({ record, template, sample: chosen, onSample }: PromptPreviewProps) {
  const id = chosen || firstSample(record);
  const { sample, error, mutate } = useSample(record.key, id, record.lesson);
  const shown = useDeferredValue(template);
  if (id === '') return <NoSample />;
  const messages = sample && sampleMessages(record.key, sample, shown);
  const [rules, data, instruction] = messages ?? [];
  return (
    <div className="grid gap-5">
      <div className="max-w-xl">
        <SampleChoice record={record} value={id} onChoose={onSample} />
      </div>
      {!sample && error && (
        <LoadFailed what="The sample" error={error} onAgain={() => void mutate()} />
      )}
      {!sample && !error && <Spinner label="Loading the sample" />}
      {instruction && (
        <section aria-labelledby="filled">
          <h2 id="filled" className="mb-2 text-lg">
            Filled in
          </h2>
          <p className={boxLook}>{instruction.content}</p>
          {record.key === 'chunk' && (
            <p className="mt-2 text-sm text-ink-2">
              The <a href="/chunks_keyWords">chunk words</a> that a text holds are added to its task
              when the model is asked, in lessons and in trials.
            </p>
          )}
          <details className="mt-3">
            <summary className="min-h-11 content-center font-semibold">
              What the code puts before it
            </summary>
            <p className="my-2 text-sm text-ink-2">
              These rules are part of the code and cannot be edited: they keep what teachers wrote
              from speaking as an instruction.
            </p>
            <p className={boxLook}>{rules?.content}</p>
            <p className="my-2 text-sm text-ink-2">The sample, as data:</p>
            <p className={`${boxLook} max-h-80 overflow-y-auto`}>{data?.content}</p>
          </details>
        </section>
      )}
    </div>
  );
}
