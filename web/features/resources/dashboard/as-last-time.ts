import type { Draft } from '#contracts/resources/draft.ts';
import type { Resource, ResourceRow } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';

/** So far back is looked for a lesson that was written, past drafts that never were. */
const looksBack = 10;

/** The draft of the lesson that this teacher had written last, on whichever device; null before the first. */
export async function fetchLastDraft(): Promise<Draft | null> {
  const [rows] = await http.get<[ResourceRow[], number]>(
    `/v1/resources?scope=private&sort=newest&page=1&limit=${looksBack}`,
  );
  const last = rows.find(({ status, mine }) => mine && status !== 'draft');
  return last ? (await http.get<Resource>(resourcePath(last.id))).draft : null;
}

/**
 * A draft set up as the last one was: class, kind and length of text, grammar, sound and questions. What
 * this lesson is about, its name and its words stay.
 */
export function asLastTime(draft: Draft, last: Draft): Draft {
  const { title, topic, vocabulary, given } = draft;
  const { given: _, ...settings } = last;
  return { ...settings, title, topic, vocabulary, ...(given && { given }) };
}
