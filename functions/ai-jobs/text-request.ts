import type { Sentence } from '#language/text/text.ts';
import { detailNamesOf, tenseNamesOf } from '#lessons/draft/tenses-and-details.ts';
import type { TextRequest } from '#lessons/prompts/text-prompt.ts';
import type { Job } from './lease-job.ts';

/** What the text prompt is told: the draft in words, and the sentences that are there already. */
export function textRequestOf(job: Job, done: readonly Sentence[]): TextRequest {
  const { draft } = job;
  return {
    from: draft.from,
    to: draft.to,
    textType: draft.textType,
    level: job.level,
    words: draft.count,
    topic: draft.topic,
    title: job.title,
    tenses: tenseNamesOf(draft.to, draft.tenses),
    details: detailNamesOf(draft.details),
    vocabulary: draft.vocabulary.filter(({ target }) => target.trim() !== ''),
    done: done.map(({ speaker, target, native }) => ({
      speaker,
      target: target.text,
      native: native.text,
    })),
  };
}
