import { eq, sql } from 'drizzle-orm';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import { type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import type { JobContext } from '../job-context.ts';
import { runJob } from '../run-job.ts';

/**
 * The question types that the demo writer generates. The other two generated activities need a real model.
 */
export const demoTypes: readonly QuestionType[] = questionTypes.filter(
  (type) => type !== 'syllables' && type !== 'deliberateErrors',
);

/** How long a part is redelivered before the test gives up. */
const timeoutMs = 90_000;

/** Inserts a lesson waiting to be written, with all its parts. */
export function insertDraft(
  { db }: JobContext,
  teacherId: string,
  { parts = [...demoTypes, 'words', 'speech', 'pictures'], ...more }: DraftedLesson = {},
): Promise<string> {
  const draft = Draft.parse({
    ...{ title: 'Au marché', topic: 'Shopping at the market', from: 'en', to: 'fr' },
    ...{ audience: 'A2.1', count: 100, textType: 'dialogue2', ...more },
  });
  return insertLesson(
    db,
    teacherId,
    {
      ...{ status: 'writing', title: draft.title, draft, textType: draft.textType },
      text: { target: 'fr', native: 'en', sentences: [] },
    },
    [{ part: 'text' }, ...parts.map((part) => ({ part }))],
  );
}

interface DraftedLesson extends Partial<Draft> {
  parts?: Draft['parts'][number][] | string[];
}

/**
 * Generates a whole lesson, part by part, as the queues would. Runs a redelivered job once its delay is over.
 * Returns the parts, keyed by name.
 */
export async function makeLesson(context: JobContext, resourceId: string, turnMs = 100) {
  await make(context, [{ resourceId, part: 'text', generation: 1 }], turnMs);
  // The pictures need the vocabulary, so they are generated last.
  for (const wave of [(part: string) => part !== 'pictures', () => true]) {
    const open = (await partsOf(context, resourceId)).filter(
      ({ part, status }) => status === 'queued' && wave(part),
    );
    await make(context, open, turnMs);
  }
  const parts = await partsOf(context, resourceId);
  return Object.fromEntries(parts.map((part) => [part.part, part]));
}

const partsOf = ({ db }: JobContext, resourceId: string) =>
  db.select().from(resourceParts).where(eq(resourceParts.resourceId, resourceId));

/** Runs these jobs concurrently until no job needs another delivery. */
async function make(
  context: JobContext,
  messages: readonly JobMessage[],
  turnMs: number,
): Promise<void> {
  await Promise.all(
    messages.map(async ({ resourceId, part, generation }) => {
      for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
        const verdict = await runJob(context, { resourceId, part, generation });
        if (verdict.kind === 'done') return;
        await new Promise((done) => setTimeout(done, turnMs));
        await passTime(context, resourceId);
      }
      throw new Error(`${part} comes again and again.`);
    }),
  );
}

/**
 * Simulates that the delays of the lesson's waiting jobs are over. Locks the rows in a fixed order, because
 * the lesson's parts run concurrently.
 */
const passTime = ({ db }: Pick<JobContext, 'db'>, id: string) =>
  db.execute(sql`
    with due as (
      select part from resource_parts where resource_id = ${id} and waiting is not null
      order by part for update)
    update resource_parts p set waiting = p.waiting || jsonb_build_object('until', now())
    from due where p.resource_id = ${id} and p.part = due.part`);

/** The lesson as stored. */
export const lessonOf = async ({ db }: Pick<JobContext, 'db'>, id: string) =>
  (await db.select().from(resources).where(eq(resources.id, id)))[0];
