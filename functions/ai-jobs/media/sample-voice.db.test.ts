import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertLesson, insertTeacher, shortText } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls, aiSpend, resourceParts } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { runJob } from '../run-job.ts';
import { type FakeJobContext, fakeJobContext } from '../testing/fake-job-context.ts';
import { sampleVoice } from './sample-voice.ts';

const [first, second] = shortText.sentences;
if (!first || !second) throw new Error('the short text has two sentences');
const dialogue = {
  ...shortText,
  sentences: [
    { ...first, speaker: 'Léa' },
    { ...second, speaker: 'Hugo' },
  ],
};

let test: TestDatabase;
let context: FakeJobContext;
let teacher: string;
let id: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  context = fakeJobContext(test.db);
  teacher = await insertTeacher(test.db);
  id = await insertLesson(
    test.db,
    teacher,
    { text: dialogue, voices: { Léa: 'nova', Hugo: `own-${teacher}` } },
    [
      { part: 'text', status: 'ready' },
      { part: 'speech', status: 'queued' },
    ],
  );
});

const spendOf = async (userId: string) =>
  (await test.db.select().from(aiSpend).where(eq(aiSpend.userId, userId)))[0];

describe('voice previews', () => {
  it('speaks the speaker’s first line and charges for it once', async () => {
    const voice = `voice-of-${teacher}`;
    const sample = await sampleVoice(context, id, { speaker: 'Hugo', voice });
    expect(sample).toMatchObject({ kind: 'clip', ms: 24 * second.target.text.length });
    expect(context.spoken).toEqual([second.target.text]);
    expect(await sampleVoice(context, id, { speaker: 'Hugo', voice })).toEqual(sample);
    expect(context.spoken).toHaveLength(1);
    expect(await spendOf(teacher)).toMatchObject({ reservedMicros: 0 });
    const calls = await test.db.select().from(aiCalls).where(eq(aiCalls.resourceId, id));
    expect(calls).toMatchObject([{ part: 'speech', outcome: 'ok' }]);
  });

  it('reuses the preview if the voice is chosen, and generates new audio only for that speaker', async () => {
    const make = async (generation: number, hugo: string) => {
      await test.db.execute(`update resources set voices =
        '{"Léa": "lea-${teacher}", "Hugo": "${hugo}"}' where id = '${id}'`);
      await test.db
        .update(resourceParts)
        .set({ status: 'queued', generation })
        .where(eq(resourceParts.resourceId, id));
      context.spoken.length = 0;
      await runJob(context, { resourceId: id, part: 'speech', generation });
      return [...context.spoken];
    };
    expect(await make(2, `one-${teacher}`)).toHaveLength(2);
    expect(await make(3, `two-${teacher}`)).toEqual([second.target.text]);
    await sampleVoice(context, id, { speaker: 'Hugo', voice: `three-${teacher}` });
    expect(await make(4, `three-${teacher}`)).toEqual([]);
  });

  it('returns the reason if the clip cannot be generated, and releases the reservation', async () => {
    expect(await sampleVoice(context, id, { speaker: 'Nobody', voice: 'nova' })).toEqual({
      kind: 'nothing to say',
    });
    context.model.speak = () => Promise.reject(new ModelFailure('model_busy', '429'));
    const voice = `silent-${teacher}`;
    expect(await sampleVoice(context, id, { speaker: 'Léa', voice })).toMatchObject({
      kind: 'problem',
      code: 'model_busy',
    });
    expect(await spendOf(teacher)).toMatchObject({ reservedMicros: 0, spentMicros: 0 });
  });

  it('does not call the model if the daily cap is reached', async () => {
    const poor = await insertTeacher(test.db, { plan: null });
    const lesson = await insertLesson(test.db, poor);
    const sample = await sampleVoice(context, lesson, { speaker: '', voice: `dear-${poor}` });
    expect(sample).toMatchObject({ kind: 'problem', code: 'spend_cap' });
    expect(context.spoken).toEqual([]);
  });
});
