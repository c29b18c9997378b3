import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgedTokens } from '#functions/http/testing/forged-tokens.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createAllRoutes } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { sendSample } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let school: School;
beforeAll(async () => {
  every = await createAllRoutes();
  school = await insertSchool(every.test.db);
}, 120_000);
afterAll(() => every.close());

/** Tries every forgery on every route: one function checks tokens, but each route must call it. */
test('returns 401 for every forged token on every authenticated route', async () => {
  const forgeries = forgedTokens(testEnv('').SESSION_SECRET, {
    id: school.ids.teacherId,
    name: 'A teacher',
    role: 'public',
    country: 'GBR',
    accessType: 'DEFAULT',
    privilege: [],
  });
  const tokens = await Promise.all(
    forgeries.map(async ([name, make]) => [name, await make()] as const),
  );
  const asking = every.routes.filter(({ may }) => may !== 'anyone');
  let calls = 0;
  for (const walked of asking) {
    const sample = sampleCalls[walked.route]?.(school.ids) ?? {};
    for (const [name, token] of tokens) {
      const { status, text } = await sendSample(walked, sample, token);
      const said = `${walked.route} with ${name}`;
      expect(status, said).toBe(401);
      expect(JSON.parse(text), said).toMatchObject({ code: 'signed_out', error: 'Access denied' });
      calls += 1;
    }
  }
  console.info(
    `S5: ${tokens.length} forgeries on ${asking.length} routes, ${calls} calls: all 401`,
  );
  expect(tokens.length).toBeGreaterThanOrEqual(30);
}, 120_000);
