import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Draft } from '#contracts/resources/draft.ts';
import type { PartOptions } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { includesFeatureNow } from '#db/queries/includes-feature.ts';
import { reserveSpend, today } from '#db/queries/reserve-spend.ts';
import type { Text } from '#language/text/text.ts';
import { promptOfPart } from '#lessons/prompts/prompt-of-part.ts';
import { publishedTemplate, usableTemplate } from './published-template.ts';

/** A job waits this long at most after its Worker died; a living Worker renews well before. */
export const leaseSeconds = 45;

/** A part that this Worker alone may make now, with everything that making it needs. */
export interface Job {
  resourceId: string;
  part: string;
  generation: number;
  /** With `generation` the fence: whoever stores must still hold both. */
  attempt: number;
  options: PartOptions;
  /** The row of `ai_reservations` that this lease settles. */
  reservationId: string;
  reservedOn: string;
  /** Set when earlier tries of this generation failed at a model that was away. */
  waiting: { since: string; paid: number } | null;
  payerId: string;
  ownerId: string;
  title: string;
  level: string;
  draft: Draft;
  text: Text;
  voices: Record<string, string>;
  activities: Record<string, unknown>;
  /** The newest published prompt of an admin that still fits; null where the code's own stands. */
  template: string | null;
  /** Content of the part `vocab`, once it is made. */
  vocabulary: unknown;
}

/**
 * What came of asking for a part. `later`: jobs under way hold what is left of the day's money, and what
 * they do not use is free again when they end.
 */
export type Lease =
  | { kind: 'leased'; job: Job }
  | { kind: 'over_cap' }
  | { kind: 'later'; generation: number }
  | { kind: 'nothing' };

/** SQL: the options of the part `l` that its owner `u` may have now: audio of single words is premium. */
const optionsNow = sql`case when ${includesFeatureNow(sql`u`, 'vocabAudio')}
  then l.options else l.options - 'vocabulary' end`;

/** SQL: the key of the prompt that makes the part `l` of `r`, as `promptOfPart` gives it. */
const promptOf = sql`case when l.part <> 'text' then l.part
  when r.draft -> 'given' is not null then 'translate'
  else 'text-' || (r.draft ->> 'textType') end`;

/** SQL: whether the part `p` may be tried now; a model that is away is not asked before its time. */
export const isDue = sql`((p.waiting ->> 'generation')::int is distinct from p.generation
  or (p.waiting ->> 'until')::timestamptz <= now())`;

/**
 * Takes a part for making, in one conditional statement: it must wait and be due, or its last lease must
 * have ended; a message of another generation, or of a part already made, gets nothing. The money is
 * reserved in the same statement. `generation` undefined means the current one.
 */
export async function leaseJob(
  db: Database,
  of: { resourceId: string; part: string; generation?: number },
  amountMicros: number,
): Promise<Lease> {
  const reservationId = nanoid();
  const { rows } = await db.execute<Row>(sql`
    with job as materialized (
      select p.resource_id, p.part, p.generation, r.owner_id
      from resource_parts p join resources r on r.id = p.resource_id
      where p.resource_id = ${of.resourceId} and p.part = ${of.part} and r.removed_at is null
        and p.generation = coalesce(${of.generation ?? null}::int, p.generation)
        and ((p.status = 'queued' and ${isDue})
          or (p.status = 'running' and p.leased_until < now()))
        and r.status = any(case when p.part = 'text' then array['writing']
          else array['review', 'final'] end)
      for update of p
    ), ${reserveSpend(reservationId, amountMicros)}, leased as (
      update resource_parts p set status = 'running', attempts = p.attempts + 1,
        leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
      from job j, reserved s
      where p.resource_id = j.resource_id and p.part = j.part
      returning p.*, s.day
    )
    select (select generation from job) as generation, exists (select 1 from reserved) as kept,
      (select ${amountMicros}::bigint + coalesce((select s.spent_micros from ai_spend s
        where s.user_id = p.id and s.day = ${today}), 0) <= p.ceiling from payer p) as later, (
      select json_build_object(
        'resourceId', r.id, 'part', l.part, 'generation', l.generation, 'attempt', l.attempts,
        'options', ${optionsNow}, 'reservationId', ${reservationId}::text, 'reservedOn', l.day,
        'waiting', case when (l.waiting ->> 'generation')::int = l.generation
          then json_build_object('since', l.waiting ->> 'since', 'paid', (l.waiting ->> 'paid')::int) end,
        'payerId', (select id from payer), 'ownerId', r.owner_id, 'title', r.title,
        'level', r.level, 'draft', r.draft, 'text', r.text, 'voices', r.voices,
        'activities', r.activities,
        'template', ${publishedTemplate(promptOf)},
        'vocabulary', (select content from resource_parts v where v.resource_id = r.id
          and v.part = 'vocab' and v.status in ('ready', 'needs-edit')))
      from leased l join resources r on r.id = l.resource_id
      join users u on u.id = r.owner_id) as job`);
  const row = rows[0];
  if (row?.job) {
    const { job } = row;
    const template = usableTemplate(promptOfPart(job.part, job.draft), job.template);
    return { kind: 'leased', job: { ...job, template } };
  }
  if (!row || row.generation === null || row.kept) return { kind: 'nothing' };
  return row.later ? { kind: 'later', generation: row.generation } : { kind: 'over_cap' };
}

type Row = {
  /** Of the part, where it waits to be made. */
  generation: number | null;
  /** Whether its money was reserved. */
  kept: boolean;
  /** Whether what is not spent yet of the day's money would be enough. */
  later: boolean;
  job: Job | null;
};
