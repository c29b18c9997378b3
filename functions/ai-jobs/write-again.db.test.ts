import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortText } from '#db/queries/testing/insert-lesson.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import {
  createResourceFixture,
  type ResourceFixture,
} from '#functions/resources/testing/resource-fixture.ts';
import { defaultGapOptions } from '#lessons/activities/gap-fill/defaults.ts';
import { makeGaps } from '#lessons/activities/gap-fill/make-gaps.ts';
import { failPart } from './finish-job.ts';
import { ModelFailure } from './models/model-failure.ts';
import { overCap, runJob } from './run-job.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';

let world: ResourceFixture;
let context: FakeJobContext;
beforeAll(async () => {
  world = await createResourceFixture();
});
afterAll(() => world.close());
beforeEach(() => {
  context = fakeJobContext(world.test.db);
});

const lessonOf = async (id: string) =>
  (await world.test.db.select().from(resources).where(eq(resources.id, id)))[0];
const partsOf = async (id: string) =>
  (
    await world.test.db
      .select()
      .from(resourceParts)
      .where(eq(resourceParts.resourceId, id))
      .orderBy(resourceParts.part)
  ).map(({ part, status, problem }) => [part, status, problem?.code ?? null]);

/** A finished, public lesson for which the teacher has pressed "Rewrite". */
async function writtenAgain(stored: Record<string, unknown> = {}) {
  const lesson = { status: 'final', visibility: 'PUBLIC', activities: stored } as const;
  const id = await world.addLesson(lesson, [
    { part: 'text', status: 'ready' },
    { part: 'phrase', status: 'ready', content: { items: [] } },
    { part: 'statement', status: 'ready', edited: true, content: { items: [] } },
    { part: 'vocab', status: 'failed', problem: { code: 'model_busy', message: 'Busy.' } },
  ]);
  const { token } = world.owner;
  const answer = await world.call(`POST /v1/resources/${id}/parts/text/generate`, { token });
  expect(answer.status).toBe(200);
  expect((await lessonOf(id))?.status).toBe('writing');
  return { id, message: { resourceId: id, part: 'text', generation: 2 } };
}

const asBefore = (code: string) => [
  ['phrase', 'ready', null],
  ['statement', 'ready', null],
  ['text', 'ready', code],
  ['vocab', 'failed', 'model_busy'],
];

describe('rewriting a text', () => {
  it('restores the text, its status and its parts when the model refuses', async () => {
    const { id, message } = await writtenAgain();
    context.turns.push(new ModelFailure('model_refused', 'no'));
    await runJob(context, message);
    const lesson = await lessonOf(id);
    expect(lesson).toMatchObject({ status: 'final', former: null });
    expect(lesson?.text.sentences).toEqual(shortText.sentences);
    expect(await partsOf(id)).toEqual(asBefore('model_refused'));
    expect((await world.call(`GET /v1/resources/${id}`)).status).toBe(200);
  });

  it('continues the numbering of the old sentences, so that activities drop removed sentences', async () => {
    const state = {
      ...makeGaps({
        text: shortText,
        vocabulary: [],
        options: defaultGapOptions,
        seed: 1,
      }),
    };
    expect(state.ids).not.toEqual([]);
    const { id, message } = await writtenAgain({ 'gap-fill': state });
    const lines = Array.from({ length: 20 }, (_, n) => [
      '',
      `Le petit chat ${n} dort.`,
      `The little cat ${n} sleeps.`,
    ]);
    context.turns.push(JSON.stringify({ t: 'x', s: lines }));
    await runJob(context, message);
    const lesson = await lessonOf(id);
    expect(lesson?.text.sentences.map((sentence) => sentence.id).slice(0, 2)).toEqual(['s3', 's4']);
    expect(lesson?.text.nextSentence).toBe(23);
    expect(lesson).toMatchObject({ status: 'review', activities: { 'gap-fill': { ids: [] } } });
  });

  it('restores the text when the rewrite cannot start', async () => {
    const { id, message } = await writtenAgain();
    const problem = await failPart(world.test.db, message, overCap);
    expect(problem?.message).toContain('Your text is back as it was.');
    expect((await lessonOf(id))?.status).toBe('final');
    expect((await lessonOf(id))?.text.sentences).toEqual(shortText.sentences);
    expect(await partsOf(id)).toEqual(asBefore('spend_cap'));
  });
});
