import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiSpend } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { dutyModels } from './duty-models.ts';
import type { AiJobsEnv } from './env.ts';
import { noSize } from './job-size.ts';
import { leaseJob } from './lease-job.ts';
import { reserveFor } from './reserve-for.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** OpenAI itself. */
const openAiEnv = { OPENAI_API_KEY: 'test' } as AiJobsEnv;

it('counts each call in flight of parts that are asked for anew, with thoughts and quality', async () => {
  const choice = (model: string, reasoningTokens: number, quality: 'low' | 'medium') => ({
    ...{
      model,
      effort: reasoningTokens > 0 ? ('high' as const) : null,
      reasoningTokens,
      quality,
    },
  });
  const chosen = {
    questions: choice('gpt-6.1-terra', 8_000, 'low'),
    pictures: choice('gpt-image-2.6-flare', 0, 'medium'),
  };
  const models = dutyModels(openAiEnv, {
    models: [],
    choices: Object.entries(chosen).map(([duty, one]) => ({
      ...{ duty: duty as 'questions', baseUrl: 'https://api.openai.com/v1', choice: one },
    })),
  });
  const pictures = { ...noSize, images: 10 };
  // 12,000 tokens of reply and thoughts at 5 dollars a million, 6,000 of the prompt at 1; with a repair.
  const question = reserveFor('phrase', models, noSize);
  expect(question).toBe(2 * (6_000 + 12_000 * 5));
  const drawing = reserveFor('pictures', models, pictures);
  expect(drawing).toBe(6_000 + (2_000 + 8_000) * 5 + 10 * 53_000);

  const owner = await insertTeacher(test.db, { plan: 'TRIAL' });
  const parts = [
    { part: 'text', status: 'ready' as const },
    { part: 'phrase' },
    { part: 'pictures' },
  ];
  const id = await insertLesson(test.db, owner, {}, parts);
  const kinds: string[] = [];
  for (let generation = 1; generation <= 20; generation += 1) {
    await test.db.execute(sql`
      update resource_parts set generation = ${generation}, status = 'queued', leased_until = null
      where resource_id = ${id} and part in ('phrase', 'pictures')`);
    const asked = { resourceId: id, part: generation === 1 ? 'pictures' : 'phrase' };
    kinds.push((await leaseJob(test.db, asked, generation === 1 ? drawing : question)).kind);
  }
  const started = kinds.filter((kind) => kind === 'leased').length;
  expect(started).toBe(1 + Math.floor((1_500_000 - drawing) / question));
  const [spend] = await test.db.select().from(aiSpend).where(eq(aiSpend.userId, owner));
  expect(spend?.reservedMicros).toBe(drawing + (started - 1) * question);
});
