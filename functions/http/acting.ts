import { sql } from 'drizzle-orm';
import type { UserInfo } from '#contracts/access/role.ts';
import type { Database } from '#db/client.ts';
import { ApiError } from './errors.ts';

/**
 * `noted` calls are written to the audit log. `quiet` calls are not, because they neither show a pupil nor
 * change the user's data.
 */
type Trace = 'noted' | 'quiet';

/**
 * The calls that an admin may make while acting as another user: calls that view data, and calls that fix a
 * lesson. All other calls are refused, such as calls about passwords, members, ownership, exports, money and
 * removals. A new operation is refused until it is listed here (docs/decisions/0176).
 * `proofs/rights-walk/acting.db.test.ts` calls every route.
 */
export const actingCalls: Readonly<Record<string, Trace>> = {
  'GET /v1/me': 'quiet',
  'GET /v1/me/display': 'quiet',
  'GET /v1/me/sessions': 'quiet',
  'GET /v1/me/deletion': 'quiet',
  'GET /custom_tour/:page': 'quiet',
  'GET /v1/content/search': 'quiet',
  'GET /v1/wordings/:locale': 'quiet',
  'GET /v1/content/pages/:kind': 'quiet',
  'GET /v1/content/pages/:kind/:slug': 'quiet',
  'GET /v1/content/webinars/:slug/recording': 'quiet',
  'GET /v1/content/webinars/sign-ups': 'quiet',
  'GET /v1/organisation': 'quiet',
  'GET /subscriptions/current': 'quiet',
  'GET /subscriptions/invoices': 'quiet',
  'GET /subscriptions/upcoming-invoice/:planId': 'quiet',
  'GET /subscriptions/downgrading-invoice/:planId': 'quiet',
  'GET /subscriptions/addon-invoice/:planId': 'quiet',
  // This call is accepted, but it records no usage while an admin is acting.
  'POST /custom_analytics': 'quiet',
  // The screens send these two calls automatically: one when a tour is closed, and one when the choice of
  // profiles is shown.
  'POST /custom_tour': 'quiet',
  'POST /v1/teacher-profiles/seen': 'quiet',

  // Pupils: their names, classes and work.
  'GET /v1/classrooms': 'noted',
  'GET /v1/classrooms/:id': 'noted',
  'GET /v1/pupils': 'noted',
  'GET /v1/homeworks': 'noted',
  'GET /v1/homeworks-by-class': 'noted',
  'GET /v1/homeworks/overview': 'noted',
  'GET /v1/homeworks/progress': 'noted',
  'GET /v1/homeworks/:id': 'noted',
  'GET /v1/homeworks/:id/pupils/:pupilId': 'noted',
  'GET /v1/homeworks/:id/tasks/:taskId/items': 'noted',
  'GET /v1/homeworks/:id/reading': 'noted',
  'GET /v1/homeworks/:id/marking-log': 'noted',
  'GET /v1/homeworks/:homeworkId/tasks/:taskId': 'noted',
  'GET /v1/homework-result/:id': 'noted',
  'GET /v1/homework-result-by-class/:classId/:homeworkId': 'noted',
  'GET /v1/pupil-homeworks/:id': 'noted',

  // Lessons.
  'GET /v1/media/:key': 'quiet',
  'GET /v1/writer': 'quiet',
  'GET /v1/resources': 'quiet',
  'GET /v1/resources/latest-draft': 'quiet',
  'GET /v1/resources/:id': 'quiet',
  'GET /v1/resources/:id/progress': 'quiet',
  'GET /v1/dictionary/suggestions': 'quiet',
  'POST /v1/media': 'noted',
  'POST /v1/resources': 'noted',
  'POST /v1/resources/improve-topic': 'noted',
  'PATCH /v1/resources/:id': 'noted',
  'PUT /v1/resources/:id/draft': 'noted',
  'POST /v1/resources/:id/generate': 'noted',
  'PUT /v1/resources/:id/text': 'noted',
  'PUT /v1/resources/:id/words': 'noted',
  'PUT /v1/resources/:id/parts/:part': 'noted',
  'POST /v1/resources/:id/parts/:part/generate': 'noted',
  'POST /v1/resources/:id/voice-sample': 'noted',
  'POST /v1/resources/:id/finalise': 'noted',
  'POST /v1/resources/:id/restore': 'noted',
  'POST /v1/resources/:id/duplicate': 'noted',
  'PUT /v1/resources/:id/activities/:activity': 'noted',
  'PUT /v1/resources/:id/arrangement': 'noted',
  'PUT /v1/resources/:id/lesson-words': 'noted',
  'POST /v1/resources/:id/displayed': 'noted',
  'PUT /v1/resources/:id/lesson-plan': 'noted',
  // This call renders only what the screen already shows.
  'POST /v1/resources/:id/pdf': 'quiet',
};

/** Throws 403 `only_oneself` if an admin is acting as another user but only that user may make this call. */
export function permitActing(caller: UserInfo | null, route: string): void {
  if (!caller?.actedBy || Object.hasOwn(actingCalls, route)) return;
  throw new ApiError('only_oneself', `Only ${caller.name} can do this.`);
}

/**
 * Logs what an admin did as another user: the admin, the account, and the route, such as `PATCH
 * /v1/resources/:id`. Logs a call that only reads if it shows a pupil or the admin is acting as a pupil.
 */
export async function noteActedCall(
  db: Database,
  caller: UserInfo | null,
  route: string,
): Promise<void> {
  if (!caller?.actedBy) return;
  if (actingCalls[route] !== 'noted' && caller.role !== 'PUPIL') return;
  await db.execute(sql`
    insert into audit_log (actor_id, action, subject, after)
    values (${caller.actedBy.id}, 'account.used as', ${caller.id}, jsonb_build_object('call', ${route}::text))`);
}
