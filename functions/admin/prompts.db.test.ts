import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Draft } from '#contracts/resources/draft.ts';
import { insertLesson, insertTeacher, shortText } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import type { PromptLine, PromptRecord } from '#lessons/prompts/prompt-record.ts';
import { promptKeys } from '#lessons/prompts/prompts.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

const own = (words: string) => `${words}: {{count}} for {{level}} in {{target}}.`;
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

beforeAll(async () => {
  database = await createTestDatabase();
  const AI_JOBS = {
    async fetch(request: Request) {
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
  answer = { kind: 'tried', draft: side, live: side };
  await database.exec(`truncate prompts, prompt_edits; delete from audit_log;`);
});

const read = async (key = 'phrase'): Promise<PromptRecord> =>
  (await call(`GET /v1/admin/prompts/${key}`, { token })).json();
const line = async (key: string) => {
  const list: PromptLine[] = await (await call('GET /v1/admin/prompts', { token })).json();
  return list.find((one) => one.key === key);
};
const save = (revision: number, template: string | null) =>
  call('PUT /v1/admin/prompts/phrase/draft', { token, json: { revision, template } });
const publish = (revision: number, template: string) =>
  call('POST /v1/admin/prompts/phrase/publish', { token, json: { revision, template } });
const restore = (version: number, revision: number) =>
  call(`POST /v1/admin/prompts/phrase/versions/${version}/restore`, { token, json: { revision } });
const audit = async () =>
  (
    await database.db.execute(
      sql`select actor_id, action, subject, before, after from audit_log order by id`,
    )
  ).rows;

test('lists every prompt with the built-in wording until an admin changes the prompt', async () => {
  const list: PromptLine[] = await (await call('GET /v1/admin/prompts', { token })).json();
  expect(list.map(({ key }) => key)).toEqual(promptKeys());
  for (const { version, ownWording, fits, hasDraft } of list) {
    expect({ version, ownWording, fits, hasDraft }).toEqual({
      ...{ version: 0, ownWording: true, fits: true, hasDraft: false },
    });
  }
  expect(await read()).toMatchObject({ revision: 0, draft: null, versions: [] });
  expect((await call('GET /v1/admin/prompts/none', { token })).status).toBe(404);
  expect((await call('GET /v1/admin/prompts/toString', { token })).status).toBe(404);
});

test('saves a draft, publishes it as a version and logs each step', async () => {
  expect(await (await save(0, own('First'))).json()).toEqual({ revision: 1 });
  expect(await read()).toMatchObject({ revision: 1, draft: own('First'), draftBy: 'Ada' });
  expect(await line('phrase')).toMatchObject({ hasDraft: true, version: 0, ownWording: true });
  expect((await publish(1, own('Second'))).status).toBe(200);
  const record = await read();
  expect(record).toMatchObject({ revision: 2, draft: null, draftBy: null });
  expect(record.versions).toMatchObject([
    { version: 1, template: own('Second'), restoredFrom: null, by: 'Ada' },
  ]);
  expect(await line('phrase')).toMatchObject({ version: 1, ownWording: false, by: 'Ada' });
  await save(2, own('Third'));
  await save(3, null);
  expect(await read()).toMatchObject({ revision: 4, draft: null });
  expect(await audit()).toMatchObject([
    { actor_id: adminId, action: 'prompt.draft-saved', subject: 'phrase' },
    { action: 'prompt.published', before: { version: 0 }, after: { version: 1, revision: 2 } },
    { action: 'prompt.draft-saved', before: { version: 1 }, after: { version: 1 } },
    { action: 'prompt.draft-discarded' },
  ]);
});

test('restores an old wording as the newest version and keeps the draft', async () => {
  await publish(0, own('First'));
  await publish(1, own('Second'));
  await save(2, own('Third'));
  expect((await restore(1, 3)).status).toBe(200);
  let record = await read();
  expect(record.versions[0]).toMatchObject({ version: 3, template: own('First'), restoredFrom: 1 });
  expect(record.draft).toBe(own('Third'));
  expect((await restore(0, 4)).status).toBe(200);
  record = await read();
  expect(record.versions[0]).toMatchObject({ version: 4, template: null, restoredFrom: 0 });
  expect(record.versions).toHaveLength(4);
  expect(await line('phrase')).toMatchObject({ version: 4, ownWording: true });
  expect((await restore(9, 5)).status).toBe(404);
  expect((await audit()).at(-1)).toMatchObject({
    ...{ action: 'prompt.rolled-back', after: { version: 4, restored: 0 } },
  });
});

test('returns 409 to one of two admins who publish at the same time, and does not publish that admin’s version', async () => {
  const both = await Promise.all([publish(0, own('Mine')), publish(0, own('Hers'))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read()).versions).toHaveLength(1);
  expect((await save(0, own('Late'))).status).toBe(409);
  expect((await restore(0, 7)).status).toBe(409);
  expect(await audit()).toHaveLength(1);
  expect((await publish(5, own('Never'))).status, 'never made').toBe(409);
});

test('flags a version with unknown variables, and refuses to restore it', async () => {
  await database.db.execute(sql`insert into prompts (part, version, template, published_at)
    values ('phrase', 1, 'Make {{number}}.', now()), ('phrase', 2, ${own('Now')}, now()),
      ('vocab', 1, 'Make {{number}}.', now())`);
  expect(await line('vocab')).toMatchObject({ fits: false, ownWording: false });
  const refused = await restore(1, 0);
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toContain('There is no variable {{number}}.');
});

test('sends a trial to ai-jobs, returns both replies and logs the trial', async () => {
  const tried = await call('POST /v1/admin/prompts/phrase/try', {
    ...{ token, json: { template: own('Mine'), sample: 'demoFrMarche' } },
  });
  expect(await tried.json()).toEqual({ draft: side, live: side });
  expect(asked).toEqual([
    { adminId, key: 'phrase', template: own('Mine'), sample: 'demoFrMarche' },
  ]);
  expect(await audit()).toMatchObject([
    { action: 'prompt.tried', subject: 'phrase', after: { sample: 'demoFrMarche' } },
  ]);
});

test('reports the reason for a failed trial', async () => {
  const json = { template: own('Mine'), sample: 'none' };
  answer = { kind: 'no sample' };
  const none = await call('POST /v1/admin/prompts/phrase/try', { token, json });
  expect(none.status).toBe(400);
  expect(await none.json()).toMatchObject({ fields: [{ field: 'sample' }] });
  answer = { kind: 'problem', code: 'spend_cap', message: 'The day is used up.' };
  const over = await call('POST /v1/admin/prompts/phrase/try', { token, json });
  expect(over.status).toBe(422);
  expect(await over.json()).toMatchObject({ message: 'The day is used up.' });
});

test('offers only suitable public finished lessons as samples', async () => {
  const teacher = await insertTeacher(database.db);
  const shown = { status: 'final', visibility: 'PUBLIC' } as const;
  const dialogue = await insertLesson(database.db, teacher, { ...shown, textType: 'dialogue2' });
  const text = await insertLesson(database.db, teacher, shown, [
    { part: 'vocab', status: 'ready', content: { items: [] } },
  ]);
  await insertLesson(database.db, teacher, { status: 'final' });
  await insertLesson(database.db, teacher, { visibility: 'PUBLIC' });
  const ids = async (key: string) => (await read(key)).samples.map(({ id }) => id).sort();
  expect(await ids('phrase')).toEqual([dialogue, text].sort());
  expect(await ids('whoSaidWhat')).toEqual([dialogue]);
  expect(await ids('pictures')).toEqual([text]);
  expect(await ids('text-text')).toEqual([]);
});

test('returns the newest sample with its prompt, but without its owner’s instructions to the model', async () => {
  const teacher = await insertTeacher(database.db);
  const draft = { ...Draft.parse({}), topic: 'my own words' };
  const content = { items: [] };
  const id = await insertLesson(
    database.db,
    teacher,
    { status: 'final', visibility: 'PUBLIC', title: 'Le chat', draft, text: shortText },
    [{ part: 'vocab', status: 'ready', content }],
  );
  const { lesson } = await read('pictures');
  expect(lesson).toMatchObject({ id, title: 'Le chat', level: 'A2.1', vocabulary: content });
  expect(lesson?.text.sentences).toHaveLength(shortText.sentences.length);
  expect(JSON.stringify(lesson)).not.toContain('my own words');
  expect((await read('text-text')).lesson).toBeNull();
});

const everyRoute = [
  ['GET /v1/admin/prompts', undefined],
  ['GET /v1/admin/prompts/phrase', undefined],
  ['PUT /v1/admin/prompts/phrase/draft', { revision: 0, template: own('x') }],
  ['POST /v1/admin/prompts/phrase/publish', { revision: 0, template: own('x') }],
  ['POST /v1/admin/prompts/phrase/versions/0/restore', { revision: 0 }],
  ['POST /v1/admin/prompts/phrase/try', { template: own('x'), sample: 'x' }],
] as const;
for (const [route, json] of everyRoute) {
  refusesWrongPerson(route, () => ({ call, route, json, wrongRoles: ['public', 'PUPIL'] }));
}
refusesBadInput('saving a draft', () => ({
  call,
  route: 'PUT /v1/admin/prompts/phrase/draft',
  token: () => token,
  bodies: [
    [{ revision: 0, template: own('x').replace('{{count}}', '{{number}}') }, 'template'],
    [{ revision: 0, template: 'For {{level}} in {{target}}' }, 'template'],
    [{ revision: 0, template: ' ' }, 'template'],
    [{ revision: -1, template: own('x') }, 'revision'],
    [{ template: own('x') }, 'revision'],
  ],
}));
refusesBadInput('publishing', () => ({
  call,
  route: 'POST /v1/admin/prompts/phrase/publish',
  token: () => token,
  bodies: [
    [{ revision: 0, template: 'Nothing' }, 'template'],
    [{ revision: 0, template: null }, 'template'],
  ],
}));
refusesBadInput('a trial', () => ({
  call,
  route: 'POST /v1/admin/prompts/phrase/try',
  token: () => token,
  bodies: [
    [{ template: 'Nothing', sample: 'x' }, 'template'],
    [{ template: own('x'), sample: '' }, 'sample'],
  ],
}));
