import { afterAll, beforeAll, expect, it } from 'vitest';
import { rates } from '#functions/http/limit-rate.ts';
import { createAllRoutes } from './every-route.ts';

/**
 * Operations that create rows but have no `limit` in their contract, each with the reason why the number of
 * rows is still limited.
 */
const bounded: Readonly<Record<string, string>> = {
  'POST /login': 'counted by name and address in sign-in.ts',
  'POST /auth/verify-email': 'one row for a mailed secret',
  'POST /auth/verify-email/again': 'counted by issue-mail-secret.ts',
  'POST /auth/change-email': 'one row for a mailed secret',
  'POST /registration': 'counted by address in register.ts',
  'POST /forgetPassword': 'counted by issue-mail-secret.ts',
  'POST /newpassword': 'counted by address in set-new-password.ts',
  'POST /newpassword/:id': 'counted by address in set-new-password.ts',
  'PUT /v1/me/display': 'one value of the account',
  'PUT /v1/me/interface-language': 'one value of the account',
  'POST /v1/me/password': 'wants the password, which is counted',
  'POST /v1/me/email': 'wants the password, which is counted',
  'POST /v1/me/sessions/end': 'makes nothing',
  'POST /v1/me/deletion': 'wants the password, which is counted',
  'POST /custom_tour': 'one row a tour',
  'PUT /v1/content/webinars/:slug/sign-up': 'one row a webinar',
  'POST /custom_analytics': 'counts `analytics` itself',
  'POST /csp-report': 'counts `report` by address itself',
  'POST /v1/organisation': 'one a person',
  'POST /v1/organisation/owner': 'makes nothing',
  'POST /v1/organisation/invitations': 'counts `invitation` itself, and the places of the plan',
  'POST /v1/organisation/invitations/:id/again': 'counts `invitation` itself',
  'POST /v1/organisation/invited': 'one row for a mailed secret',
  'PUT /v1/organisation/invited': 'makes nothing: it reads a mailed secret',
  'POST /v1/organisation/invited/:secret': 'one row for a mailed secret',
  'PUT /v1/teacher-profiles/selected': 'one value of the account',
  'POST /v1/teacher-profiles/seen': 'one value of the account',
  'POST /v1/homeworks/:id/tasks/:taskId/accepted': 'one row an answer that a pupil gave',
  'PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId': 'one row an answer',
  'PUT /v1/homeworks/:id/tasks/:taskId/read': 'one row an answer',
  'PUT /v1/homeworks/:id/pupils/:pupilId/due': 'one value of a pupil’s homework',
  'POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft': 'counts `feedback` itself',
  'PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft': 'one row a task of a pupil',
  'POST /v1/media': 'counts `upload` itself, and the room of the account',
  'POST /v1/classrooms/:id/pupils': 'as many as the plan has places',
  'POST /v1/pupils/passwords': 'makes no row; the passwords of one’s own pupils',
  'POST /v1/resources/folders/:folderId/restore': 'one value of a folder',
  'PUT /v1/resources/:id/draft': 'one value of a lesson',
  'POST /v1/resources/improve-topic': 'counts `topic` itself',
  'POST /v1/resources/:id/generate': 'counts `text` and `follow` itself',
  'POST /v1/resources/:id/parts/:part/generate': 'counts `text` or `part` itself',
  'POST /v1/resources/:id/voice-sample': 'counts `sample` itself',
  'POST /v1/resources/:id/finalise': 'one value of a lesson',
  'POST /v1/resources/:id/restore': 'one value of a lesson',
  'PUT /v1/resources/:id/activities/:activity': 'one value of a lesson',
  'POST /v1/dictionary/suggestions': 'counts `suggestion` itself',
  'PUT /v1/resources/:id/arrangement': 'one value of a lesson',
  'PUT /v1/resources/:id/lesson-words': 'one value of a lesson',
  'POST /v1/resources/:id/displayed': 'one row a lesson and teacher, and one more count a day',
  'PUT /v1/resources/:id/lesson-plan': 'one value of a lesson',
};
/** Routes called only by our own admins, by Stripe with its signature, or by users who pay for each call. */
const trusted: ReadonlySet<string> = new Set(['admin', 'stripe-webhook', 'billing']);

let world: Awaited<ReturnType<typeof createAllRoutes>>;
beforeAll(async () => {
  world = await createAllRoutes();
});
afterAll(() => world.close());

it('limits every operation that creates rows, or states what else limits it', () => {
  const making = world.routes.filter(
    ({ worker, route, may }) =>
      /^(POST|PUT) /.test(route) && !trusted.has(worker) && String(may) !== 'admin',
  );
  expect(making.length).toBeGreaterThan(40);
  const open = making.filter(({ route, limit }) => !limit && !bounded[route]);
  expect(open.map(({ route }) => route)).toEqual([]);
  const routes = new Set(making.map(({ route }) => route));
  expect(Object.keys(bounded).filter((route) => !routes.has(route))).toEqual([]);
  const twice = making.filter(({ route, limit }) => limit && bounded[route]);
  expect(twice.map(({ route }) => route)).toEqual([]);
});

it('has a full sentence for each limit, and allows at least 100 new records of each kind', () => {
  for (const { sentence } of Object.values(rates)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  for (const name of ['lesson', 'homework', 'classroom', 'pupils'] as const) {
    expect(rates[name].allowed).toBeGreaterThanOrEqual(100);
  }
});
