import { sql } from 'drizzle-orm';
import { JobMessage } from '#contracts/ai-jobs.ts';
import type { Database } from '#db/client.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Handlers, moveToDeadLetter } from '#functions/ai-jobs/consume.ts';
import type { JobContext } from '#functions/ai-jobs/job-context.ts';
import type { Model } from '#functions/ai-jobs/models/model.ts';
import { demoModels } from '#functions/ai-jobs/testing/demo-models.ts';
import { startPostgres } from '#scripts/testing/start-postgres.ts';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { demoLessons } from '#scripts/world/demo-lessons.ts';

/**
 * A database with lessons that have parts to generate, and the dependencies of the jobs that generate the
 * parts.
 */
export interface JobBench {
  db: Database;
  /**
   * Inserts lessons with one waiting part each, distributed among teachers, and returns the job messages of
   * the parts.
   */
  plant: (part: string, count: number) => Promise<JobMessage[]>;
  /** Returns the dependencies of a job; `baseUrl` is the server of its models. */
  contextWith: (
    model: Model,
    around?: { media?: JobContext['media']; baseUrl?: string },
  ) => JobContext;
  /** Advances the clock of a waiting job, so that its delay is over. */
  skip: (message: unknown, seconds: number) => Promise<void>;
  /** Stores a message as a dead letter, with its reason. */
  bury: Handlers['bury'];
  close: () => Promise<void>;
}

/**
 * Number of lessons per teacher, low enough that a daily allowance covers the maximum price of all of them at
 * once.
 */
const lessonsOfTeacher = 20;

const noMedia: JobContext['media'] = {
  put: async () => undefined,
  head: async () => null,
  get: async () => null,
};

/** Opens a bench on a real PostgreSQL if one is installed, otherwise on the embedded one. */
export async function openJobBench(): Promise<JobBench> {
  const postgres = process.env.PG_URL ? null : await startPostgres();
  if (postgres) process.env.PG_URL = postgres.url;
  const test = await createTestDatabase();
  const lesson = demoLessons().find(({ id }) => id === 'demoFrMarche');
  if (!lesson) throw new Error('The demo lesson is not there.');
  const { draft, text, level, voices } = lesson;
  const vocabulary = lesson.parts.find(({ part }) => part === 'vocab')?.content;
  return {
    db: test.db,
    async plant(part, count) {
      const messages: JobMessage[] = [];
      let ownerId = '';
      for (let at = 0; at < count; at += 1) {
        if (at % lessonsOfTeacher === 0)
          ownerId = await insertTeacher(test.db, { plan: 'DEPARTMENT' });
        const kept = vocabulary && part !== 'vocab' ? [{ part: 'vocab', content: vocabulary }] : [];
        const resourceId = await insertLesson(
          test.db,
          ownerId,
          { draft, text, level, voices, textType: draft.textType, audience: draft.audience },
          [
            { part: 'text', status: 'ready' },
            ...kept.map((row) => ({ ...row, status: 'ready' as const })),
            { part },
          ],
        );
        messages.push({ resourceId, part, generation: 1 });
      }
      return messages;
    },
    contextWith: (model, { media = noMedia, baseUrl } = {}) => ({
      ...{ db: test.db, model, media, keySecret: 'a secret of the bench, 32 bytes or more' },
      models: demoModels(baseUrl),
      moderationBudget: null,
      dailyLimitMicros: null,
      queues: { QUESTIONS: { async sendBatch() {} }, MEDIA_JOBS: { async sendBatch() {} } },
      mailAlerts: async () => undefined,
      sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
    }),
    async skip(body, seconds) {
      const message = JobMessage.safeParse(body).data;
      if (!message) return;
      await test.db.execute(sql`
        update resource_parts set waiting = waiting || jsonb_build_object('until', now(),
          'since', (waiting ->> 'since')::timestamptz - make_interval(secs => ${seconds}))
        where resource_id = ${message.resourceId} and part = ${message.part} and waiting is not null`);
    },
    bury: (message) => moveToDeadLetter(test.db, 'lexiloom-questions', [message]),
    async close() {
      await test.close();
      if (!postgres) return;
      delete process.env.PG_URL;
      await postgres.stop();
    },
  };
}

/** The number of parts of one kind by status, and the calls and costs of these parts. */
export interface Standing {
  /** Statuses with their counts, such as `ready 500`. */
  statuses: string;
  calls: number;
  /** Number of parts for which more than one call is recorded. */
  twice: number;
  reservedMicros: number;
  /** Number of accounts that spent more than their daily allowance of 12 dollars. */
  overCap: number;
  failedWithoutReason: number;
}

export async function statusOf(db: Database, part: string): Promise<Standing> {
  const { rows } = await db.execute<{ standing: Standing }>(sql`
    select json_build_object(
      'statuses', (select string_agg(status || ' ' || n, ', ' order by status) from (
        select status, count(*) as n from resource_parts where part = ${part} group by 1) s),
      'calls', (select count(*) from ai_calls where part = ${part}),
      'twice', (select count(*) from (select 1 from ai_calls where part = ${part}
        group by resource_id having count(*) > 1) c),
      'reservedMicros', (select coalesce(sum(reserved_micros), 0) from ai_spend)
        + (select coalesce(sum(reserved_micros), 0) from resource_parts),
      'overCap', (select count(*) from ai_spend where spent_micros > 12000000),
      'failedWithoutReason', (select count(*) from resource_parts
        where status = 'failed' and problem is null)) as standing`);
  const [row] = rows;
  if (!row) throw new Error('a count answered no row');
  return row.standing;
}
