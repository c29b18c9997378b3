import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Feature } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { includesFeature } from '#contracts/access/role.ts';
import { Draft } from '#contracts/resources/draft.ts';
import type { PartOptions } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { requireFeature } from '#functions/http/access.ts';
import { Counted, countAttempt, requireAttempt } from '#functions/http/attempts.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { rateSubject, rates } from '#functions/http/limit-rate.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { checkDraft } from '#lessons/draft/check-draft.ts';
import { speakersIn } from '#lessons/draft/voices.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';
import { registry } from '#lessons/questions/registry.ts';
import { ResourceParams } from '../resource-id.ts';
import type { ResourcesEnv } from '../routes.ts';
import { sendLater } from './send-later.ts';

/** If no request has started to write the text after this time, the queue writes it. */
const takeOverSeconds = 60;

const Row = z.object({
  status: z.string(),
  draft: z.unknown(),
  beside: z.boolean(),
  tried: z.nullable(Counted),
  followed: z.nullable(Counted),
  all_followed: z.nullable(Counted),
});

/**
 * `POST /v1/resources/:id/generate`: writes the text and streams it as NDJSON (one `WritingEvent` per line).
 * The queue generates the parts afterwards. A repeated call follows the text that is being written, or sends
 * the finished text.
 *
 * 400 with the draft's fields. 403 `plan_required`. 429 after many texts, or if many screens follow a text at
 * once. The money is reserved by the job itself, in the statement that leases it
 * (`functions/ai-jobs/lease-job.ts`).
 */
export const generateResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  {
    may: teachers,
    params: ResourceParams,
    once: false,
    flood: ({ caller }) => caller?.id ?? '',
  },
  async ({ params: { id }, db, caller, env, waitUntil }) => {
    const { allowed, minutes, sentence } = rates.text;
    const { follow } = rates;
    // Each call may follow a stream for up to ten minutes, so limit the number of calls per lesson and per
    // account.
    const isFollowed = sql`exists (select 1 from lesson where status <> 'draft')`;
    const isDraft = sql`exists (select 1 from lesson where status = 'draft')`;
    const result = await db.execute(sql`
      with lesson as (
        select status, draft from resources
        where id = ${id} and owner_id = ${caller.id} and removed_at is null
      ), tried as (${countAttempt(rateSubject('text', caller.id), minutes, isDraft)}),
      followed as (${countAttempt(rateSubject('follow', `${caller.id}:${id}`), follow.minutes, isFollowed)}),
      all_followed as (${countAttempt(rateSubject('follow', caller.id), follow.minutes, isFollowed)})
      select status, draft, (select row_to_json(tried) from tried) as tried,
        (select row_to_json(followed) from followed) as followed,
        (select row_to_json(all_followed) from all_followed) as all_followed, exists (
        select 1 from resources o where o.owner_id = ${caller.id} and o.status = 'writing'
          and o.draft -> 'given' is not null and o.removed_at is null) as beside from lesson`);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This resource was not found.');
    if (row.tried) requireAttempt(row.tried, allowed, sentence);
    if (row.followed) requireAttempt(row.followed, follow.allowed / 3, follow.sentence);
    if (row.all_followed) requireAttempt(row.all_followed, follow.allowed, follow.sentence);
    if (row.status === 'draft') {
      const draft = Draft.parse(row.draft);
      requireReady(draft);
      requireFeatures(caller, featuresOfDraft(draft));
      // Require the feature only if another text of this person is being generated at the same time.
      if (draft.given && row.beside) requireFeature(caller, 'simultaneousUploads');
      const generation = await startWriting(db, id, caller, draft);
      if (generation !== null) {
        sendLater(env, waitUntil, [{ resourceId: id, part: 'text', generation }], takeOverSeconds);
      }
    }
    return env.AI_JOBS.fetch(new Request(`https://ai-jobs/text/${id}`, { method: 'POST' }));
  },
);

function requireReady(draft: Draft): void {
  const fields = Object.entries(checkDraft(draft)).map(([field, message]) => ({
    field: `draft.${field}`,
    message: message ?? '',
  }));
  const [first] = fields;
  if (first) throw new ApiError('bad_request', first.message, { fields });
}

interface PartStart {
  part: string;
  options: PartOptions;
}

/**
 * Returns the parts to generate for a draft: the text, its words, the parts that the teacher selected, and
 * the parts that the screen shows together with them.
 */
function partsOf(draft: Draft, caller: Caller): PartStart[] {
  const ticked = [...new Set(draft.parts)].filter(
    (part) => isQuestionType(part) && registry[part].fits(draft.textType),
  );
  const vocabulary = ticked.includes('vocab');
  const start = (part: string, options: PartOptions = {}) => ({ part, options });
  return [
    start('text'),
    start('words'),
    ...ticked.map((part) => start(part)),
    ...(draft.audio === 'ai'
      ? [start('speech', vocabulary && includesFeature(caller, 'vocabAudio') ? { vocabulary } : {})]
      : []),
    ...(vocabulary && includesFeature(caller, 'textEmoji') ? [start('pictures')] : []),
  ];
}

const Started = z.object({ generation: z.number() });

/**
 * Changes the status from draft to writing and inserts a row for every part, in one statement. Of two
 * concurrent calls, only one succeeds. Keeps the teacher's manual edits from an earlier round, and deletes
 * other parts that are no longer requested. Returns the text's generation, or null if another call was
 * faster.
 */
async function startWriting(
  db: Database,
  id: string,
  caller: Caller,
  draft: Draft,
): Promise<number | null> {
  const result = await db.execute(sql`
    with lesson as (
      update resources set status = 'writing', revision = revision + 1, updated_at = now()
      where id = ${id} and owner_id = ${caller.id} and status = 'draft' and removed_at is null
      returning id
    ), wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(partsOf(draft, caller))}::jsonb)
        as w (part text, options jsonb)
    ), dropped as (
      delete from resource_parts q using lesson
      where q.resource_id = lesson.id and not q.edited
        and q.part not in (select part from wanted)
    ), parts as (
      insert into resource_parts (resource_id, part, options)
      select lesson.id, p.part, p.options
      from lesson, wanted p
      on conflict (resource_id, part) do update set status = 'queued', problem = null,
        leased_until = null, options = excluded.options,
        generation = resource_parts.generation + 1, updated_at = now()
      where not resource_parts.edited
      returning part, generation
    )
    select generation from parts where part = 'text'`);
  return parseRows(Started, result)[0]?.generation ?? null;
}

const partFeatures: Readonly<Record<string, Feature>> = {
  speech: 'aiVoiceovers',
  pictures: 'textEmoji',
};

/** Returns the feature that a plan must include for this part; null if every plan includes the part. */
export function featureOf(part: string): Feature | null {
  if (isQuestionType(part)) return questionFeatures[part];
  return partFeatures[part] ?? null;
}

/** True if this is the name of a part that can be generated. */
export const isPart = (part: string) =>
  isQuestionType(part) || ['text', 'words', 'speech', 'pictures'].includes(part);

/** Throws 403 `plan_required`, naming the first missing feature. */
export function requireFeatures(caller: Caller, needed: readonly (Feature | null)[]): void {
  for (const feature of needed) if (feature !== null) requireFeature(caller, feature);
}

/** Returns the features that a plan must include to generate this draft. */
function featuresOfDraft(draft: Draft): (Feature | null)[] {
  return [
    'createResources',
    speakersIn[draft.textType] > 0 ? 'createDialogues' : null,
    draft.given ? 'uploadResource' : null,
    draft.audio === 'ai' ? 'aiVoiceovers' : null,
    ...draft.parts.map(featureOf),
  ];
}
