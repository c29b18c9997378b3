import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patchSentence } from '#db/queries/merge-sentences.ts';
import { insertLesson, insertTeacher, shortText } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, resourceParts, resources } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { AiJobsEnv } from './env.ts';
import { failPart, finishJob } from './finish-job.ts';
import { type Job, leaseJob, renewLease } from './lease-job.ts';
import { dutyModels } from './models/duty-models.ts';
import type { Call } from './models/model.ts';
import { runJob } from './run-job.ts';
import { sweepJobs, sweepResources } from './sweep-jobs.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

/** Settings for OpenAI itself with the default models. */
const openAiEnv = {
  OPENAI_BASE_URL: 'https://api.openai.com/v1',
  OPENAI_API_KEY: 'test',
} as AiJobsEnv;
const noChoices = { models: [], choices: [] };

let test: TestDatabase;
let teacher: string;
beforeAll(async () => {
  test = await createTestDatabase();
  teacher = await insertTeacher(test.db);
});
afterAll(() => test.close());

const call = (costMicros: number): Call => ({
  id: crypto.randomUUID(),
  model: 'lexiloom-demo',
  outcome: 'ok',
  promptTokens: 100,
  completionTokens: 20,
  costMicros,
  milliseconds: 5,
});

const phraseLesson = (owner = teacher) =>
  insertLesson(test.db, owner, {}, [{ part: 'text', status: 'ready' }, { part: 'phrase' }]);

async function lease(resourceId: string, part = 'phrase', amount = 1_000): Promise<Job> {
  const taken = await leaseJob(test.db, { resourceId, part, generation: 1 }, amount);
  if (taken.kind !== 'leased') throw new Error(`not leased: ${taken.kind}`);
  return taken.job;
}

async function partOf(resourceId: string, part = 'phrase') {
  const [row] = await test.db
    .select()
    .from(resourceParts)
    .where(and(eq(resourceParts.resourceId, resourceId), eq(resourceParts.part, part)));
  if (!row) throw new Error('no such part');
  return row;
}

const spendOf = async (userId: string) =>
  (await test.db.select().from(aiSpend).where(eq(aiSpend.userId, userId)))[0];

const expireLease = (resourceId: string) =>
  test.db.execute(
    sql`update resource_parts set leased_until = now() - interval '1 second' where resource_id = ${resourceId} and status = 'running'`,
  );

describe('job leases', () => {
  it('leases a job to only one of ten concurrent callers, and reserves its cost once', async () => {
    const owner = await insertTeacher(test.db);
    const id = await phraseLesson(owner);
    const taken = await Promise.all(
      Array.from({ length: 10 }, () =>
        leaseJob(test.db, { resourceId: id, part: 'phrase', generation: 1 }, 700),
      ),
    );
    expect(taken.filter(({ kind }) => kind === 'leased')).toHaveLength(1);
    expect(taken.filter(({ kind }) => kind === 'nothing')).toHaveLength(9);
    expect((await spendOf(owner))?.reservedMicros).toBe(700);
  });

  it('returns all data needed to generate the part', async () => {
    const job = await lease(await phraseLesson());
    expect(job).toMatchObject({ part: 'phrase', attempt: 1, level: 'A2.1', template: null });
    expect(job.text).toEqual(shortText);
    expect(job.draft.topic).toBe('A cat');
  });

  it('does not lease a job with a finished part, another generation or a missing text', async () => {
    const id = await phraseLesson();
    const stale = { resourceId: id, part: 'phrase', generation: 7 };
    expect((await leaseJob(test.db, stale, 1)).kind).toBe('nothing');
    const job = await lease(id);
    await finishJob(test.db, job, { status: 'ready', content: {}, problem: null, calls: [] });
    for (let delivery = 0; delivery < 5; delivery += 1) {
      const again = { resourceId: id, part: 'phrase', generation: 1 };
      expect((await leaseJob(test.db, again, 1)).kind).toBe('nothing');
    }
    const early = await insertLesson(test.db, teacher, { status: 'writing' }, [{ part: 'phrase' }]);
    expect((await leaseJob(test.db, { resourceId: early, part: 'phrase' }, 1)).kind).toBe(
      'nothing',
    );
  });

  it('leases an expired job again and rejects the old Worker’s writes', async () => {
    const owner = await insertTeacher(test.db);
    const id = await phraseLesson(owner);
    const old = await lease(id);
    expect(await renewLease(test.db, old)).toBe(true);
    await expireLease(id);
    const fresh = await lease(id);
    expect(fresh.attempt).toBe(2);
    expect((await spendOf(owner))?.reservedMicros).toBe(1_000);
    expect(await renewLease(test.db, old)).toBe(false);
    const late = { status: 'ready', content: { from: 'old' }, problem: null } as const;
    expect((await finishJob(test.db, old, { ...late, calls: [call(40)] })).stored).toBe(false);
    const good = { status: 'ready', content: { from: 'new' }, problem: null } as const;
    expect((await finishJob(test.db, fresh, { ...good, calls: [call(60)] })).stored).toBe(true);
    expect((await partOf(id)).content).toEqual({ from: 'new' });
    expect(await spendOf(owner)).toMatchObject({ reservedMicros: 0, spentMicros: 100 });
    const calls = await test.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    expect(calls.map((row) => row.totalTokens)).toEqual([120, 120]);
  });

  it('charges for a call once, even if its job is finished several times', async () => {
    const owner = await insertTeacher(test.db);
    const job = await lease(await phraseLesson(owner));
    const calls = [call(70)];
    await finishJob(test.db, job, { status: 'ready', content: {}, problem: null, calls });
    await finishJob(test.db, job, { status: 'queued', problem: null, calls });
    expect(await spendOf(owner)).toMatchObject({ reservedMicros: 0, spentMicros: 70 });
  });
});

describe('the daily cap', () => {
  it('starts no more jobs than the cap allows, even if many are leased at the same time', async () => {
    const owner = await insertTeacher(test.db, { plan: 'TRIAL' });
    const lessons = await Promise.all(Array.from({ length: 30 }, () => phraseLesson(owner)));
    const taken = await Promise.all(
      lessons.map((resourceId) => leaseJob(test.db, { resourceId, part: 'phrase' }, 150_000)),
    );
    expect(taken.filter(({ kind }) => kind === 'leased')).toHaveLength(10);
    // Each part fits into the daily cap, but not all parts together.
    expect(taken.filter(({ kind }) => kind === 'crowded')).toHaveLength(20);
    expect((await spendOf(owner))?.reservedMicros).toBe(1_500_000);
    for (const lease of taken) {
      if (lease.kind !== 'leased') continue;
      await finishJob(test.db, lease.job, { status: 'ready', problem: null, calls: [call(1_000)] });
    }
    expect(await spendOf(owner)).toMatchObject({ reservedMicros: 0, spentMicros: 10_000 });
  });

  it('rejects a job that exceeds the remainder of today’s cap', async () => {
    const owner = await insertTeacher(test.db, { plan: 'TRIAL' });
    await test.db.insert(aiSpend).values({
      ...{ userId: owner, day: new Date().toISOString().slice(0, 10) },
      ...{ spentMicros: 1_450_000, reservedMicros: 0 },
    });
    const id = await phraseLesson(owner);
    const asked = { resourceId: id, part: 'phrase' };
    expect((await leaseJob(test.db, asked, 50_001)).kind).toBe('over_cap');
    expect((await leaseJob(test.db, asked, 50_000)).kind).toBe('leased');
  });

  it('queues a part again if it fits into the cap, but not together with the running jobs', async () => {
    const owner = await insertTeacher(test.db, { plan: 'TRIAL' });
    const [first, second] = [await phraseLesson(owner), await phraseLesson(owner)];
    const job = await lease(first, 'phrase', 1_000_000);
    const context = { ...fakeJobContext(test.db), models: dutyModels(openAiEnv, noChoices) };
    const message = { resourceId: second, part: 'phrase', generation: 1 };
    await test.db.execute(
      sql`update ai_spend set reserved_micros = 1500000 where user_id = ${owner}`,
    );
    const verdict = await runJob(context, message);
    expect(verdict).toMatchObject({ kind: 'again' });
    expect(await partOf(second)).toMatchObject({ status: 'queued', problem: null });
    // Neither a message that arrives early nor the sweep starts the job.
    expect((await leaseJob(test.db, message, 1_000)).kind).toBe('nothing');
    await finishJob(test.db, job, { status: 'ready', problem: null, calls: [call(1_000)] });
    await test.db.execute(sql`update resource_parts
      set waiting = waiting || jsonb_build_object('until', now()) where resource_id = ${second}`);
    await test.db.execute(sql`update ai_spend set reserved_micros = 0 where user_id = ${owner}`);
    expect((await leaseJob(test.db, message, 1_000)).kind).toBe('leased');
  });

  it('is zero for an account without a plan', async () => {
    const owner = await insertTeacher(test.db, { plan: null });
    const id = await phraseLesson(owner);
    expect((await leaseJob(test.db, { resourceId: id, part: 'phrase' }, 1)).kind).toBe('over_cap');
    const problem = { code: 'spend_cap', message: 'Enough for today.' } as const;
    expect(await failPart(test.db, { resourceId: id, part: 'phrase' }, problem)).toEqual(problem);
    expect((await partOf(id)).status).toBe('failed');
  });
});

describe('finished jobs', () => {
  it('keeps the tags of two parts that finish at the same time', async () => {
    const id = await insertLesson(test.db, teacher, {}, [
      { part: 'text', status: 'ready' },
      { part: 'words' },
      { part: 'chunk' },
    ]);
    const [words, chunks] = await Promise.all([lease(id, 'words'), lease(id, 'chunk')]);
    const first = shortText.sentences[0];
    if (!first) throw new Error('no sentence');
    const tagged = {
      ...first.target,
      tokens: first.target.tokens.map((token) => ({ ...token, lemma: token.text })),
    };
    const chunk = { id: 's1.c0', target: [{ start: 0, end: 24 }], native: [{ start: 0, end: 26 }] };
    const ready = { status: 'ready', content: {}, problem: null, calls: [] } as const;
    await Promise.all([
      finishJob(test.db, words, {
        ...ready,
        sentences: [patchSentence(first, { target: tagged })],
      }),
      finishJob(test.db, chunks, {
        ...ready,
        sentences: [patchSentence(first, { chunks: [chunk] })],
      }),
    ]);
    const [lesson] = await test.db.select().from(resources).where(eq(resources.id, id));
    expect(lesson?.text.sentences[0]?.target.tokens[0]?.lemma).toBe('Le');
    expect(lesson?.text.sentences[0]?.chunks).toEqual([chunk]);
    expect(lesson?.text.sentences[1]).toEqual(shortText.sentences[1]);
    expect(lesson?.revision).toBe(3);
  });

  it('does not overwrite a sentence that was edited in the meantime', async () => {
    const id = await phraseLesson();
    const job = await lease(id);
    const [first] = shortText.sentences;
    if (!first) throw new Error('no sentence');
    const patch = patchSentence(
      { ...first, target: { ...first.target, text: 'Le chien dort.' } },
      {
        chunks: [{ id: 's1.c0', target: [{ start: 0, end: 1 }], native: [{ start: 0, end: 1 }] }],
      },
    );
    await finishJob(test.db, job, {
      status: 'ready',
      problem: null,
      calls: [],
      sentences: [patch],
    });
    const [lesson] = await test.db.select().from(resources).where(eq(resources.id, id));
    expect(lesson?.text).toEqual(shortText);
  });

  it('enqueues pictures and word audio when the vocabulary is ready', async () => {
    const id = await insertLesson(test.db, teacher, {}, [
      { part: 'text', status: 'ready' },
      { part: 'vocab' },
      { part: 'pictures' },
      { part: 'speech', status: 'ready', options: { vocabulary: true } },
    ]);
    const job = await lease(id, 'vocab');
    const { next } = await finishJob(test.db, job, {
      status: 'ready',
      content: { items: [] },
      problem: null,
      calls: [],
    });
    expect(next.sort((a, b) => a.part.localeCompare(b.part))).toEqual([
      { resourceId: id, part: 'pictures', generation: 1 },
      { resourceId: id, part: 'speech', generation: 2 },
    ]);
  });

  it.each([
    ['SINGLE_TEACHER', { vocabulary: true }],
    ['TRIAL', {}],
  ] as const)(
    'includes word audio only if the plan allows it at the start of the job (%s)',
    async (plan, options) => {
      const owner = await insertTeacher(test.db, { plan });
      const id = await insertLesson(test.db, owner, {}, [
        { part: 'text', status: 'ready' },
        { part: 'speech', options: { vocabulary: true } },
      ]);
      expect((await lease(id, 'speech')).options).toEqual(options);
    },
  );

  it('includes word audio for a trial if an admin enabled it', async () => {
    const owner = await insertTeacher(test.db, { plan: 'TRIAL' });
    const id = await insertLesson(test.db, owner, {}, [
      { part: 'text', status: 'ready' },
      { part: 'speech', options: { vocabulary: true } },
    ]);
    await test.db.execute(sql`
      insert into plan_access (plan, features, teachers, pupils, daily_spend_micros)
      values ('TRIAL', '["vocabAudio"]', 1, 0, 500000)`);
    expect((await lease(id, 'speech')).options).toEqual({ vocabulary: true });
    await test.db.execute(sql`delete from plan_access`);
  });

  it('fails the pictures if their vocabulary fails', async () => {
    const id = await insertLesson(test.db, teacher, {}, [{ part: 'vocab' }, { part: 'pictures' }]);
    const problem = { code: 'model_down', message: 'Down.' } as const;
    const job = await lease(id, 'vocab');
    await finishJob(test.db, job, { status: 'failed', problem, calls: [] });
    expect(await partOf(id, 'pictures')).toMatchObject({ status: 'failed', problem });
  });
});

describe('the sweep', () => {
  it('sends the message of an abandoned job again, once', async () => {
    const id = await phraseLesson();
    const sent: unknown[] = [];
    const queue = {
      async sendBatch(messages: { body: { resourceId: string } }[]) {
        sent.push(...messages.map(({ body }) => body).filter((body) => body.resourceId === id));
      },
    };
    const queues = { QUESTIONS: queue, MEDIA_JOBS: queue };
    await sweepJobs(test.db, queues);
    expect(sent).toEqual([]);
    await lease(id);
    await expireLease(id);
    await Promise.all([sweepJobs(test.db, queues), sweepJobs(test.db, queues)]);
    expect(sent).toEqual([{ resourceId: id, part: 'phrase', generation: 1 }]);
    expect((await lease(id)).attempt).toBe(2);
  });

  it('checks a resource every minute while it has open jobs, then stops', async () => {
    const id = await phraseLesson();
    const other = await phraseLesson();
    const jobs: string[] = [];
    const asked: unknown[] = [];
    const queue = {
      async sendBatch(messages: { body: { resourceId: string } }[]) {
        jobs.push(...messages.map(({ body }) => body.resourceId));
      },
    };
    const queues = {
      QUESTIONS: queue,
      MEDIA_JOBS: queue,
      SWEEPS: {
        async send(...given: unknown[]) {
          asked.push(given);
        },
      },
    };
    let acked = 0;
    const look = (round: number) =>
      sweepResources(test.db, queues, [
        { body: { resourceId: id, round }, attempts: 1, ack: () => (acked += 1), retry() {} },
      ]);
    await lease(other);
    await expireLease(other);
    const job = await lease(id);
    await look(0);
    expect(jobs).toEqual([]);
    expect(asked).toEqual([[{ resourceId: id, round: 1 }, { delaySeconds: 60 }]]);
    await expireLease(id);
    await look(1);
    expect(jobs).toEqual([id]);
    await look(30);
    expect(asked).toHaveLength(2);
    await lease(id);
    await test.db.execute(sql`
      update resource_parts set status = 'ready' where resource_id = ${id} and part = ${job.part}`);
    await look(2);
    expect(asked).toHaveLength(2);
    expect(acked).toBe(4);
  });
});
