import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duties, type ModelChoice } from '#contracts/ai-models/ai-model.ts';
import { catalogue, defaultChoices } from '#contracts/ai-models/catalogue.data.ts';
import { type DutyState, DutyStates } from '#contracts/ai-models/duty-state.ts';
import type { DutyRecord, ModelList } from '#contracts/ai-models/model-record.ts';
import { openAlert } from '#db/queries/open-alert.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from '../routes.ts';
import { adminTestEnv } from '../testing/admin-test-env.ts';

const baseUrl = 'https://api.openai.com/v1';
const side = {
  ...{ failure: null, lines: [], problems: [], model: 'm', milliseconds: 5 },
  ...{ promptTokens: 10, completionTokens: 5, costMicros: 3 },
};

let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;
let asked: unknown[] = [];
let answer: unknown;
/** Duty states that ai-jobs returns; they override OpenAI's defaults. */
let states: Partial<DutyState>[] = [];

const statesNow = () =>
  DutyStates.parse(
    duties.map((duty) => {
      const choice = defaultChoices[duty];
      return {
        ...{ duty, baseUrl, source: 'default', setting: `MODEL_${duty}`, choice },
        model: catalogue.find(({ name }) => name === choice.model),
        ...{ described: true, problem: null, unused: null },
        ...states.find((state) => state.duty === duty),
      };
    }),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  const AI_JOBS = {
    async fetch(request: Request) {
      if (new URL(request.url).pathname === '/duties') return Response.json(statesNow());
      asked.push(await request.json());
      return Response.json(answer);
    },
  };
  call = createCaller(adminRoutes, { ...adminTestEnv(database.url), AI_JOBS });
  adminId = await insertTeacher(database.db, { role: 'admin', plan: null });
  await database.db.execute(sql`update users set full_name = 'Ada' where id = ${adminId}`);
  token = await signIn('admin', { id: adminId });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  asked = [];
  states = [];
  answer = { kind: 'tried', candidate: side, live: side };
  await database.exec(
    'truncate ai_models, ai_model_choices, operator_alerts; delete from audit_log;',
  );
});

const luna = {
  model: 'gpt-6-luna',
  effort: 'low',
  reasoningTokens: 2_000,
  quality: 'low',
} as const;
const mine = {
  ...{ name: 'qwen3:8b', kind: 'chat', provider: 'Box in the cellar', efforts: [] },
  ...{ price: { by: 'tokens', input: 0, output: 0 }, endsOn: '2027-03-01' },
};
const list = async (): Promise<ModelList> => (await call('GET /v1/admin/models', { token })).json();
const read = async (duty = 'text'): Promise<DutyRecord> =>
  (await call(`GET /v1/admin/models/duties/${duty}`, { token })).json();
const save = (model: object, updatedAt: string | null = null) =>
  call('PUT /v1/admin/models', { token, json: { model, updatedAt } });
const publish = (duty: string, version: number, choice: ModelChoice | null, at = baseUrl) =>
  call(`POST /v1/admin/models/duties/${duty}/publish`, {
    ...{ token, json: { version, baseUrl: at, choice } },
  });
const audit = async () =>
  (await database.db.execute(sql`select action, subject from audit_log order by id`)).rows.map(
    ({ action, subject }) => `${action} ${subject}`,
  );

describe('the list of models', () => {
  it('lists each duty with its model and source, and every known model', async () => {
    const { duties: lines, models } = await list();
    expect(lines.map(({ duty }) => duty)).toEqual(duties);
    expect(lines[0]).toMatchObject({ source: 'default', version: 0, by: null, warnings: [] });
    expect(models.map(({ name }) => name).sort()).toEqual(catalogue.map(({ name }) => name).sort());
  });

  it('shows the daily check’s warnings only if they concern a duty’s current model', async () => {
    const message = 'It is shut down on 2026-12-24.';
    await openAlert(database.db, {
      ...{ kind: 'model_ends', subject: `text ${defaultChoices.text.model}`, message },
    });
    await openAlert(database.db, { kind: 'model_ends', subject: 'text former-model', message });
    const { duties: lines } = await list();
    expect(lines.map(({ warnings }) => warnings)).toEqual([[message], [], [], [], [], []]);
  });
});

describe('descriptions of models', () => {
  it('adds an unknown model and changes it', async () => {
    expect((await save(mine)).status).toBe(204);
    const added = (await list()).models.find(({ name }) => name === mine.name);
    expect(added).toMatchObject({ ...mine, own: true, by: 'Ada' });
    const changed = { ...mine, endsOn: null };
    expect((await save(changed, added?.updatedAt)).status).toBe(204);
    expect((await read()).models.find(({ name }) => name === mine.name)?.endsOn).toBeNull();
    expect(await audit()).toEqual(['model.described qwen3:8b', 'model.described qwen3:8b']);
  });

  it('overrides an entry of Lexiloom’s own list until the override is removed', async () => {
    const dearer = { ...catalogue.find(({ name }) => name === 'gpt-6-luna') };
    await save({ ...dearer, price: { by: 'tokens', input: 9, output: 9 } });
    const priceOf = async () =>
      (await list()).models.find(({ name }) => name === 'gpt-6-luna')?.price;
    expect(await priceOf()).toMatchObject({ input: 9 });
    const remove = () =>
      call('POST /v1/admin/models/remove', { token, json: { name: 'gpt-6-luna' } });
    expect((await remove()).status).toBe(204);
    expect(await priceOf()).toEqual(dearer.price);
    expect((await remove()).status).toBe(404);
  });

  it('returns 409 to the second of two admins who save at the same time', async () => {
    const both = await Promise.all([save(mine), save({ ...mine, provider: 'Another box' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await save(mine, '2020-01-01T00:00:00.000Z')).status).toBe(409);
  });

  it('shows the shutdown date that the provider announced', async () => {
    await save({ ...mine, endsOn: null });
    await database.db.execute(sql`update ai_models set shutdown_on = '2027-01-31'`);
    expect((await list()).models.find(({ name }) => name === mine.name)?.endsOn).toBe('2027-01-31');
  });

  it('rejects removing a model in use or changing its kind', async () => {
    states = [{ duty: 'feedback', source: 'setting', choice: { ...luna, model: mine.name } }];
    const refused = await save({
      ...{ ...mine, kind: 'images' },
      price: { by: 'pictures', input: 1, output: 1, each: { low: 1, medium: 1, high: 1 } },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: [{ field: 'model.kind', message: expect.stringMatching(/in use for feedback/) }],
    });
    states = [{ duty: 'feedback', source: 'admin', choice: { ...luna, model: mine.name } }];
    await database.db.execute(sql`insert into ai_models (name, details)
      values (${mine.name}, ${JSON.stringify(mine)}::jsonb)`);
    const json = { name: mine.name };
    expect((await call('POST /v1/admin/models/remove', { token, json })).status).toBe(409);
  });
});

describe('choices of a duty’s model', () => {
  it('stores each choice as a version with its author, and restores the default', async () => {
    expect(await (await publish('feedback', 0, luna)).json()).toEqual({ version: 1 });
    states = [{ duty: 'feedback', source: 'admin', choice: luna }];
    const { duty, versions } = await read('feedback');
    expect(duty).toMatchObject({ source: 'admin', version: 1, by: 'Ada' });
    expect(versions).toMatchObject([{ version: 1, choice: luna, baseUrl, by: 'Ada' }]);
    expect((await publish('feedback', 1, null)).status).toBe(200);
    expect((await read('feedback')).versions[0]).toMatchObject({ version: 2, choice: null });
    expect(await audit()).toEqual(['model.published feedback', 'model.published feedback']);
  });

  it('returns 409 to the second of two admins who choose at the same time, and does not store that choice', async () => {
    const both = await Promise.all([publish('text', 0, luna), publish('text', 0, luna)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await publish('text', 5, luna)).status).toBe(409);
    expect(await audit()).toHaveLength(1);
  });

  it('returns 409 if the duty’s server has changed since the admin loaded the page', async () => {
    expect((await publish('text', 0, luna, 'http://box/v1')).status).toBe(409);
    expect((await read()).versions).toEqual([]);
  });

  it.each([
    ['text', { model: 'gpt-audio-1.5', effort: null }, /reads aloud; you need one that writes/],
    ['text', { model: 'gpt-6.1-sol', effort: 'none' }, /supports these effort levels: low/],
    ['text', { model: 'gpt-5-unknown', effort: null }, /not on the list. Add it first/],
    [
      'text',
      { model: 'gpt-6-luna', effort: 'low', reasoningTokens: 0 },
      /needs a thinking allowance/,
    ],
    ['text', { model: 'none' }, /This task needs a model/],
    ['moderation', { model: 'none' }, /This task needs a model/],
    ['pictures', { model: 'text-model' }, /for nothing else/],
    ['moderation', { model: 'gpt-image-1-mini', effort: null }, /checks suitability or writes/],
  ] as const)(
    'rejects for the duty %s the choice %o with a clear message',
    async (duty, choice, message) => {
      const refused = await publish(duty, 0, { ...luna, effort: null, ...choice });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        fields: [{ field: 'choice', message: expect.stringMatching(message) }],
      });
    },
  );

  it('accepts “none” for speech, and “text-model” for moderation', async () => {
    const name = (model: string) => ({ ...luna, effort: null, model });
    expect((await publish('speech', 0, name('none'))).status).toBe(200);
    expect((await publish('moderation', 0, name('text-model'))).status).toBe(200);
  });

  it('closes the open alert about the former model', async () => {
    const alert = { kind: 'model_ends', message: 'It ends.' };
    await openAlert(database.db, { ...alert, subject: 'text gpt-5' });
    await openAlert(database.db, { ...alert, subject: 'questions gpt-5' });
    await openAlert(database.db, { ...alert, subject: 'text gpt-6-luna' });
    await publish('text', 0, luna);
    const { rows } = await database.db.execute(sql`
      select subject, closed_by from operator_alerts where closed_at is not null`);
    expect(rows).toEqual([{ subject: 'text gpt-5', closed_by: adminId }]);
  });
});

describe('trials', () => {
  const attempt = (duty: string, choice: Partial<ModelChoice>, sample: string) =>
    call(`POST /v1/admin/models/duties/${duty}/try`, {
      ...{ token, json: { choice: { ...luna, ...choice }, sample } },
    });

  it('sends ai-jobs the described model, returns both replies and logs the trial', async () => {
    const tried = await attempt('feedback', {}, 'french-slips');
    expect(await tried.json()).toEqual({ candidate: side, live: side });
    const model = catalogue.find(({ name }) => name === 'gpt-6-luna');
    expect(asked).toEqual([
      { adminId, duty: 'feedback', choice: luna, model, sample: 'french-slips', words: null },
    ]);
    expect(await audit()).toEqual(['model.tried feedback']);
  });

  it('sends ai-jobs the words of a sample for pictures', async () => {
    await attempt('pictures', { model: 'gpt-image-1-mini', effort: null }, 'umbrella');
    expect(asked).toMatchObject([{ words: { words: 'umbrella', language: 'en' } }]);
  });

  it('reports the reason for a failed trial', async () => {
    answer = { kind: 'no sample' };
    expect(await (await attempt('feedback', {}, 'none')).json()).toMatchObject({
      fields: [{ field: 'sample' }],
    });
    answer = { kind: 'problem', code: 'spend_cap', message: 'The day is used up.' };
    const over = await attempt('feedback', {}, 'french-slips');
    expect(over.status).toBe(422);
    expect(await over.json()).toMatchObject({ message: 'The day is used up.' });
  });

  it('offers finished public lessons as samples for questions', async () => {
    const teacher = await insertTeacher(database.db);
    const shown = await insertLesson(database.db, teacher, {
      ...{ status: 'final', visibility: 'PUBLIC', title: 'Au marché' },
    });
    await insertLesson(database.db, teacher, { status: 'final' });
    expect((await read('questions')).samples).toEqual([
      { id: shown, label: expect.stringMatching(/^French .*: Au marché$/) },
    ]);
    expect((await read('speech')).samples).toEqual([]);
  });
});

const json = { version: 0, baseUrl, choice: luna };
for (const [route, body] of [
  ['GET /v1/admin/models', undefined],
  ['PUT /v1/admin/models', { model: mine, updatedAt: null }],
  ['POST /v1/admin/models/remove', { name: 'x' }],
  ['GET /v1/admin/models/duties/text', undefined],
  ['POST /v1/admin/models/duties/text/try', { choice: luna, sample: 'french-market' }],
  ['POST /v1/admin/models/duties/text/publish', json],
] as const) {
  refusesWrongPerson(route, () => ({ call, route, json: body, wrongRoles: ['public', 'PUPIL'] }));
}
refusesBadInput('describing a model', () => ({
  call,
  route: 'PUT /v1/admin/models',
  token: () => token,
  bodies: [
    [{ model: { ...mine, name: ' ' }, updatedAt: null }, 'model.name'],
    [{ model: { ...mine, name: 'none' }, updatedAt: null }, 'model.name'],
    [{ model: { ...mine, kind: 'images' }, updatedAt: null }, 'model.price'],
    [{ model: { ...mine, endsOn: 'soon' }, updatedAt: null }, 'model.endsOn'],
    [
      { model: { ...mine, price: { by: 'tokens', input: -1, output: 0 } }, updatedAt: null },
      'model.price.input',
    ],
    [{ model: mine }, 'updatedAt'],
  ],
}));
refusesBadInput('choosing a model', () => ({
  call,
  route: 'POST /v1/admin/models/duties/text/publish',
  token: () => token,
  bodies: [
    [{ ...json, version: -1 }, 'version'],
    [{ ...json, choice: { ...luna, effort: 'great' } }, 'choice.effort'],
    [{ version: 0, baseUrl }, 'choice'],
  ],
}));
it('returns 404 for an unknown duty', async () => {
  expect((await call('GET /v1/admin/models/duties/singing', { token })).status).toBe(404);
});
