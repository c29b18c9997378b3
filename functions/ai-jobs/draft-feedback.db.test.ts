import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { draftFeedback } from './draft-feedback.ts';
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
  draftFeedback(context, {
    teacherId,
    resourceId: null,
    from: 'en',
    to: 'fr',
    question: 'Pourquoi ?',
    written: 'Parce que oui.',
  });
const spend = async () =>
  (await test.db.select().from(aiSpend).where(eq(aiSpend.userId, teacher)))[0];

describe('feedback drafts', () => {
  it('returns the model’s draft and charges the teacher', async () => {
    context.turns.push('{"f":" Well argued. ","p":81.6}');
    expect(await ask()).toEqual({ kind: 'draft', draft: 'Well argued.', score: 82 });
    const calls = await test.db.select().from(aiCalls).where(eq(aiCalls.userId, teacher));
    expect(calls).toMatchObject([{ part: 'feedback', outcome: 'ok', resourceId: null }]);
    expect(await spend()).toMatchObject({ reservedMicros: 0, spentMicros: calls[0]?.costMicros });
    const [question] = context.asked;
    expect(JSON.stringify(question?.messages)).toContain('Parce que oui.');
  });

  it.each([
    ['no JSON', 'Well argued.'],
    ['an empty draft', '{"f":" ","p":50}'],
  ])('returns a problem if the model’s reply has %s', async (_, reply) => {
    context.turns.push(reply);
    expect(await ask()).toMatchObject({ kind: 'problem', code: 'model_nonsense' });
    expect(await spend()).toMatchObject({ reservedMicros: 0 });
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
