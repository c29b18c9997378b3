import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSchool, type School } from '#proofs/rights-walk/insert-school.ts';
import { rateSubject, rates } from '../http/limit-rate.ts';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
let mine: School;
let theirs: School;
beforeAll(async () => {
  accounts = await openAccounts();
  mine = await insertSchool(accounts.db);
  theirs = await insertSchool(accounts.db);
});
afterAll(() => accounts.close());

const download = (token: string) => accounts.call('GET /v1/me/export', { token });

test('exports all of one teacher’s data in one file, without other teachers’ data or secrets', async () => {
  await accounts.db.execute(sql`
    insert into media_objects (key, owner_id, type, bytes)
    values ('my-file', ${mine.ids.teacherId}, 'image/png', 9)`);
  const answer = await download(mine.tokens.teacher);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="lexiloom-my-data.json"',
  );
  const text = await answer.text();
  const file = JSON.parse(text);
  expect(file.account).toMatchObject([{ id: mine.ids.teacherId, department: mine.canary }]);
  expect(file.lessons).toMatchObject([{ id: mine.ids.resourceId, title: mine.canary }]);
  expect(file.lessons[0].text.sentences.length).toBeGreaterThan(1);
  expect(file.lessons[0]).toMatchObject({ folderId: mine.ids.folderId, tags: [mine.canary] });
  expect(file.folders).toMatchObject([{ id: mine.ids.folderId, name: mine.canary }]);
  expect(file.files).toMatchObject([
    { address: `${accounts.env.APP_ORIGIN}/api/v1/media/my-file`, type: 'image/png' },
  ]);
  expect(file.classes).toMatchObject([{ id: mine.ids.classroomId }]);
  expect(file.classes[0].pupilIds).toContain(mine.ids.pupilId);
  expect(file.pupils).toHaveLength(2);
  expect(file.homework).toMatchObject([
    { id: mine.ids.homeworkId, instructions: mine.canary, tasks: [{}] },
  ]);
  const handedIn = file.results.find(
    ({ pupilId }: { pupilId: string }) => pupilId === mine.ids.pupilId,
  );
  expect(JSON.stringify(handedIn.attempts)).toContain(mine.secret);
  expect(file.markingChanges).toHaveLength(1);
  expect(text).not.toContain(theirs.canary);
  expect(text).not.toMatch(/password|argon2|_hash/);
});

/**
 * For every column that identifies a person, the list in the export that contains its rows, or the reason why
 * the export omits them.
 */
const places: Readonly<Record<string, string>> = {
  'ai_calls.user_id': 'aiUse',
  'ai_model_choices.published_by': 'an admin’s',
  'ai_models.updated_by': 'an admin’s',
  'ai_reservations.user_id': 'a part of aiUse that is not over',
  'ai_spend.user_id': 'a sum of aiUse',
  'allowance_usage.owner_id': 'a count of pupils',
  'analytics_events.user_id': 'use',
  'attempt_feedback.given_by': 'feedback',
  'audit_log.actor_id': 'changesOnRecord',
  'classroom_pupils.pupil_id': 'classes',
  'classrooms.teacher_id': 'classes',
  'content_versions.published_by': 'an admin’s',
  'homework_classrooms.teacher_id': 'homework',
  'homework_counts.teacher_id': 'a count of homework',
  'homeworks.teacher_id': 'homework',
  'invitations.accepted_by': 'whose it is, is the account itself',
  'invitations.invited_by': 'invitations',
  'lapsed_contracts.owner_id': 'when the pupils go, as the subscription says',
  'mail_secrets.user_id': 'a secret',
  'marking_log.teacher_id': 'markingChanges',
  'media_objects.owner_id': 'files',
  'media_usage.user_id': 'a sum of files',
  'operator_alerts.closed_by': 'an admin’s',
  'operator_alerts.seen_by': 'an admin’s',
  'organisations.owner_id': 'account',
  'prompt_edits.edited_by': 'an admin’s',
  'prompts.created_by': 'an admin’s',
  'pupil_homeworks.pupil_id': 'results',
  'resource_folders.owner_id': 'folders',
  'resources.owner_id': 'lessons',
  'sessions.user_id': 'devices',
  'stripe_customers.user_id': 'at Stripe, as the file says',
  'subscriptions.user_id': 'subscriptions',
  'task_attempts.pupil_id': 'results',
  'tours_seen.user_id': 'toursSeen',
  'users.teacher_id': 'pupils',
  'webinar_reminders.user_id': 'webinarReminders',
  'webinar_sign_ups.user_id': 'webinarSignUps',
  'wording_edits.edited_by': 'an admin’s',
  'wording_reports.user_id': 'wordingReports',
  'wording_versions.created_by': 'an admin’s',
  'word_suggestions.user_id': 'wordSuggestions',
};

test('assigns every column that identifies a person to a list in the export or to a reason to omit it', async () => {
  const { rows } = await accounts.db.execute<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public'
      and column_name ~ '^(user|owner|teacher|pupil|actor)_id$|_by$' order by 1`);
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(places).sort());
});

test('includes usage, seen tours, webinar sign-ups, reminders and audit entries', async () => {
  const { teacherId } = mine.ids;
  await accounts.db.batch([
    accounts.db.execute(sql`
      insert into analytics_events (user_id, element, type)
      select ${teacherId}, 'print', 'a' from generate_series(1, 1001)`),
    accounts.db.execute(sql`
      insert into tours_seen (user_id, page) values (${teacherId}, 'dashboard')`),
    accounts.db.execute(sql`
      insert into wording_reports (id, user_id, locale, path, quoted, wanted, problem)
      values ('w1', ${teacherId}, 'de', '/classrooms', 'Speichern', '', 'It is not a verb.')`),
    accounts.db.execute(sql`
      insert into audit_log (actor_id, action, subject) values (${teacherId}, 'tested', 'a thing')`),
    accounts.db.execute(sql`
      insert into content_pages (id, kind, slug, title, summary, body, plain)
      values ('games', 'webinar', 'games', 'Games', '', '', '')`),
    accounts.db.execute(sql`
      insert into webinar_sign_ups (page_id, user_id, time_zone)
      values ('games', ${teacherId}, 'Asia/Tokyo')`),
    accounts.db.execute(sql`
      insert into webinar_reminders (page_id, user_id, kind, starts_at)
      values ('games', ${teacherId}, 'day', now())`),
  ]);
  const file = await (await download(mine.tokens.teacher)).json();
  expect(file.use).toHaveLength(1001);
  expect(file.toursSeen).toMatchObject([{ page: 'dashboard' }]);
  expect(file.webinarSignUps).toMatchObject([{ webinar: 'Games', timeZone: 'Asia/Tokyo' }]);
  expect(file.webinarReminders).toMatchObject([{ webinar: 'Games', kind: 'day' }]);
  expect(file.wordingReports).toMatchObject([
    { quoted: 'Speichern', problem: 'It is not a verb.' },
  ]);
  expect(file.invitations).toHaveLength(1);
  expect(file.changesOnRecord).toMatchObject([{ action: 'tested', subject: 'a thing' }]);
});

test('exports all rows of a list that is longer than one page', async () => {
  const id = 'many';
  await accounts.addPerson(id);
  await accounts.db.execute(sql`
    insert into ai_calls (id, user_id, part, model, outcome, prompt_tokens, completion_tokens,
      total_tokens, cost_micros, milliseconds)
    select 'call-' || n, ${id}, 'text', 'm', 'ok', 1, 1, n, 1, 1 from generate_series(1, 2500) n`);
  const { token } = await accounts.signInAs(`${id}@school.test`);
  const { aiUse } = await (await download(token)).json();
  expect(new Set(aiUse.map(({ tokens }: { tokens: number }) => tokens)).size).toBe(2500);
});

test('stops streaming when the client cancels', async () => {
  const { token } = await accounts.signInAs('many@school.test');
  const reader = (await download(token)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await reader?.read())?.done).toBe(true);
});

test('returns 429 after thirty exports in an hour', async () => {
  const { allowed } = rates.export;
  await accounts.db.execute(sql`
    insert into attempts (subject, window_starts_at, count)
    values (${rateSubject('export', theirs.ids.teacherId)}, now(), ${allowed})`);
  expect((await download(theirs.tokens.teacher)).status).toBe(429);
});

refusesWrongPerson('downloading the data export', () => ({
  call: accounts.call,
  route: 'GET /v1/me/export',
  wrongRoles: ['PUPIL'],
}));
