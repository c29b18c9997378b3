import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allFeatures } from '#contracts/access/features.ts';
import type { Role } from '#contracts/access/role.ts';
import { PromptTrial } from '#contracts/ai-models/model-trial.ts';
import { Draft } from '#contracts/resources/draft.ts';
import { Resource } from '#contracts/resources/resource.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiCalls } from '#db/schema/resources.ts';
import { signAccessToken } from '#functions/http/access-token.ts';
import {
  startTestWorkers,
  type TestWorkers,
  testSecrets,
} from '#scripts/testing/start-test-workers.ts';

let workers: TestWorkers;
let admin: Awaited<ReturnType<typeof person>>;
let teacher: Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  workers = await startTestWorkers();
  admin = await person('admin');
  teacher = await person('public');
});
afterAll(() => workers.close());

async function person(role: Role & ('public' | 'admin')) {
  const id = await insertTeacher(workers.db, { role, plan: 'DEPARTMENT' });
  const claims = { id, name: 'Ada', role, country: 'GBR', accessType: 'DEFAULT' } as const;
  const privilege = [...allFeatures];
  const secret = testSecrets.SESSION_SECRET;
  const token = await signAccessToken(secret, { ...claims, privilege }, 'session');
  return {
    id,
    call: (method: string, path: string, json?: unknown) =>
      fetch(`${workers.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
  };
}

const template = 'Only food: {{count}} phrases at {{level}} in {{target}}.';

test('uses a published prompt for the next lesson, over real Workers and queues', {
  timeout: 60_000,
}, async () => {
  const draft = Draft.parse({
    title: 'Au marché',
    topic: 'At the market',
    count: 50,
    parts: ['phrase'],
  });
  const made = await teacher.call('POST', '/v1/resources', { draft });
  const { id } = Resource.parse(await made.json());
  const path = '/v1/admin/prompts/phrase/publish';
  expect((await admin.call('POST', path, { revision: 0, template })).status).toBe(200);
  const written = await teacher.call('POST', `/v1/resources/${id}/generate`);
  expect(await written.text()).toContain('"type":"done"');
  await expect
    .poll(() => workers.openai.calls().find(({ part }) => part === 'phrase')?.instruction, {
      timeout: 30_000,
    })
    .toMatch(/^Only food: \d+ phrases at A2\.1 in French\./);
});

test('runs a prompt trial through the model and reports its failures', {
  timeout: 60_000,
}, async () => {
  const shown = { status: 'final', visibility: 'PUBLIC' } as const;
  const sample = await insertLesson(workers.db, teacher.id, shown);
  const attempt = async () => {
    const path = '/v1/admin/prompts/phrase/try';
    const answer = await admin.call('POST', path, { template, sample });
    expect(answer.status).toBe(200);
    return PromptTrial.parse(await answer.json());
  };
  const { draft, live } = await attempt();
  expect(draft.promptTokens).toBeGreaterThan(100);
  expect(live.promptTokens).toBeGreaterThan(100);
  const calls = await workers.db.select().from(aiCalls).where(eq(aiCalls.userId, admin.id));
  expect(calls.map(({ part }) => part)).toContain('trial');

  workers.openai.setFaults({ nonsense: true, seed: 3 });
  const spoilt = await attempt();
  workers.openai.setFaults({});
  expect(spoilt.draft.problems.length + Number(spoilt.draft.failure !== null)).toBeGreaterThan(0);
});
