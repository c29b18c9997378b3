import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { Speech } from '#contracts/resources/resource.ts';
import { insertLesson, insertTeacher, type PartRow } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, deadLetters, resourceParts } from '#db/schema/resources.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { consume, delayOf, type Handlers, moveToDeadLetter } from './consume.ts';
import { ModelFailure } from './models/model-failure.ts';
import { runJob } from './run-job.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';

let test: TestDatabase;
let teacher: string;
let context: FakeJobContext;
beforeAll(async () => {
  test = await createTestDatabase();
  teacher = await insertTeacher(test.db, { plan: 'DEPARTMENT' });
});
afterAll(() => test.close());
beforeEach(() => {
  context = fakeJobContext(test.db);
  sentLater.length = 0;
});

const partOf = async (id: string, part: string) =>
  (
    await test.db
      .select()
      .from(resourceParts)
      .where(and(eq(resourceParts.resourceId, id), eq(resourceParts.part, part)))
  )[0];

const phraseReply = (target = 'sur le lit') =>
  JSON.stringify({
    p: [
      ['s1', target, 'on the bed'],
      ['s1', 'Le chat dort', 'The cat sleeps'],
      ['s2', 'un grand poisson', 'a big fish'],
      ['s2', 'Il rêve', 'It dreams'],
    ],
  });

interface Message extends QueueMessage {
  acked: number;
  delays: (number | undefined)[];
}
function deliver(body: unknown, attempts = 1): Message {
  const message: Message = {
    body,
    attempts,
    acked: 0,
    delays: [],
    ack: () => {
      message.acked += 1;
    },
    retry: (options) => void message.delays.push(options?.delaySeconds),
  };
  return message;
}

const sentLater: { job: JobMessage; seconds: number }[] = [];
const handlers: Handlers = {
  make: (job) => runJob(context, job),
  sendLater: async (job, seconds) => void sentLater.push({ job, seconds }),
  bury: (message) => moveToDeadLetter(test.db, 'lexiloom-questions', [message]),
};

const ready = (part: string) =>
  insertLesson(test.db, teacher, {}, [{ part: 'text', status: 'ready' }, { part }]);

/** Simulates that the waiting jobs of a resource have waited for `seconds` and that their delay is over. */
const passTime = (id: string, seconds = 0) =>
  test.db.execute(sql`
    update resource_parts set waiting = waiting || jsonb_build_object('until', now(),
      'since', (waiting ->> 'since')::timestamptz - make_interval(secs => ${seconds}))
    where resource_id = ${id} and waiting is not null`);

describe('generating a part', () => {
  it('runs once even if its message is delivered several times', async () => {
    const id = await ready('phrase');
    context.turns.push(phraseReply());
    const messages = Array.from({ length: 5 }, () =>
      deliver({ resourceId: id, part: 'phrase', generation: 1 }),
    );
    await consume(handlers, messages);
    await consume(handlers, messages);
    expect(context.asked).toHaveLength(1);
    expect(messages.map(({ acked }) => acked)).toEqual([2, 2, 2, 2, 2]);
    expect(await partOf(id, 'phrase')).toMatchObject({ status: 'ready', problem: null });
    const calls = await test.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    expect(calls).toMatchObject([{ part: 'phrase', totalTokens: 150, outcome: 'ok' }]);
  });

  it('repairs a flawed reply once, and sets the part to needs-edit if the repair is flawed too', async () => {
    const mended = await ready('phrase');
    context.turns.push(phraseReply('sur la table'), phraseReply());
    await runJob(context, { resourceId: mended, part: 'phrase', generation: 1 });
    expect(await partOf(mended, 'phrase')).toMatchObject({ status: 'ready' });
    expect(context.asked[1]?.messages.at(-1)?.content).toContain('<problems>');

    const flawed = await ready('phrase');
    context.turns.push(phraseReply('sur la table'), phraseReply('sous la table'));
    await runJob(context, { resourceId: flawed, part: 'phrase', generation: 1 });
    const part = await partOf(flawed, 'phrase');
    expect(part).toMatchObject({ status: 'needs-edit', problem: { code: 'check_failed' } });
    expect(part?.content).not.toBeNull();
  });

  it.each(['', 'null', '[]', '{"p":[["s1"]]}', '```json\n{}\n```', '{"p":[["s1","a","b"'])(
    'fails the part when the reply is %j',
    async (nonsense) => {
      const id = await ready('phrase');
      context.turns.push(nonsense, nonsense);
      const verdict = await runJob(context, { resourceId: id, part: 'phrase', generation: 1 });
      expect(verdict.kind).toBe('done');
      expect(await partOf(id, 'phrase')).toMatchObject({
        status: 'failed',
        content: null,
        problem: { code: 'model_nonsense' },
      });
    },
  );

  it('does not store the part when moderation flags the model’s reply', async () => {
    const id = await ready('phrase');
    context.turns.push(phraseReply());
    context.flagged.push('a big fish');
    await runJob(context, { resourceId: id, part: 'phrase', generation: 1 });
    expect(await partOf(id, 'phrase')).toMatchObject({
      status: 'failed',
      content: null,
      problem: { code: 'moderated' },
    });
  });

  it('generates rule-based parts without calling a model', async () => {
    const id = await ready('syllables');
    await runJob(context, { resourceId: id, part: 'syllables', generation: 1 });
    expect(context.asked).toEqual([]);
    const part = await partOf(id, 'syllables');
    expect(part).toMatchObject({ status: 'ready', problem: null });
    expect(part?.content).toMatchObject({ items: expect.arrayContaining([]) });
    expect(JSON.stringify(part?.content)).toContain('"parts":["pois","son"]');
  });

  it('retries later when the model is busy, and shows the reason on the part', async () => {
    const id = await ready('phrase');
    context.turns.push(new ModelFailure('model_busy', '429', { retryAfterMs: 30_000 }));
    const job = { resourceId: id, part: 'phrase', generation: 1 };
    // This is the last attempt allowed after an unexpected error. Deliveries that only waited for the model
    // do not count as attempts.
    const message = deliver(job, 5);
    await consume(handlers, [message]);
    expect(message).toMatchObject({ acked: 1, delays: [] });
    expect(sentLater).toEqual([{ job, seconds: 30 }]);
    expect(await partOf(id, 'phrase')).toMatchObject({
      status: 'queued',
      problem: { code: 'model_busy' },
      waiting: { generation: 1, paid: 0 },
    });
    context.turns.push(phraseReply());
    await consume(handlers, [message]);
    expect(await partOf(id, 'phrase')).toMatchObject({ status: 'queued' });
    await passTime(id);
    await consume(handlers, [message]);
    expect(await partOf(id, 'phrase')).toMatchObject({ status: 'ready', problem: null });
  });

  it('pays at most twice if the moderation endpoint alone is down for an hour', async () => {
    const id = await ready('phrase');
    const { moderate } = context.model;
    context.model.moderate = async () => {
      throw new ModelFailure('model_down', 'the moderator is away');
    };
    context.turns.push(phraseReply(), phraseReply());
    const job = { resourceId: id, part: 'phrase', generation: 1 };
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await runJob(context, job)).toMatchObject({ kind: 'again' });
      await passTime(id, 300);
    }
    context.model.moderate = moderate;
    expect(await runJob(context, job)).toEqual({ kind: 'done' });
    expect(await partOf(id, 'phrase')).toMatchObject({ status: 'ready', problem: null });
    expect(context.asked).toHaveLength(2);
  });

  it('retries the message when the delayed message cannot be sent', async () => {
    const id = await ready('phrase');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    context.turns.push(new ModelFailure('model_busy', '429', { retryAfterMs: 30_000 }));
    const message = deliver({ resourceId: id, part: 'phrase', generation: 1 }, 90);
    const sendLater = () => Promise.reject(new Error('the queue is away'));
    await consume({ ...handlers, sendLater }, [message]);
    expect([message.acked, message.delays.length]).toEqual([0, 1]);
    expect(await partOf(id, 'phrase')).toMatchObject({ status: 'queued' });
  });

  it('moves the message to the dead-letter queue with its reason and fails the part', async () => {
    const id = await ready('phrase');
    context.turns.push(new ModelFailure('model_down', '500'));
    const body = { resourceId: id, part: 'phrase', generation: 1 };
    await consume(handlers, [deliver(body)]);
    const dead = [deliver(body), deliver({ strange: true })];
    await moveToDeadLetter(test.db, 'lexiloom-dead-letters', dead);
    expect(dead.map(({ acked }) => acked)).toEqual([1, 1]);
    expect(await partOf(id, 'phrase')).toMatchObject({
      status: 'failed',
      problem: { code: 'model_down' },
    });
    const letters = await test.db.select().from(deadLetters);
    expect(letters.map(({ reason }) => reason).sort()).toEqual([
      'model_down',
      'the message could not be read',
    ]);
  });

  describe('after an error that the model did not cause', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    const statement = (errcode: string) =>
      test.db.execute(
        sql.raw(`do $$ begin raise exception 'refused' using errcode = '${errcode}'; end $$`),
      );
    const failing: Record<string, () => Promise<unknown>> = {
      'a statement of ours': () => statement('22P05'),
      'a database that starts': () => statement('57P03'),
      'nobody foresaw': () => Promise.reject(new TypeError('x is not a function')),
    };

    it.each([
      ['a statement of ours', 1, 'failed'],
      ['a database that starts', 90, 'queued'],
      ['nobody foresaw', 4, 'queued'],
      ['nobody foresaw', 5, 'failed'],
    ] as const)(
      'after the error “%s” on attempt %i, sets the part to %s',
      async (what, attempts, status) => {
        const id = await ready('phrase');
        const message = deliver({ resourceId: id, part: 'phrase', generation: 1 }, attempts);
        context.model.ask = async () => {
          await failing[what]?.();
          throw new Error('it did not fail');
        };
        await consume(handlers, [message]);
        const isOver = status === 'failed';
        expect([message.acked, message.delays.length]).toEqual(isOver ? [1, 0] : [0, 1]);
        expect(await partOf(id, 'phrase')).toMatchObject({ status });
        const [spend] = await test.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
        expect(spend?.reservedMicros).toBe(0);
      },
    );

    it('stores the paid reply when the database recovers shortly afterwards', async () => {
      const id = await ready('phrase');
      context.turns.push(phraseReply());
      const { db } = context;
      const { ask } = context.model;
      context.model.ask = async (...given) => {
        const reply = await ask(...given);
        let isAway = true;
        context.db = new Proxy(db, {
          get: (target, name) => {
            const isFinish = name === 'execute' && isAway;
            isAway &&= !isFinish;
            return isFinish ? () => statement('57P03') : Reflect.get(target, name, target);
          },
        });
        return reply;
      };
      const verdict = await runJob(context, { resourceId: id, part: 'phrase', generation: 1 });
      expect(verdict).toEqual({ kind: 'done' });
      expect(context.db).not.toBe(db);
      expect(await partOf(id, 'phrase')).toMatchObject({ status: 'ready', attempts: 1 });
      expect(context.asked).toHaveLength(1);
    });

    it('releases a text and its reservation so that the next attempt can lease the text', async () => {
      const text = { target: 'fr', native: 'en', sentences: [] };
      const draft = Draft.parse({ title: 'Le chat', topic: 'A cat', count: 50 });
      const lesson = { status: 'writing' as const, text, draft };
      const id = await insertLesson(test.db, teacher, lesson, [{ part: 'text' }]);
      context.model.moderate = () => Promise.reject(new TypeError('x is not a function'));
      const message = deliver({ resourceId: id, part: 'text', generation: 1 });
      await consume(handlers, [message]);
      expect(await partOf(id, 'text')).toMatchObject({ status: 'queued', leasedUntil: null });
      const [spend] = await test.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
      expect(spend?.reservedMicros).toBe(0);
    });
  });

  it('finishes even if its follow-up jobs cannot be sent', async () => {
    const id = await insertLesson(test.db, teacher, {}, [
      { part: 'text', status: 'ready' },
      { part: 'vocab' },
      { part: 'pictures' },
    ]);
    context.turns.push(JSON.stringify({ v: [] }), JSON.stringify({ v: [] }));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBatch = () => Promise.reject(new Error('the queue is away'));
    context.queues = { QUESTIONS: { sendBatch }, MEDIA_JOBS: { sendBatch } };
    const verdict = await runJob(context, { resourceId: id, part: 'vocab', generation: 1 });
    expect(verdict).toEqual({ kind: 'done' });
    expect((await partOf(id, 'vocab'))?.status).toBe('needs-edit');
    expect((await partOf(id, 'pictures'))?.status).toBe('queued');
  });

  it('releases the reserved money after each of these outcomes', async () => {
    const [spend] = await test.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher));
    expect(spend?.reservedMicros).toBe(0);
    expect(spend?.spentMicros).toBeGreaterThan(0);
  });

  it('doubles the delay with each attempt, up to two minutes', () => {
    expect([1, 2, 3, 4].map((attempt) => delayOf(attempt, 0.5))).toEqual([4, 8, 16, 32]);
    expect(delayOf(9, 1)).toBe(120);
  });
});

describe('drawing pictures', () => {
  const vocab: PartRow = {
    part: 'vocab',
    status: 'ready',
    content: { items: [{ id: 'v1', target: 'le </data> chat', native: 'a </data> cat' }] },
  };
  const drawing = (content = vocab.content) =>
    insertLesson(test.db, teacher, {}, [
      { ...vocab, content },
      { part: 'pictures', options: { images: ['v1'] } },
    ]);

  it('passes the word to the prompt as escaped data', async () => {
    const id = await drawing();
    context.turns.push(JSON.stringify({ e: [] }));
    await runJob(context, { resourceId: id, part: 'pictures', generation: 1 });
    expect((await partOf(id, 'pictures'))?.status).toBe('ready');
    expect(context.drawn[0]).toContain('<data>"a \\u003c/data> cat"</data>');
  });

  it('continues in another message when time runs out', async () => {
    // Use a word that no other test draws, because all accounts share the cached pictures.
    const id = await drawing({ items: [{ id: 'v1', target: 'le phare', native: 'lighthouse' }] });
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    context.model.stop = stop;
    context.model.draw = async () => {
      await stopped;
      throw new ModelFailure('stopped', 'in the middle');
    };
    context.turns.push(JSON.stringify({ e: [] }));
    const message = { resourceId: id, part: 'pictures', generation: 1 };
    expect(await runJob(context, message, 20)).toEqual({ kind: 'again', afterSeconds: 0 });
    expect(await partOf(id, 'pictures')).toMatchObject({ status: 'queued', problem: null });
    const calls = await test.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    expect(calls.map(({ totalTokens }) => totalTokens)).toEqual([150]);
  });

  it('does not draw pictures of words that moderation flags', async () => {
    const id = await drawing();
    context.turns.push(JSON.stringify({ e: [] }));
    context.flagged.push('cat');
    await runJob(context, { resourceId: id, part: 'pictures', generation: 1 });
    expect(await partOf(id, 'pictures')).toMatchObject({
      status: 'failed',
      problem: { code: 'moderated' },
    });
    expect(context.drawn).toEqual([]);
    expect(context.asked).toEqual([]);
  });
});

describe('generating audio', () => {
  it('stores one clip per sentence, and after an edit re-records only that sentence', async () => {
    const id = await ready('speech');
    await runJob(context, { resourceId: id, part: 'speech', generation: 1 });
    const speech = Speech.parse((await partOf(id, 'speech'))?.content);
    expect(Object.keys(speech.clips)).toEqual(['s1', 's2']);
    expect(speech.clips.s1?.ms).toBe(24 * 'Le chat dort sur le lit.'.length);
    expect(context.stored.size).toBe(2);
    await test.db.execute(sql`
      update resources set text = jsonb_set(text, '{sentences,0,target,text}', '"Le chat mange."')
      where id = ${id}`);
    await test.db.execute(sql`
      update resource_parts set status = 'queued', generation = 2 where resource_id = ${id}
        and part = 'speech'`);
    context.spoken.length = 0;
    await runJob(context, { resourceId: id, part: 'speech', generation: 2 });
    expect(context.spoken).toEqual(['Le chat mange.']);
  });
});
