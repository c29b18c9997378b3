import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { aiOriginOf } from '#contracts/resources/ai-origin.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { type Part, type Resource, Speech } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { executeJson, jsonListOf, jsonOf, selectJson, storedIn } from '#db/queries/json-of.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { parseText } from '#language/text/parse-text.ts';

/** The person who requests a resource. The visibility rules depend on this person. */
export interface Reader {
  caller: Pick<Caller, 'id' | 'role'> | null;
  bypass?: boolean;
}

/** A stored resource, including the fields that operations check on the server. */
export type StoredResource = Omit<Resource, 'mine' | 'ownerName' | 'aiOrigin'> & {
  ownerId: string;
  ownerName: string;
  level: string;
  textRevision: number;
};

/** SQL for one part, from its row `p`. */
export const partJson = jsonOf<Part>({
  part: sql`p.part`,
  status: sql`p.status`,
  content: sql`p.content`,
  problem: storedIn('p', resourceParts.problem),
  edited: sql`p.edited`,
  generation: sql`p.generation`,
  updatedAt: sql`to_json(p.updated_at)`,
});

/** SQL for the resource `r`, with its owner `u`. */
export const resourceJson = jsonOf<StoredResource>({
  id: sql`r.id`,
  title: sql`r.title`,
  status: sql`r.status`,
  visibility: sql`r.visibility`,
  textType: sql`r.text_type`,
  from: sql`r.from_language`,
  to: sql`r.to_language`,
  audience: sql`r.audience`,
  level: sql`r.level`,
  draft: storedIn('r', resources.draft),
  text: storedIn('r', resources.text),
  voices: storedIn('r', resources.voices),
  activities: storedIn('r', resources.activities),
  arrangement: storedIn('r', resources.arrangement),
  words: sql`r.words`,
  displayed: sql`r.displayed_at is not null`,
  lessonPlan: sql`r.lesson_plan`,
  revision: sql`r.revision`,
  textRevision: sql`r.text_revision`,
  createdAt: sql`to_json(r.created_at)`,
  updatedAt: sql`to_json(r.updated_at)`,
  ownerId: sql`r.owner_id`,
  ownerName: sql`u.full_name`,
  parts: jsonListOf(partJson, {
    from: sql`resource_parts p where p.resource_id = r.id`,
    by: sql`p.created_at, p.part`,
  }),
});

const resourceWhere = (db: Database, condition: SQL, isAsked: SQL = sql`false`, noted?: SQL) =>
  executeJson(
    db,
    selectJson(
      jsonOf<{ resource: StoredResource; asked: boolean }>({
        resource: resourceJson,
        asked: isAsked,
      }),
      {
        ...(noted && { parts: noted }),
        from: sql`resources r join users u on u.id = r.owner_id where ${condition} limit 1`,
      },
    ),
  );

async function selectResourceWhere(db: Database, condition: SQL): Promise<StoredResource | null> {
  const { rows } = await resourceWhere(db, condition);
  return rows[0]?.json.resource ?? null;
}

/**
 * SQL: true if the reader may see the resource `r` (design 10.8). Every reader may see a finished public
 * resource. Any other resource is visible only to the owner, the owner's department, an admin, and a caller
 * with the bypass secret.
 */
export function visibleTo({ caller, bypass = false }: Reader): SQL {
  if (bypass || caller?.role === 'admin') return sql`r.removed_at is null`;
  const isPublic = sql`r.visibility = 'PUBLIC' and r.status = 'final'`;
  // Homework does not make a private resource visible to a pupil: pupils see only public resources.
  if (!caller || caller.role === 'PUPIL') return sql`r.removed_at is null and ${isPublic}`;
  return sql`r.removed_at is null and (r.owner_id = ${caller.id} or (${isPublic}) or exists (
    select 1 from users mine join users owner on owner.organisation_id = mine.organisation_id
    where mine.id = ${caller.id} and owner.id = r.owner_id))`;
}

/**
 * Reads the resource if the reader may see it; otherwise throws 404. Omits the answers for a pupil whose
 * homework tests this resource. Adds a line to the audit log if an admin reads another user's private
 * resource. One round trip.
 */
export async function selectVisibleResource(
  db: Database,
  id: string,
  reader: Reader,
): Promise<StoredResource> {
  const condition = sql`r.id = ${id} and ${visibleTo(reader)}`;
  const noted = noteReading(reader, condition);
  const { rows } = await resourceWhere(db, condition, isAskedOf(reader), noted);
  const [row] = rows;
  if (!row) throw notFound('This resource was not found.');
  const { resource, asked } = row.json;
  return asked ? withoutAnswers(resource) : resource;
}

/**
 * SQL: the CTE that adds a line to the audit log when an admin reads another user's private lesson. It adds
 * at most one line in ten minutes, because the page reads a lesson repeatedly while it is generated.
 */
export function noteReading({ caller }: Reader, condition: SQL): SQL | undefined {
  if (caller?.role !== 'admin') return undefined;
  return sql`looked_at as (
    insert into audit_log (actor_id, action, subject)
    select ${caller.id}, 'lesson.looked at', r.id from resources r
    where ${condition} and r.owner_id <> ${caller.id}
      and not (r.visibility = 'PUBLIC' and r.status = 'final')
      and not exists (select 1 from audit_log a where a.subject = r.id
        and a.actor_id = ${caller.id} and a.action = 'lesson.looked at'
        and a.created_at > now() - interval '10 minutes'))`;
}

/**
 * SQL: the ids of a lesson and of all its ancestors: the lessons that it was copied from, directly or
 * indirectly, including deleted ones. If the arrays of two lessons overlap, the lessons have the same text
 * and the same answers.
 */
const originsOf = (id: SQL): SQL => sql`array(
  with recursive origin (id) as (
    select ${id} union
    select c.copied_from from origin o join resources c on c.id = o.id where c.copied_from is not null)
  select id from origin)`;

/**
 * SQL: true if the reader is a pupil with homework about the resource `r`, or about a copy of it, and at
 * least one task of that homework is not passed yet and may still be handed in. Also true before the homework
 * begins and after its due date.
 */
function isAskedOf({ caller }: Reader): SQL {
  if (caller?.role !== 'PUPIL') return sql`false`;
  return sql`exists (select 1 from pupil_homeworks p join homeworks h on h.id = p.homework_id
    join homework_tasks t on t.homework_id = h.id
    cross join lateral (select count(*) as attempts, coalesce(bool_or(a.passed), false) as passed
      from task_attempts a where a.pupil_homework_id = p.id and a.task_id = t.id) done
    where p.pupil_id = ${caller.id} and not done.passed
      and (h.attempts_allowed is null or done.attempts < h.attempts_allowed)
      and ${originsOf(sql`h.resource_id`)} && ${originsOf(sql`r.id`)})`;
}

/**
 * The parts that a pupil still sees while homework tests the lesson: they only show the text or read it
 * aloud.
 */
const partsOfText = ['text', 'words', 'speech'];

/**
 * Returns what a pupil may see of a resource while homework tests it: its text and its audio. Omits the
 * questions, the vocabulary and the state of the projector activities, because they reveal answers. Also
 * omits the data that links each word to its audio clip.
 */
function withoutAnswers(stored: StoredResource): StoredResource {
  const sentences = new Set(parseText(stored.text).sentences.map(({ id }) => id));
  return {
    ...stored,
    draft: { ...Draft.parse(stored.draft), vocabulary: [] },
    parts: stored.parts
      .filter(({ part }) => partsOfText.includes(part))
      .map((part) => {
        const speech = part.part === 'speech' ? Speech.safeParse(part.content).data : undefined;
        if (!speech) return part;
        const clips = Object.entries(speech.clips).filter(([id]) => sentences.has(id));
        return { ...part, content: { ...speech, clips: Object.fromEntries(clips) } };
      }),
    activities: {},
  };
}

/** Reads the resource for its owner; throws 404 for everybody else. One round trip. */
export async function selectOwnResource(
  db: Database,
  id: string,
  caller: Caller,
): Promise<StoredResource> {
  const found = await selectResourceWhere(db, isOwn(id, caller));
  if (!found) throw notFound('This resource was not found.');
  return found;
}

const isOwn = (id: string, caller: Caller): SQL =>
  sql`r.id = ${id} and r.owner_id = ${caller.id} and r.removed_at is null`;

/**
 * Executes a change and reads the changed resource. Returns the resource (null if the caller is not its
 * owner) and, as `Row`, the row that the change returned. The change itself must check ownership too. One
 * round trip, one transaction.
 */
export async function changeAndReadOwn<T>(
  { db, caller }: { db: Database; caller: Caller },
  id: string,
  change: SQL,
  Row: z.ZodMiniType<T>,
): Promise<{ resource: StoredResource | null; row: T | undefined }> {
  const [changed, found] = await db.batch([
    db.execute(change),
    resourceWhere(db, isOwn(id, caller)),
  ]);
  return { resource: found.rows[0]?.json.resource ?? null, row: parseRows(Row, changed)[0] };
}

/**
 * Reads the owner's newest draft, or null. Ignores drafts of an uploaded text, which belong to the upload.
 */
export function selectLatestDraft(db: Database, caller: Caller): Promise<StoredResource | null> {
  return selectResourceWhere(
    db,
    sql`r.id = (select d.id from resources d where d.owner_id = ${caller.id} and d.status = 'draft'
      and d.draft -> 'given' is null and d.removed_at is null order by d.updated_at desc, d.id desc limit 1)`,
  );
}

/**
 * Returns the fields that may leave the server, each listed explicitly. Only the owner receives the prompt.
 */
export function showResource(stored: StoredResource, reader: Reader): Resource {
  const mine = reader.caller?.id === stored.ownerId;
  const draft = Draft.parse(stored.draft);
  const { status, parts } = stored;
  const aiOrigin = aiOriginOf({ status, isGiven: draft.given !== undefined, parts });
  return {
    id: stored.id,
    title: stored.title,
    status: stored.status,
    visibility: stored.visibility,
    textType: stored.textType,
    from: stored.from,
    to: stored.to,
    audience: stored.audience,
    level: stored.level,
    draft: mine ? draft : { ...draft, topic: '', given: undefined },
    text: parseText(stored.text),
    voices: stored.voices,
    parts: stored.parts.map(showPart),
    activities: stored.activities,
    arrangement: stored.arrangement,
    words: stored.words,
    displayed: stored.displayed,
    ...(mine && stored.lessonPlan !== null && { lessonPlan: stored.lessonPlan }),
    revision: stored.revision,
    ...(aiOrigin && { aiOrigin }),
    mine,
    ownerName: reader.bypass && !mine ? '' : stored.ownerName,
    createdAt: toUtc(stored.createdAt),
    updatedAt: toUtc(stored.updatedAt),
  };
}

export function showPart(part: Part): Part {
  const { content, ...rest } = part;
  return {
    ...rest,
    ...(content !== null && content !== undefined && { content }),
    updatedAt: toUtc(part.updatedAt),
  };
}

/** Converts a time to UTC: Postgres returns times in its own time zone, but the API always uses UTC. */
export const toUtc = (moment: string) => new Date(moment).toISOString();
