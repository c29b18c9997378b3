import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aiModels, operatorAlerts } from '#db/schema/ai.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { demoModels } from '../testing/demo-models.ts';
import { checkModels } from './check-models.ts';
import { openModelClient } from './model-client.ts';

const now = Date.parse('2026-11-25');
let test: TestDatabase;
let server: OpenAIEmulator;
beforeAll(async () => {
  test = await createTestDatabase();
  server = await startOpenAI({
    answer: () => null,
    shutdowns: { 'lexiloom-demo-voice': '2026-12-24', 'lexiloom-demo-painter': '2027-06-30' },
  });
});
afterAll(async () => {
  await server.close();
  await test.close();
});
beforeEach(async () => {
  await test.db.execute(sql`truncate operator_alerts, ai_models`);
});

const alerts = async () =>
  (await test.db.select().from(operatorAlerts)).map(({ kind, subject, count }) => ({
    kind,
    subject,
    count,
  }));

describe('the daily check of the providers’ models', () => {
  it('alerts once about a model that shuts down within 60 days', async () => {
    const models = demoModels(server.url);
    for (let day = 0; day < 3; day += 1) {
      await checkModels(test.db, models, openModelClient(), now);
    }
    expect(await alerts()).toEqual([
      { kind: 'model_ends', subject: 'speech lexiloom-demo-voice', count: 3 },
    ]);
  });

  it('alerts about a model that is not on the server’s list', async () => {
    const models = demoModels(server.url, { MODEL_FEEDBACK: 'gone-model' });
    await checkModels(test.db, models, openModelClient(), now);
    expect(await alerts()).toContainEqual({
      kind: 'model_missing',
      subject: 'feedback gone-model',
      count: 1,
    });
  });

  it('stores the announced shutdown dates of models that admins added', async () => {
    const details = demoModels().pictures?.model;
    if (!details) throw new Error('no painter');
    await test.db.insert(aiModels).values({ name: details.name, details });
    await checkModels(test.db, demoModels(server.url), openModelClient(), now);
    const [row] = await test.db.select().from(aiModels);
    expect(row?.shutdownOn).toBe('2027-06-30');
  });

  it('uses only the catalogue’s shutdown dates if the server has no list', async () => {
    const models = demoModels('http://127.0.0.1:9/v1', { MODEL_TEXT: 'gpt-5' });
    await checkModels(test.db, models, openModelClient(), now);
    expect(await alerts()).toEqual([{ kind: 'model_ends', subject: 'text gpt-5', count: 1 }]);
  });
});
