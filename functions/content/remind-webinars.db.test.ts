import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import type { Letter } from '#functions/mail/letter.ts';
import { type Mail, writeMail } from '#functions/mail/write-mail.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { remindWebinars } from './remind-webinars.ts';
import { insertWebinar } from './testing/insert-webinar.ts';

let test: TestDatabase;
let ann: string;
let mails: { to: string; mail: Mail; language: string | null }[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.batch([
    test.db.execute(sql`delete from content_pages`),
    test.db.execute(sql`delete from users`),
  ]);
  ann = await insertTeacher(test.db);
  mails = [];
});

const mailer = {
  async send(to: string, letter: Letter, language: string | null) {
    mails.push({ to, mail: writeMail(letter), language });
    return 'sent' as const;
  },
};
const sweep = () => remindWebinars(test.db, mailer, 'https://lexiloom.test');
const subjects = () => mails.map(({ mail }) => mail.subject);

/** Signs up a teacher (Ann by default) for a webinar at its current time, as if this had happened `ago`. */
const signUp = (page: string, ago = '10 days', zone: string | null = null, who = ann) =>
  test.db.execute(sql`
    insert into webinar_sign_ups (page_id, user_id, time_zone, known_starts_at, told_at)
    select id, ${who}, ${zone}, starts_at, now() - ${ago}::interval from content_pages
    where id = ${page}`);

const change = (page: string, set: ReturnType<typeof sql>) =>
  test.db.execute(sql`update content_pages set ${set} where id = ${page}`);

/** Moves all stored times into the past, which simulates that this much time has passed. */
const later = (by: string) =>
  test.db.batch([
    test.db.execute(sql`update content_pages set starts_at = starts_at - ${by}::interval`),
    test.db.execute(sql`
      update webinar_sign_ups set known_starts_at = known_starts_at - ${by}::interval,
        told_at = told_at - ${by}::interval`),
    test.db.execute(sql`update webinar_reminders set starts_at = starts_at - ${by}::interval`),
  ]);

it('sends one reminder a day before and one an hour before, even if several sweeps run', async () => {
  const { id, slug } = await insertWebinar(test.db, '25 hours');
  await signUp(id);
  await sweep();
  expect(mails).toEqual([]);
  await later('90 minutes');
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(subjects()).toEqual(['Reminder: Games that teach']);
  expect(mails[0]?.to).toBe(`${ann}@lexiloom.test`);
  const text = mails[0]?.mail.text ?? '';
  expect(text).toContain(`https://lexiloom.test/webinars/${slug}`);
  expect(text).toContain('Cancel my sign-up');
  await later('21 hours');
  await sweep();
  expect(mails).toHaveLength(1);
  await later('80 minutes');
  await Promise.all([sweep(), sweep()]);
  expect(mails).toHaveLength(2);
  await later('1 hour');
  await sweep();
  await later('1 day');
  await sweep();
  expect(mails).toHaveLength(2);
});

describe('the time in a reminder', () => {
  const words = async (zone: string | null) => {
    const { id } = await insertWebinar(test.db, '50 minutes');
    await signUp(id, '10 days', zone);
    await sweep();
    return mails[0]?.mail.text ?? '';
  };
  it('is in the teacher’s time zone', async () => {
    expect(await words('Asia/Tokyo')).toMatch(
      /starts on \w+day,? \d+ \w+ \d{4} at \d\d:\d\d \S+ \(Tokyo time\)\. It takes about 45 minutes\./,
    );
  });
  it('is labelled as UTC when the time zone is unknown', async () => {
    expect(await words(null)).toMatch(/at \d\d:\d\d UTC\./);
  });
});

it.each([
  ['5 hours', '4 hours', 0, 'signed up after the day’s reminder was due'],
  ['80 minutes', '1 minute', 0, 'signed up a minute ago'],
  ['80 minutes', '1 hour', 1, 'signed up more than two hours before the start'],
  ['20 minutes', '1 hour', 1, 'the sweep is late'],
  ['10 hours', '10 days', 0, 'the sweep is half a day late'],
  ['23 hours', '2 minutes', 0, 'signed up less than a day before the start'],
])('for a webinar in %s with a sign-up %s ago, sends %i emails (%s)', async (start, ago, count) => {
  const { id } = await insertWebinar(test.db, start);
  await signUp(id, ago);
  await sweep();
  expect(mails).toHaveLength(count);
});

it.each([
  ['was cancelled', () => test.db.execute(sql`delete from webinar_sign_ups`)],
  [
    'is for a webinar that has a recording',
    (id: string) => change(id, sql`video = 'https://x.test'`),
  ],
  [
    'is for a removed page',
    (id: string) => test.db.execute(sql`delete from content_pages where id = ${id}`),
  ],
  [
    'belongs to an account whose deletion is scheduled',
    () => test.db.execute(sql`update users set delete_after = now() + interval '9 days'`),
  ],
  [
    'belongs to a suspended account',
    () => test.db.execute(sql`update users set blocked_at = now()`),
  ],
])('sends nothing when the sign-up %s', async (_, happen) => {
  const { id } = await insertWebinar(test.db, '50 minutes');
  await signUp(id);
  await happen(id);
  await sweep();
  expect(mails).toEqual([]);
});

describe('a rescheduled webinar', () => {
  it('is announced once with its new time, and its reminders use the new time', async () => {
    const { id } = await insertWebinar(test.db, '23 hours');
    await signUp(id);
    await sweep();
    expect(subjects()).toEqual(['Reminder: Games that teach']);
    await change(id, sql`starts_at = starts_at + interval '2 days'`);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(subjects().slice(1)).toEqual(['New date: Games that teach']);
    expect(mails[1]?.mail.text).toContain('It now starts on');
    await later('2 days');
    await sweep();
    expect(subjects().slice(2)).toEqual(['Reminder: Games that teach']);
  });

  it('causes one email instead of two if its new start is within the hour', async () => {
    const { id } = await insertWebinar(test.db, '3 days');
    await signUp(id);
    await change(id, sql`starts_at = now() + interval '1 hour'`);
    await sweep();
    expect(subjects()).toEqual(['New date: Games that teach']);
  });

  it('is announced without a date, and again once it has a date', async () => {
    const { id } = await insertWebinar(test.db, '3 days');
    await signUp(id);
    await change(id, sql`starts_at = null`);
    await sweep();
    await sweep();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.text).toContain('looking for a new date');
    await change(id, sql`starts_at = now() + interval '5 days'`);
    await sweep();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.mail.text).toContain('It now starts on');
  });

  it('causes no email if its date is restored before the sweep or moved to the past', async () => {
    const { id } = await insertWebinar(test.db, '3 days');
    await signUp(id);
    await change(id, sql`starts_at = starts_at + interval '1 day'`);
    await change(id, sql`starts_at = starts_at - interval '1 day'`);
    await sweep();
    await change(id, sql`starts_at = now() - interval '1 day'`);
    await sweep();
    expect(mails).toEqual([]);
  });
});

describe('a withdrawn webinar', () => {
  const takeOff = (id: string) => change(id, sql`published_at = null`);

  it('is cancelled with one email per sign-up, which gives the date last sent to that person', async () => {
    const { id } = await insertWebinar(test.db, '3 days', 'Games & <b>fun</b>\nBcc: x@y.z');
    await signUp(id);
    await change(id, sql`starts_at = '2031-05-01T10:00Z'`);
    await test.db.execute(sql`update webinar_sign_ups set known_starts_at = '2031-04-30T10:00Z'`);
    await takeOff(id);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(subjects()).toEqual(['Cancelled: Games & <b>fun</b> Bcc: x@y.z']);
    expect(mails[0]?.to).toBe(`${ann}@lexiloom.test`);
    const { text = '', html = '' } = mails[0]?.mail ?? {};
    expect(text).toMatch(/on Wednesday,? 30 April 2031 at 10:00 UTC will not take place/);
    expect(text).toContain('https://lexiloom.test/webinars\n');
    expect(html).not.toContain('<b>');
  });

  it('is cancelled by email even if it had no date', async () => {
    const { id } = await insertWebinar(test.db, '3 days');
    await change(id, sql`starts_at = null`);
    await signUp(id);
    await takeOff(id);
    await sweep();
    expect(subjects()).toEqual(['Cancelled: Games that teach']);
    expect(mails[0]?.mail.text).toContain('“Games that teach” will not take place');
  });

  it.each([
    ['has begun', sql`starts_at = now() - interval '1 minute'`],
    ['has a recording', sql`video = 'https://x.test'`],
    ['is published again', sql`published_at = now()`],
  ])('causes no email when it %s', async (_, set) => {
    const { id } = await insertWebinar(test.db, '3 days');
    await signUp(id);
    await takeOff(id);
    await change(id, set);
    await sweep();
    expect(mails).toEqual([]);
  });

  it('skips teachers who are suspended or whose deletion is scheduled', async () => {
    const { id } = await insertWebinar(test.db, '3 days');
    for (const set of [sql`blocked_at = now()`, sql`delete_after = now()`]) {
      const who = await insertTeacher(test.db);
      await test.db.execute(sql`update users set ${set} where id = ${who}`);
      await signUp(id, '1 day', null, who);
    }
    await takeOff(id);
    await sweep();
    expect(mails).toEqual([]);
  });
});

it('writes to each teacher in their language', async () => {
  const ben = await insertTeacher(test.db);
  await test.db.execute(sql`update users set interface_language = 'de' where id = ${ben}`);
  const { id } = await insertWebinar(test.db, '50 minutes');
  await signUp(id);
  await signUp(id, '10 days', null, ben);
  await sweep();
  await change(id, sql`starts_at = starts_at + interval '2 days'`);
  await sweep();
  await change(id, sql`published_at = null`);
  await sweep();
  const languagesOf = (who: string) =>
    mails.filter(({ to }) => to === `${who}@lexiloom.test`).map(({ language }) => language);
  expect(languagesOf(ann)).toEqual([null, null, null]);
  expect(languagesOf(ben)).toEqual(['de', 'de', 'de']);
});

it('does not send a second reminder to a teacher who signs up again', async () => {
  const { id } = await insertWebinar(test.db, '50 minutes');
  await signUp(id);
  await sweep();
  await test.db.execute(sql`delete from webinar_sign_ups`);
  await signUp(id, '20 minutes');
  await sweep();
  expect(mails).toHaveLength(1);
});

it('emails all sign-ups even if they exceed the limit of one statement', async () => {
  const { id } = await insertWebinar(test.db, '50 minutes');
  await test.db.batch([
    test.db.execute(sql`
      insert into users (id, role, email, full_name, password_hash)
      select 't' || n, 'public', n || '@school.test', 'Teacher', 'x' from generate_series(1, 230) n`),
    test.db.execute(sql`
      insert into webinar_sign_ups (page_id, user_id, known_starts_at, told_at)
      select p.id, 't' || n, p.starts_at, now() - interval '1 day'
      from content_pages p, generate_series(1, 230) n`),
  ]);
  await sweep();
  expect(new Set(mails.map(({ to }) => to)).size).toBe(230);
  expect(mails).toHaveLength(230);
  expect(id).not.toBe('');
});
