import type { Resource } from '#contracts/resources/resource.ts';
import { audienceLevel } from '#language/levels.ts';
import type { PromptRecord } from '#lessons/prompts/prompt-record.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { type SampleLesson, samplesOf } from '#lessons/prompts/sample.ts';
import { type Sample, sampleRequestOf } from '#lessons/prompts/sample-messages.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { sampleOptions } from './SampleChoice.tsx';

/** A lesson as prompts are filled in for it. */
function sampleLessonOf({ title, audience, draft, text, parts }: Resource): {
  lesson: SampleLesson;
} {
  const vocabulary = parts.find(({ part }) => part === 'vocab')?.content;
  return { lesson: { title, level: audienceLevel(audience), draft, text, vocabulary } };
}

/** The sample that a prompt is shown with first; '' where there is none. */
export const firstSample = (record: PromptRecord): string =>
  record.lesson?.id ?? sampleOptions(record)[0]?.value ?? '';

/** The chosen sample of a prompt: at once where the code or `brought` has it, fetched where it is another lesson. */
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
