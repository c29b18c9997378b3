import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { sweepAccounts } from './sweep-accounts.ts';

test('deletes expired rows and keeps the others', async () => {
  const { db, exec, close } = await createTestDatabase();
  await exec(`
    insert into idempotency_keys (key, request_hash, created_at) values
      ('old', 'h', now() - interval '25 hours'), ('new', 'h', now());
    insert into attempts (subject, window_starts_at, count) values
      ('old', now() - interval '25 hours', 1), ('new', now(), 1);
    insert into users (id, role, full_name, password_hash) values ('u', 'PUPIL', 'U', 'x');
    insert into mail_secrets (hash, user_id, purpose, email, expires_at) values
      ('old', 'u', 'verify-email', 'e', now() - interval '31 days'), ('new', 'u', 'verify-email', 'e', now());
    insert into sessions (id, user_id, refresh_hash, rotated_at, xsrf_hash, expires_at, ended_at) values
      ('old', 'u', 'r1', now(), 'x', now(), now() - interval '31 days'),
      ('new', 'u', 'r2', now(), 'x', now() + interval '1 day', null);
    insert into content_pages (id, kind, slug, title, summary, body, plain, starts_at) values
      ('old', 'webinar', 'old', '', '', '', '', now() - interval '91 days'),
      ('new', 'webinar', 'new', '', '', '', '', now() - interval '89 days');
    insert into webinar_sign_ups (page_id, user_id) values ('old', 'u'), ('new', 'u');
    insert into webinar_reminders (page_id, user_id, kind, starts_at) values
      ('old', 'u', 'day', now()), ('new', 'u', 'day', now());
    insert into wording_reports (id, user_id, locale, path, quoted, wanted, problem, created_at)
      values ('old', 'u', 'de', '/', 'x', '', 'x', now() - interval '13 months'),
        ('new', 'u', 'de', '/', 'x', '', 'x', now() - interval '11 months');
    insert into analytics_events (user_id, element, type, created_at) values
      ('u', 'old', 'button', now() - interval '14 months'),
      ('u', 'new', 'button', now() - interval '12 months');`);
  await sweepAccounts(db);
  for (const [table, column] of [
    ['idempotency_keys', 'key'],
    ['attempts', 'subject'],
    ['mail_secrets', 'hash'],
    ['sessions', 'id'],
    ['analytics_events', 'element'],
    ['wording_reports', 'id'],
    ['webinar_sign_ups', 'page_id'],
    ['webinar_reminders', 'page_id'],
  ]) {
    const { rows } = await db.execute(sql.raw(`select ${column} as "left" from ${table}`));
    expect(rows, table).toEqual([{ left: 'new' }]);
  }
  await close();
});
