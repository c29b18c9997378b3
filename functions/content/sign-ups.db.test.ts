import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EditedPage } from '#contracts/content/page.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { insertWebinar } from './testing/insert-webinar.ts';
import { openTeachers, type Teachers } from './testing/open-teachers.ts';

let world: Teachers;
let ann: string;
let token: string;
beforeAll(async () => {
  world = await openTeachers();
  ann = await insertTeacher(world.db);
  token = await signIn('public', { id: ann });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.execute(sql`delete from content_pages`);
});

const json = { timeZone: 'Europe/Berlin' };
const route = (slug: string, method = 'PUT') => `${method} /v1/content/webinars/${slug}/sign-up`;
const own = async (as = token) =>
  (await (await world.call('GET /v1/content/webinars/sign-ups', { token: as })).json()).slugs;
const stored = async () => (await world.db.execute(sql`select * from webinar_sign_ups`)).rows;

it('signs a teacher up once, shows the sign-up only to that teacher, and cancels it', async () => {
  const { slug } = await insertWebinar(world.db, '3 days');
  for (const _ of ['first', 'again']) {
    const answer = await world.call(route(slug), { token, json });
    expect(answer.status).toBe(204);
  }
  expect(await stored()).toMatchObject([{ user_id: ann, time_zone: 'Europe/Berlin' }]);
  expect(await own()).toEqual([slug]);
  expect(await own(await signIn('public', { id: 'somebody' }))).toEqual([]);
  for (const _ of ['first', 'again']) {
    expect((await world.call(route(slug, 'DELETE'), { token })).status).toBe(204);
  }
  expect(await own()).toEqual([]);
  expect(await stored()).toEqual([]);
});

it.each([
  ['has begun', '-1 minute', sql`position = 0`],
  ['has no date', '3 days', sql`starts_at = null`],
  ['has a recording', '3 days', sql`video = 'https://example.org/video'`],
])('refuses a sign-up for a webinar that %s, and gives the reason', async (_, start, change) => {
  const { id, slug } = await insertWebinar(world.db, start);
  await world.db.execute(sql`update content_pages set ${change} where id = ${id}`);
  const answer = await world.call(route(slug), { token, json });
  expect(answer.status).toBe(409);
  expect((await answer.json()).message).toContain('sign up');
  expect(await stored()).toEqual([]);
});

it.each([
  ['a page that is not a webinar', sql`kind = 'guide'`],
  ['an unpublished webinar', sql`published_at = null`],
])('returns 404 for a sign-up to %s', async (_, change) => {
  const { id, slug } = await insertWebinar(world.db, '3 days');
  await world.db.execute(sql`update content_pages set ${change} where id = ${id}`);
  expect((await world.call(route(slug), { token, json })).status).toBe(404);
});

it('omits webinars that are over or unpublished', async () => {
  const [over, off] = [
    await insertWebinar(world.db, '1 hour'),
    await insertWebinar(world.db, '1 hour'),
  ];
  for (const { slug } of [over, off]) await world.call(route(slug), { token, json });
  await world.db.batch([
    world.db.execute(sql`
      update content_pages set starts_at = now() - interval '1 day' where id = ${over.id}`),
    world.db.execute(sql`update content_pages set published_at = null where id = ${off.id}`),
  ]);
  expect(await own()).toEqual([]);
  // The teacher can still cancel the sign-up after the webinar has begun.
  await world.call(route(over.slug, 'DELETE'), { token });
  expect(await stored()).toHaveLength(1);
});

it('shows the admin the number of sign-ups', async () => {
  const { id, slug } = await insertWebinar(world.db, '3 days');
  const admin = await signIn('admin', { id: await insertTeacher(world.db, { role: 'admin' }) });
  const count = async () => {
    const answer = await world.call(`GET /v1/content/editing/${id}`, { token: admin });
    return ((await answer.json()) as EditedPage).signUps;
  };
  expect(await count()).toBe(0);
  for (const as of [token, admin]) await world.call(route(slug), { token: as, json });
  expect(await count()).toBe(2);
});

it('emails active teachers when an admin withdraws the page, and shows the number of emails beforehand', async () => {
  const { id, slug } = await insertWebinar(world.db, '50 minutes');
  const other = await insertWebinar(world.db, '50 minutes');
  const bea = await insertTeacher(world.db);
  const gone = await insertTeacher(world.db);
  for (const who of [ann, bea, gone]) {
    await world.call(route(slug), { token: await signIn('public', { id: who }), json });
  }
  await world.call(route(other.slug), { token, json });
  await world.db.execute(sql`update users set blocked_at = now() where id = ${gone}`);
  const admin = await signIn('admin', { id: await insertTeacher(world.db, { role: 'admin' }) });
  const page = async (): Promise<EditedPage> =>
    (await world.call(`GET /v1/content/editing/${id}`, { token: admin })).json();
  const { revision, signUps, toldIfWithdrawn } = await page();
  expect({ signUps, toldIfWithdrawn }).toEqual({ signUps: 3, toldIfWithdrawn: 2 });
  const withdraw = `POST /v1/content/editing/${id}/withdraw`;
  expect((await world.call(withdraw, { token: admin, json: { revision: 9 } })).status).toBe(409);
  expect(world.mails).toEqual([]);
  expect((await world.call(withdraw, { token: admin, json: { revision } })).status).toBe(200);
  expect(world.mails.map(({ to }) => to).toSorted()).toEqual(
    [ann, bea].map((who) => `${who}@lexiloom.test`).toSorted(),
  );
  expect(world.mails[0]?.subject).toBe('Cancelled: Games that teach');
  expect(await own()).toEqual([other.slug]);
  expect((await page()).toldIfWithdrawn).toBe(0);
});

it('deletes the sign-ups of a removed account and refuses new sign-ups', async () => {
  const { id, slug } = await insertWebinar(world.db, '3 days');
  const gone = await insertTeacher(world.db);
  const theirs = await signIn('public', { id: gone });
  await world.call(route(slug), { token: theirs, json });
  await world.db.execute(sql`
    insert into webinar_reminders (page_id, user_id, kind, starts_at)
    values (${id}, ${gone}, 'day', now())`);
  await world.db.execute(sql`delete from users where id = ${gone}`);
  expect(await stored()).toEqual([]);
  expect((await world.db.execute(sql`select 1 from webinar_reminders`)).rows).toEqual([]);
  expect((await world.call(route(slug), { token: theirs, json })).status).toBe(401);
  expect(await stored()).toEqual([]);
});

it('accepts a sign-up without a time zone', async () => {
  const { slug } = await insertWebinar(world.db, '3 days');
  await world.call(route(slug), { token, json: { timeZone: null } });
  expect(await stored()).toMatchObject([{ time_zone: null }]);
});

refusesBadInput('signing up', () => ({
  call: world.call,
  route: route('any'),
  token: () => token,
  bodies: [
    [{}, 'timeZone'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: 'x'.repeat(61) }, 'timeZone'],
  ],
}));
refusesWrongPerson('signing up', () => ({
  ...{ call: world.call, route: route('any'), json, wrongRoles: ['PUPIL'] },
}));
refusesWrongPerson('cancelling a sign-up', () => ({
  ...{ call: world.call, route: route('any', 'DELETE'), wrongRoles: ['PUPIL'] },
}));
refusesWrongPerson('listing own sign-ups', () => ({
  ...{ call: world.call, route: 'GET /v1/content/webinars/sign-ups', wrongRoles: ['PUPIL'] },
}));
