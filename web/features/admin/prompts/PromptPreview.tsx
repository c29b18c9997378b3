import { Plus, TriangleAlert } from 'lucide-react';
import { useDeferredValue } from 'react';
import { variablesIn } from '#lessons/prompts/fill-template.ts';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { sampleMessages } from '#lessons/prompts/sample-messages.ts';
import type { Variable } from '#lessons/prompts/variables.ts';
import { Chip } from '#ui/Chip.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { firstSample, NoSample, SampleChoice, useSample } from './sample.tsx';

interface PromptPreviewProps {
  record: PromptRecord;
  template: string;
  /** The key of the chosen sample; '' for the first sample. */
  sample: string;
  onSample: (id: string) => void;
}

const boxLook =
  'rounded-control border border-line bg-sunken p-4 font-mono text-sm leading-relaxed break-words whitespace-pre-wrap';

/** The model's input: the prompt filled in for a sample, and the text that the code adds before it. */
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
        <LoadFailed
          title="The sample could not be loaded"
          error={error}
          onAgain={() => void mutate()}
        />
      )}
      {!sample && !error && <Spinner label="Loading the sample" />}
      {instruction && (
        <section aria-labelledby="filled">
          <h2 id="filled" className="mb-2 text-lg">
            With the sample filled in
          </h2>
          <p className={boxLook}>{instruction.content}</p>
          {record.key === 'chunk' && (
            <p className="mt-2 text-sm text-ink-2">
              The <a href="/chunks_keyWords">chunk words</a> that occur in a text are added to the
              prompt, in lessons and in trials.
            </p>
          )}
          <details className="mt-3">
            <summary className="min-h-11 content-center font-semibold">
              What Lexiloom adds before it
            </summary>
            <p className="my-2 text-sm text-ink-2">
              These rules cannot be edited. They stop the model from treating teachers’ text as
              instructions.
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

interface VariableListProps {
  variables: readonly Variable[];
  template: string;
  onInsert: (name: string) => void;
}

/** The variables that a prompt can use. A press inserts the variable at the cursor. */
export function VariableList({ variables, template, onInsert }: VariableListProps) {
  const used = variablesIn(template);
  return (
    <section aria-labelledby="variables" className="min-w-0">
      <h2 id="variables" className="mb-1.5 text-sm font-semibold">
        Variables
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        Lexiloom fills these in. Press one to insert it at the cursor. Teachers’ text is never
        inserted here: it is sent separately, as data.
      </p>
      <ul className="grid gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        {variables.map(({ name, meaning, required }) => (
          <li key={name} className="flex flex-col items-start gap-0.5 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <Chip className="min-h-11 font-mono" onClick={() => onInsert(name)}>
                <Plus size={14} aria-hidden="true" />
                <span className="sr-only">Insert </span>
                {`{{${name}}}`}
              </Chip>
              {required && !used.includes(name) && (
                <span className="inline-flex items-center gap-1 font-semibold text-bad">
                  <TriangleAlert size={14} aria-hidden="true" /> missing
                </span>
              )}
              {!required && <span className="text-ink-3">optional</span>}
            </span>
            <span className="ps-1 text-ink-2">{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
