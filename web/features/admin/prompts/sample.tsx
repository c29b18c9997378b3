import { FlaskConical } from 'lucide-react';
import type { Resource } from '#contracts/resources/resource.ts';
import { languageOf } from '#language/languages.ts';
import { audienceLevel } from '#language/levels.ts';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { type SampleLesson, samplesOf } from '#lessons/prompts/sample.ts';
import { type Sample, sampleRequestOf } from '#lessons/prompts/sample-messages.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The samples for this prompt: choices defined in code, or public lessons labelled by language. */
function sampleOptions({ key, samples }: PromptRecord): { value: string; label: string }[] {
  const choices = samplesOf(key);
  if (choices !== 'lessons') return choices.map(({ id, label }) => ({ value: id, label }));
  return samples
    .map(({ id, title, to, level }) => ({
      value: id,
      label: `${languageOf(to).name} ${level}: ${title || 'untitled'}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

interface SampleChoiceProps {
  record: PromptRecord;
  value: string;
  onChoose: (id: string) => void;
}

/** A select for the sample that is used to preview and try a prompt. */
export function SampleChoice({ record, value, onChoose }: SampleChoiceProps) {
  return (
    <NativeSelect
      label="Sample"
      help={
        samplesOf(record.key) === 'lessons'
          ? 'The newest suitable public lessons. Private lessons are never used.'
          : 'Made up for trials: it contains no one’s work.'
      }
      value={value}
      options={sampleOptions(record)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

/** Converts a lesson to the form that is used to fill in prompts. */
function sampleLessonOf({ title, audience, draft, text, parts }: Resource): {
  lesson: SampleLesson;
} {
  const vocabulary = parts.find(({ part }) => part === 'vocab')?.content;
  return { lesson: { title, level: audienceLevel(audience), draft, text, vocabulary } };
}

/** The default sample of a prompt; '' if there is none. */
export const firstSample = (record: PromptRecord): string =>
  record.lesson?.id ?? sampleOptions(record)[0]?.value ?? '';

/**
 * The chosen sample of a prompt. It is available immediately if it is defined in code or passed as `brought`;
 * otherwise it is fetched.
 */
export function useSample(
  key: PromptKey | null,
  id: string,
  brought: PromptRecord['lesson'] = null,
) {
  const isLesson = key !== null && samplesOf(key) === 'lessons';
  const { data, error, mutate } = useRequest(
    isLesson && id && id !== brought?.id ? `/v1/resources/${encodeURIComponent(id)}` : null,
    (path: string) => http.get<Resource>(path),
    { revalidateOnFocus: false },
  );
  const chosen = brought?.id === id ? { lesson: brought } : data && sampleLessonOf(data);
  const sample: Sample | undefined = isLesson ? chosen : { choice: id };
  const text = chosen?.lesson.text;
  const request = key && sample && sampleRequestOf(key, sample);
  const languages = request ? { target: request.to, native: request.from } : text;
  return { sample, text, languages, error, mutate };
}

/** Shown if no public lesson is suitable for a prompt, as on a new site. */
export function NoSample() {
  return (
    <EmptyState
      icon={<FlaskConical size={28} />}
      title="No lesson to try it on yet"
      action={<LinkButton href="/select_resources">Make a lesson</LinkButton>}
    >
      Prompts for activities are tried on public lessons. As soon as one is shared, it will appear
      here.
    </EmptyState>
  );
}
