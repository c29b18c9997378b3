import useSWR from 'swr';
import type { Resource } from '#contracts/resources/resource.ts';
import { audienceLevel } from '#language/levels.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { samplesOf } from '#lessons/prompts/sample.ts';
import { type Sample, sampleRequestOf } from '#lessons/prompts/sample-messages.ts';
import { http } from '#web/app/http/http.ts';

/** A lesson as prompts are filled in for it. */
function sampleLessonOf({ title, audience, draft, text, parts }: Resource): Sample {
  const vocabulary = parts.find(({ part }) => part === 'vocab')?.content;
  return { lesson: { title, level: audienceLevel(audience), draft, text, vocabulary } };
}

/** The chosen sample of a prompt: at once where the code brings it, fetched where it is a lesson. */
export function useSample(key: PromptKey | null, id: string) {
  const isLesson = key !== null && samplesOf(key) === 'lessons';
  const { data, error, mutate } = useSWR(
    isLesson && id ? `/v1/resources/${encodeURIComponent(id)}` : null,
    (path: string) => http.get<Resource>(path),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const sample: Sample | undefined = isLesson ? data && sampleLessonOf(data) : { choice: id };
  const request = key && sample && sampleRequestOf(key, sample);
  const languages = request ? { target: request.to, native: request.from } : data?.text;
  return { sample, text: data?.text, languages, error, mutate };
}
