import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAllRoutes } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { sendSample } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let mine: School;
let theirs: School;
beforeAll(async () => {
  every = await createAllRoutes();
  mine = await insertSchool(every.test.db);
  theirs = await insertSchool(every.test.db);
}, 120_000);
afterAll(() => every.close());

/** Valid bodies that start costly work; the bodies in the walk's own samples are too small for this. */
const more: Record<string, (school: School) => unknown> = {
  'PATCH /v1/homeworks/:id': () => ({ name: 'A new name' }),
  'POST /v1/classrooms/:id/pupils': () => ({
    names: Array.from({ length: 100 }, (_, at) => `Pupil ${'abcdefghij'[at % 10]} Ten`),
  }),
  'POST /v1/pupils/passwords': ({ ids }) => ({
    pupilIds: [ids.pupilId, ...Array.from({ length: 99 }, (_, at) => `made-up-${at}`)],
  }),
};

test.each(['teacher', 'pupil'] as const)(
  'does not start hashing, model calls, writing or queue jobs for a %s without permission',
  async (person) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const began: string[] = [];
    for (const walked of every.routes) {
      const { route, may } = walked;
      // Skip routes for anonymous callers, such as sign-in and registration. They are rate-limited before the
      // hash.
      if (may === 'anyone') continue;
      const sample = sampleCalls[route]?.(theirs.ids) ?? {};
      const body = more[route]?.(theirs) ?? sample.body;
      every.costly.length = 0;
      const { status } = await sendSample(walked, { ...sample, body }, mine.tokens[person]);
      if (status < 400) continue;
      for (const what of every.costly) began.push(`${route}: ${what}, then ${status}`);
    }
    expect(began).toEqual([]);
  },
  120_000,
);

test('does the costly work for the owner', async () => {
  const done: string[] = [];
  for (const route of Object.keys(more)) {
    const walked = every.routes.find((one) => one.route === route);
    if (!walked) throw new Error(`There is no ${route}.`);
    every.costly.length = 0;
    const sample = sampleCalls[route]?.(theirs.ids) ?? {};
    const body = route === 'PATCH /v1/homeworks/:id' ? more[route]?.(theirs) : sample.body;
    const { status, text } = await sendSample(walked, { ...sample, body }, theirs.tokens.teacher);
    expect(status, text).toBeLessThan(300);
    if (every.costly.length > 0) done.push(route);
  }
  expect(done).toEqual(Object.keys(more));
});
