import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { improveTopic } from './improve-topic.ts';
import { ModelFailure } from './models/model-failure.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';

let test: TestDatabase;
let context: FakeJobContext;
let teacher: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  context = fakeJobContext(test.db);
  teacher = await insertTeacher(test.db);
});

const ask = (teacherId = teacher) =>
  improveTopic(context, {
    teacherId,
    ...{ title: 'Au marché', topic: 'the market', from: 'en', to: 'fr' },
    ...{ audience: 'A2.1', textType: 'text' },
  });
const spend = async () =>
  (await test.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher)))[0];

describe('topic improvement', () => {
  it('returns the model’s wording and charges the teacher', async () => {
    context.turns.push('{"t":" Two friends meet at the market. "}');
    expect(await ask()).toEqual({ kind: 'topic', topic: 'Two friends meet at the market.' });
    const calls = await test.db.select().from(aiCalls).where(eq(aiCalls.userId, teacher));
    expect(calls).toContainEqual(expect.objectContaining({ part: 'topic', outcome: 'ok' }));
    expect(await spend()).toMatchObject({ reservedMicros: 0 });
    expect(JSON.stringify(context.asked[0]?.messages)).toContain('the market');
  });

  it.each([
    ['no JSON', 'Two friends meet.'],
    ['an empty topic', '{"t":"  "}'],
  ])('returns a problem if the model’s reply has %s', async (_, reply) => {
    context.turns.push(reply);
    expect(await ask()).toMatchObject({ kind: 'problem', code: 'model_nonsense' });
    expect(await spend()).toMatchObject({ reservedMicros: 0 });
  });

  it('rejects an unsuitable topic before the call, and an unsuitable reply after it', async () => {
    context.flagged.push('the market');
    expect(await ask()).toMatchObject({ kind: 'problem', code: 'moderated' });
    expect(context.asked).toEqual([]);
    context.flagged.splice(0, 1, 'Two friends');
    context.turns.push('{"t":"Two friends meet."}');
    expect(await ask()).toMatchObject({ kind: 'problem', code: 'moderated' });
  });

  it('reports that the model is unavailable and releases the reservation', async () => {
    context.turns.push(new ModelFailure('model_down', 'test'));
    expect(await ask()).toMatchObject({ kind: 'problem', code: 'model_down' });
    expect(await spend()).toMatchObject({ reservedMicros: 0, spentMicros: 0 });
  });

  it('does not call the model if the daily cap is reached', async () => {
    const poor = await insertTeacher(test.db, { plan: null });
    expect(await ask(poor)).toMatchObject({ kind: 'problem', code: 'spend_cap' });
    expect(context.asked).toEqual([]);
  });
});
