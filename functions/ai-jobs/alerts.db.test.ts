import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAlert } from '#db/queries/open-alert.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import type { Letter } from '#functions/mail/letter.ts';
import { type Mail, writeMail } from '#functions/mail/write-mail.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { mailAlerts, raiseAlert } from './alerts.ts';
import { ModelFailure } from './models/model-failure.ts';
import { demoModels } from './testing/demo-models.ts';

let test: TestDatabase;
let sent: (Mail & { to: string })[];
let isDown: (to: string) => boolean;
const mailer = {
  async send(to: string, letter: Letter) {
    if (isDown(to)) return 'lost' as const;
    sent.push({ to, ...writeMail(letter) });
    return 'sent' as const;
  },
};
const mail = () => mailAlerts(test.db, mailer, 'https://lexiloom.test');
const quota = { kind: 'model_quota', subject: '429 insufficient_quota', message: 'Top it up.' };

beforeAll(async () => {
  test = await createTestDatabase();
  const people: [string, string, string][] = [
    ['ada', 'admin', ''],
    ['bea', 'admin', ''],
    ['blocked', 'admin', 'blocked_at = now()'],
    ['leaving', 'admin', 'delete_after = now()'],
    ['unconfirmed', 'admin', 'email_verified_at = null'],
    ['teacher', 'public', ''],
  ];
  for (const [name, role, state] of people) {
    const id = await insertTeacher(test.db, { role: role as 'admin', plan: null });
    await test.db.execute(sql`update users set email = ${`${name}@x.test`}, full_name = ${name},
      email_verified_at = now() where id = ${id}`);
    if (state) await test.db.execute(sql`update users set ${sql.raw(state)} where id = ${id}`);
  }
});
afterAll(() => test.close());
beforeEach(async () => {
  sent = [];
  isDown = () => false;
  await test.db.execute(sql`truncate operator_alerts`);
});

describe('alert emails', () => {
  it('emails every admin once, even if the alert is raised several times', async () => {
    for (let time = 0; time < 3; time += 1) {
      await openAlert(test.db, quota);
      await Promise.all([mail(), mail()]);
    }
    expect(sent.map(({ to }) => to).sort()).toEqual(['ada@x.test', 'bea@x.test']);
    expect(sent[0]?.text).toContain('Top it up.');
    expect(sent[0]?.text).toContain('https://lexiloom.test/alerts');
  });

  it('combines several open alerts into one email', async () => {
    await openAlert(test.db, quota);
    await openAlert(test.db, { ...quota, subject: 'other', message: 'Verify it.' });
    await mail();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.subject).toContain('2 things');
    expect(sent[0]?.text).toMatch(/Top it up\.[\s\S]*Verify it\./);
  });

  it('sends another email if an alert is raised again after it was closed', async () => {
    await openAlert(test.db, quota);
    await mail();
    await test.db.execute(sql`update operator_alerts set closed_at = now()`);
    expect(await openAlert(test.db, quota), 'a new alert').toBe(true);
    await mail();
    expect(sent).toHaveLength(4);
  });

  it('retries if the email reached no admin, but not if it reached at least one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAlert(test.db, quota);
    isDown = () => true;
    await mail();
    isDown = (to) => to.startsWith('bea');
    await mail();
    await mail();
    expect(sent.map(({ to }) => to)).toEqual(['ada@x.test']);
    vi.restoreAllMocks();
  });
});

describe('alerts for model failures', () => {
  const raise = async (failure: ModelFailure, model?: string) => {
    failure.model = model;
    await raiseAlert({ db: test.db, models: demoModels(), mailAlerts: mail }, failure);
  };
  const alerts = async () =>
    (await test.db.execute(sql`select kind, subject, message, count from operator_alerts`)).rows;

  it('raises one alert per account, whichever model failed, and emails it immediately', async () => {
    await raise(new ModelFailure('model_quota', '429 insufficient_quota'), 'lexiloom-demo');
    await raise(new ModelFailure('model_quota', '429 insufficient_quota'), 'lexiloom-demo-voice');
    expect(await alerts()).toMatchObject([
      { kind: 'model_quota', subject: '429 insufficient_quota', count: 2 },
    ]);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['404 model_not_found', /^The model gone does not exist, .* Choose another one/],
    ['403 organization_not_verified', /is only available to verified organisations/],
    ['401 invalid_api_key', /does not accept our key for the model gone/],
    ['400 unsupported_value', /waiting will not help/],
  ])('explains the setup error %s and its remedy', async (reason, message) => {
    await raise(new ModelFailure('model_setup', reason), 'gone');
    expect(await alerts()).toMatchObject([
      { subject: `${reason} gone`, message: expect.stringMatching(message) },
    ]);
  });
});
