import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { jsonOf, jsonOrNull, readJson, selectJson, storedIn } from '#db/queries/json-of.ts';
import { resources } from '#db/schema/resources.ts';
import type { PromptTrialAnswer, PromptTrialRequest } from '#functions/http/prompt-trial.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { type SampleLesson, samplesOf } from '#lessons/prompts/sample.ts';
import { type Sample, sampleMessages } from '#lessons/prompts/sample-messages.ts';
import type { JobContext } from './job-context.ts';
import { publishedTemplate, usableTemplate } from './lease-job.ts';
import { selectChunkWords } from './make-question.ts';
import { moderate, screenTimeoutMs } from './moderation-budget.ts';
import { paidCall, reserveBudget } from './reserve-budget.ts';
import { costOfQuestions, replyTokenLimit } from './reserve-for.ts';
import { askTrial, readingOf, trialSide } from './trial.ts';

/**
 * Calls the model twice on one sample, concurrently: once with this wording and once with the live wording.
 * The cost is reserved and recorded like that of any generation, and input and output are moderated. Stores
 * only the cost. If the model fails on one side, that side shows the reason, and the other side is
 * unaffected.
 */
export async function tryPrompt(
  context: JobContext,
  { adminId, key, template, sample: sampleId }: PromptTrialRequest,
): Promise<PromptTrialAnswer> {
  const { live, sample } = await selectSample(context.db, key, sampleId);
  const reading = sample && readingOf(key, sample);
  const asked = sample && sampleMessages(key, sample, template);
  const askedLive = sample && sampleMessages(key, sample, live);
  if (!reading || !asked || !askedLive) return { kind: 'no sample' };

  const schemaName = schemaNameOf(key);
  const on = schemaName === 'text' ? context.models.text : context.models.questions;
  const trial = { on, schemaName, maxTokens: replyTokenLimit[replyOf(key)], reading };
  // Count each character as a whole token. This is the maximum, reached by the most expensive scripts.
  const characters = [...asked, ...askedLive].reduce((sum, one) => sum + one.content.length, 0);
  const amount = costOfQuestions(on, { prompt: characters, reply: trial.maxTokens, calls: 2 });
  const kept = await reserveBudget(context, { ownerId: adminId, part: 'trial', amount });
  return paidCall(context, kept, async (note) => {
    const input = [template, asked[1]?.content ?? ''];
    const unfit = await moderate(context, input, note, { timeoutMs: screenTimeoutMs });
    if (unfit) return { kind: 'problem' as const, ...unfit };
    const [draft, liveSide] = await Promise.all(
      [asked, askedLive].map((messages) =>
        trialSide(on, note, (record) => askTrial(context, { ...trial, messages }, record, note)),
      ),
    );
    if (!draft || !liveSide) throw new Error('a trial has two sides');
    return { kind: 'tried' as const, draft, live: liveSide };
  });
}

/** Returns the name of the schema. As in a lesson, it contains the name of the part to generate. */
export const schemaNameOf = (key: PromptKey): string =>
  key.startsWith('text-') || key === 'translate' ? 'text' : key;

/** Returns the key of the reply limit that applies to a prompt. */
export function replyOf(key: PromptKey): keyof typeof replyTokenLimit {
  if (schemaNameOf(key) === 'text') return 'text';
  if (key === 'words' || key === 'pictures' || key === 'feedback' || key === 'topic') return key;
  return 'part';
}

/** Selects the live wording and its sample, which is a built-in sample or a public lesson. */
export async function selectSample(
  db: Database,
  key: PromptKey,
  sampleId: string,
): Promise<{ live: string | null; sample: Sample | null }> {
  const lesson = jsonOrNull(
    lessonJson,
    sql`resources r where r.id = ${sampleId} and r.visibility = 'PUBLIC'
      and r.status = 'final' and r.removed_at is null`,
  );
  const found = await readJson(
    db,
    selectJson(
      jsonOf<{ live: string | null; lesson: StoredLesson | null }>({
        live: publishedTemplate(sql`${key}`),
        lesson,
      }),
    ),
  );
  const live = usableTemplate(key, found?.live ?? null);
  const stored = found?.lesson ?? null;
  if (samplesOf(key) !== 'lessons') return { live, sample: { choice: sampleId } };
  if (!stored || key !== 'chunk') return { live, sample: stored && { lesson: stored } };
  // As in a lesson, apply the editors' choices to both wordings.
  const chunkWords = await selectChunkWords(db, stored.text);
  return { live, sample: { lesson: { ...stored, chunkWords } } };
}

type StoredLesson = Omit<SampleLesson, 'chunkWords'>;

/** SQL: the JSON of the lesson `r`. */
const lessonJson = jsonOf<StoredLesson>({
  title: sql`r.title`,
  level: sql`r.level`,
  draft: storedIn('r', resources.draft),
  text: storedIn('r', resources.text),
  vocabulary: sql`(select p.content from resource_parts p
    where p.resource_id = r.id and p.part = 'vocab')`,
});
