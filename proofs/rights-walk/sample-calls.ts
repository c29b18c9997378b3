import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { adminSampleCalls } from './admin-sample-calls.ts';
import type { SchoolIds } from './insert-school.ts';

/** How to call a route: the ids in its path, in order, and the other values. */
export interface SampleCall {
  path?: readonly (string | number)[];
  query?: Record<string, string | number>;
  body?: unknown;
  /**
   * Statuses other than 404 that callers without permission may get, for example because the body is too
   * small to be valid.
   */
  also?: readonly number[];
}

export type Sample = (ids: SchoolIds) => SampleCall;

const resource: Sample = ({ resourceId }) => ({ path: [resourceId], body: {}, also: [400] });
const part: Sample = ({ resourceId }) => ({ path: [resourceId, 'vocab'], body: {}, also: [400] });
const page = { page: 1, limit: 100 };
const nothing: Sample = () => ({});
const tasks = exampleTasks(exampleMaterials.french).slice(0, 1);

/**
 * A sample call for every route of every Worker, with every id that the route accepts. The bodies are valid,
 * so that only the ids are wrong. The walk fails for a route without a sample.
 */
export const sampleCalls: Record<string, Sample> = {
  // Account routes identify another person only by information that only this person knows.
  'POST /login': ({ userName }) => ({ body: { userName, password: 'Wrong-1234' }, also: [401] }),
  'GET /logout': nothing,
  'POST /auth/verify-email': ({ teacherId }) => ({ body: { secret: teacherId }, also: [400] }),
  'POST /auth/verify-email/again': () => ({ body: { email: 'nobody@lexiloom.test' } }),
  'POST /auth/change-email': ({ teacherId }) => ({ body: { secret: teacherId }, also: [400] }),
  'GET /auth/:secret': ({ teacherId }) => ({ path: [teacherId], also: [401] }),
  'POST /registration': () => ({ body: {}, also: [400] }),
  'POST /forgetPassword': () => ({ body: { email: 'nobody@lexiloom.test' } }),
  'POST /newpassword': ({ teacherId }) => ({
    ...{ body: { secret: teacherId, password: 'Right-12345' }, also: [400] },
  }),
  'POST /newpassword/:id': ({ teacherId }) => ({
    ...{ path: [teacherId], body: { password: 'Right-12345' }, also: [400] },
  }),
  'GET /v1/me': nothing,
  'PATCH /v1/me': ({ teacherId }) => ({ body: { id: teacherId, fullName: 'New Name' } }),
  'GET /v1/me/display': nothing,
  'PUT /v1/me/interface-language': () => ({ body: { language: 'de' } }),
  'PUT /v1/me/display': ({ teacherId }) => ({ body: { userId: teacherId }, also: [400] }),
  'POST /v1/me/password': ({ teacherId }) => ({ body: { userId: teacherId }, also: [400] }),
  'POST /v1/me/email': ({ teacherId }) => ({ body: { userId: teacherId }, also: [400] }),
  'GET /v1/me/sessions': nothing,
  'POST /v1/me/sessions/end': ({ teacherId }) => ({ body: { userId: teacherId } }),
  'GET /v1/me/export': nothing,
  'GET /v1/me/deletion': nothing,
  'POST /v1/me/deletion': ({ teacherId }) => ({ body: { userId: teacherId }, also: [400] }),

  // Tours and usage belong to the caller; an id in the body has no effect.
  'POST /custom_tour': ({ teacherId }) => ({ body: { page: 'dashboard', userId: teacherId } }),
  // The caller's own state of a page's tour; other people's states are never queried.
  'GET /custom_tour/:page': () => ({ path: ['dashboard'], also: [200] }),
  'POST /custom_analytics': ({ teacherId }) => ({
    body: { id: 'print', type: 'a', userId: teacherId },
  }),
  // Published corrections are public. A report belongs to the caller; an id in the body has no effect.
  'GET /v1/wordings/:locale': () => ({ path: ['de'], also: [200] }),
  'POST /v1/wording-reports': ({ teacherId }) => ({
    body: {
      ...{ locale: 'de', path: '/classrooms/view', quoted: 'Speichern', wanted: '' },
      ...{ problem: 'It is not a verb.', userId: teacherId },
    },
  }),
  // The only effect is a line in the log, whichever page the report mentions.
  'POST /csp-report': ({ teacherId }) => ({
    body: { 'csp-report': { 'document-uri': teacherId } },
  }),

  // Subscriptions belong to the caller; the calls contain a plan or a Stripe session.
  'GET /subscriptions/current': nothing,
  'GET /subscriptions/invoices': nothing,
  'GET /subscriptions/upcoming-invoice/:planId': () => ({ path: [2], also: [400, 409] }),
  'POST /subscriptions/plan/upgrade': () => ({ body: {}, also: [400] }),
  'GET /subscriptions/downgrading-invoice/:planId': () => ({ path: [1], also: [400, 409] }),
  'POST /subscriptions/plan/keep': () => ({ also: [409] }),
  'POST /subscriptions/plan/downgrade': () => ({ body: {}, also: [400] }),
  'GET /subscriptions/addon-invoice/:planId': () => ({
    ...{ path: [4], query: { quantity: 1 }, also: [400, 409] },
  }),
  'PUT /subscriptions/addons': () => ({ body: {}, also: [400] }),
  'POST /subscriptions/change/drop': () => ({ body: {}, also: [400, 409] }),
  'POST /subscriptions/cancel': () => ({ body: {}, also: [400, 409] }),
  'POST /subscriptions/resume': () => ({ body: {}, also: [400, 409] }),
  'POST /subscriptions/portal': () => ({ body: {}, also: [400, 409] }),
  'POST /subscriptions/checkout': () => ({ body: {}, also: [400] }),
  'POST /subscriptions/checkout/:id/finish': ({ teacherId }) => ({
    ...{ path: [teacherId], body: {}, also: [400, 409] },
  }),
  'POST /stripe/webhook': ({ teacherId }) => ({ body: { id: teacherId }, also: [400] }),

  // The organisation is looked up from the caller; the calls contain a colleague or an invitation.
  'GET /v1/organisation': nothing,
  'POST /v1/organisation': () => ({ body: {}, also: [400] }),
  'PATCH /v1/organisation': () => ({ body: {}, also: [400] }),
  'DELETE /v1/organisation': () => ({ body: {}, also: [409] }),
  'POST /v1/organisation/owner': ({ teacherId }) => ({ body: { id: teacherId } }),
  'PATCH /v1/organisation/members/:id': ({ teacherId }) => ({
    ...{ path: [teacherId], body: { role: 'manager' } },
  }),
  'DELETE /v1/organisation/members/:id': ({ teacherId }) => ({ path: [teacherId] }),
  'POST /v1/organisation/invitations': () => ({ body: {}, also: [400] }),
  'POST /v1/organisation/invitations/:id/again': ({ invitationId }) => ({ path: [invitationId] }),
  'DELETE /v1/organisation/invitations/:id': ({ invitationId }) => ({ path: [invitationId] }),
  'POST /v1/organisation/invited': ({ invitationId }) => ({ body: { secret: invitationId } }),
  'PUT /v1/organisation/invited': ({ invitationId }) => ({ body: { secret: invitationId } }),
  'GET /v1/organisation/invited/:secret': ({ invitationId }) => ({ path: [invitationId] }),
  'POST /v1/organisation/invited/:secret': ({ invitationId }) => ({ path: [invitationId] }),
  'PUT /v1/teacher-profiles/selected': ({ teacherId }) => ({ body: { id: teacherId } }),
  'POST /v1/teacher-profiles/seen': nothing,
  ...adminSampleCalls,

  'GET /v1/classrooms': ({ teacherId }) => ({ query: { search: teacherId } }),
  'POST /v1/classrooms': ({ teacherId }) => ({
    body: { name: 'New class', language: 'fr', year: null, teacherId },
  }),
  'GET /v1/classrooms/:id': ({ classroomId }) => ({ path: [classroomId] }),
  'PATCH /v1/classrooms/:id': ({ classroomId }) => ({ path: [classroomId], body: { name: 'x' } }),
  'DELETE /v1/classrooms/:id': ({ classroomId }) => ({ path: [classroomId] }),
  'POST /v1/classrooms/:id/pupils': ({ classroomId }) => ({
    ...{ path: [classroomId], body: { names: ['New Pupil'] } },
  }),
  'POST /v1/classrooms/:id/members': ({ classroomId, pupilId }) => ({
    ...{ path: [classroomId], body: { pupilIds: [pupilId] } },
  }),
  'POST /v1/classrooms/:id/move-up': ({ classroomId }) => ({
    ...{ path: [classroomId], body: { name: 'Next year', language: 'fr', year: null } },
  }),
  'POST /v1/classrooms/:id/move': ({ classroomId, pupilId }) => ({
    ...{ path: [classroomId], body: { pupilIds: [pupilId], to: null } },
  }),
  'DELETE /v1/classrooms/:id/pupils/:pupilId': ({ classroomId, pupilId }) => ({
    path: [classroomId, pupilId],
  }),
  'GET /v1/pupils': ({ userName }) => ({ query: { search: userName, ...page } }),
  'POST /v1/pupils/passwords': ({ pupilId }) => ({ body: { pupilIds: [pupilId] } }),
  'GET /v1/pupils/:id/export': ({ pupilId }) => ({ path: [pupilId] }),
  'PATCH /v1/pupils/:id': ({ pupilId }) => ({ path: [pupilId], body: { fullName: 'New Name' } }),
  'DELETE /v1/pupils/:id': ({ pupilId }) => ({ path: [pupilId] }),

  'GET /v1/homeworks': nothing,
  'POST /v1/homeworks': ({ resourceId, classroomId, pupilId }) => ({
    body: {
      ...{ name: 'New homework', resourceId, passMark: 60, attemptsAllowed: 2, tasks },
      ...{ preset: 'standard', classroomIds: [classroomId], pupilIds: [pupilId] },
      startsAt: '2026-01-01T00:00:00Z',
      dueAt: '2036-01-01T00:00:00Z',
    },
  }),
  'GET /v1/homeworks-by-class': ({ teacherId, classroomId }) => ({
    query: { teacherId, classroomId, ...page },
  }),
  'GET /v1/homeworks/overview': nothing,
  'GET /v1/homeworks/progress': ({ classroomId }) => ({ query: { classroomId } }),
  'GET /v1/homeworks/:id': ({ homeworkId }) => ({ path: [homeworkId] }),
  'PATCH /v1/homeworks/:id': ({ homeworkId }) => ({ path: [homeworkId], body: { passMark: 1 } }),
  'DELETE /v1/homeworks/:id': ({ homeworkId }) => ({ path: [homeworkId] }),
  'POST /v1/homeworks/:id/copy': ({ homeworkId, classroomId }) => ({
    path: [homeworkId],
    body: {
      ...{ startsAt: '2026-01-01T00:00:00Z', dueAt: '2099-01-01T00:00:00Z' },
      classroomIds: [classroomId],
    },
  }),
  'PUT /v1/homeworks/:id/pupils/:pupilId/due': ({ homeworkId, pupilId }) => ({
    ...{ path: [homeworkId, pupilId], body: { dueAt: null } },
  }),
  'POST /v1/homeworks/:id/pupils': ({ homeworkId, classroomId, pupilId }) => ({
    ...{ path: [homeworkId], body: { classroomIds: [classroomId], pupilIds: [pupilId] } },
  }),
  'DELETE /v1/homeworks/:id/pupils/:pupilId': ({ homeworkId, pupilId }) => ({
    path: [homeworkId, pupilId],
  }),
  'DELETE /v1/homework-classroom/:homeworkId/:classroomId': ({ homeworkId, classroomId }) => ({
    path: [homeworkId, classroomId],
  }),
  'GET /v1/homework-result/:id': ({ homeworkId }) => ({ path: [homeworkId] }),
  'GET /v1/homework-result-by-class/:classId/:homeworkId': ({ homeworkId, classroomId }) => ({
    path: [classroomId, homeworkId],
  }),
  'GET /v1/homeworks/:id/pupils/:pupilId': ({ homeworkId, pupilId }) => ({
    path: [homeworkId, pupilId],
  }),
  'GET /v1/homeworks/:id/tasks/:taskId/items': ({ homeworkId, taskId, classroomId }) => ({
    ...{ path: [homeworkId, taskId], query: { classroomId } },
  }),
  'POST /v1/homeworks/:id/tasks/:taskId/accepted': ({ homeworkId, taskId, itemId }) => ({
    ...{ path: [homeworkId, taskId], body: { itemId, answer: 'x' } },
  }),
  'DELETE /v1/homeworks/:id/tasks/:taskId/accepted': ({ homeworkId, taskId, itemId }) => ({
    ...{ path: [homeworkId, taskId], body: { itemId, answer: 'x' } },
  }),
  'GET /v1/homeworks/:id/reading': ({ homeworkId, taskId, classroomId }) => ({
    ...{ path: [homeworkId], query: { classroomId, taskId } },
  }),
  'PUT /v1/homeworks/:id/tasks/:taskId/read': ({ homeworkId, taskId, itemId, attemptId }) => ({
    path: [homeworkId, taskId],
    body: { itemId, marks: [{ attemptId, score: 1 }] },
  }),
  'GET /v1/homeworks/:id/marking-log': ({ homeworkId }) => ({ path: [homeworkId] }),
  'PUT /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId': (ids) => ({
    path: [ids.homeworkId, ids.attemptId, ids.itemId],
    body: { feedback: 'x', score: 1 },
    also: [409],
  }),
  'POST /v1/homeworks/:id/attempts/:attemptId/feedback/:itemId/draft': (ids) => ({
    ...{ path: [ids.homeworkId, ids.attemptId, ids.itemId], body: {}, also: [409] },
  }),
  'GET /v1/homeworks/:homeworkId/tasks/:taskId': ({ homeworkId, taskId }) => ({
    path: [homeworkId, taskId],
  }),
  'PUT /v1/homeworks/:homeworkId/tasks/:taskId/draft': ({ homeworkId, taskId, pupilId }) => ({
    path: [homeworkId, taskId],
    body: { pupilId, submitted: { typed: {} }, version: 9, seconds: 1 },
  }),
  'POST /v1/homeworks/:homeworkId/tasks/:taskId/attempts': (ids) => ({
    path: [ids.homeworkId, ids.taskId],
    body: {
      ...{ pupilId: ids.pupilId, clientId: 'walk-client', seconds: 1 },
      submitted: { typed: { [ids.itemId ?? '']: 'x' } },
    },
  }),
  'GET /v1/pupil-homeworks/:id': ({ pupilHomeworkId }) => ({ path: [pupilHomeworkId] }),

  'POST /v1/media': ({ resourceId }) => ({
    query: { resource: resourceId },
    body: {},
    also: [400],
  }),
  'GET /v1/media/:key': ({ mediaKey }) => ({ path: [mediaKey] }),
  // Recordings of webinars belong to the product.
  'POST /v1/media/recordings': () => ({ body: {}, also: [400] }),
  'PUT /v1/media/recordings/:key/parts/:part': ({ mediaKey }) => ({
    ...{ path: [mediaKey, 1], query: { upload: 'none' }, body: {}, also: [400] },
  }),
  'POST /v1/media/recordings/:key': ({ mediaKey }) => ({
    ...{ path: [mediaKey], body: { uploadId: 'none', etags: ['none'] } },
  }),
  'DELETE /v1/media/recordings/:key': ({ mediaKey }) => ({
    ...{ path: [mediaKey], query: { upload: 'none' }, also: [204] },
  }),

  // Written pages belong to the product; no school owns one.
  'GET /v1/content/search': () => ({ query: { q: 'CANARY' } }),
  'GET /v1/content/pages/:kind': () => ({ path: ['guide'], also: [200] }),
  'GET /v1/content/pages/:kind/:slug': () => ({ path: ['guide', 'nothing-here'] }),
  'GET /v1/content/webinars/:slug/recording': () => ({ path: ['nothing-here'] }),
  // The caller's own sign-up for a webinar; webinars belong to no school.
  'GET /v1/content/webinars/sign-ups': nothing,
  'PUT /v1/content/webinars/:slug/sign-up': () => ({
    ...{ path: ['nothing-here'], body: { timeZone: null } },
  }),
  'DELETE /v1/content/webinars/:slug/sign-up': () => ({ path: ['nothing-here'], also: [204] }),
  'GET /v1/content/editing': nothing,
  'POST /v1/content/editing': () => ({ body: {}, also: [400] }),
  // Pages belong to no school, so there is no page that only one school may read.
  'GET /v1/content/editing/:id': () => ({ path: ['nothing'], also: [404] }),
  'PUT /v1/content/editing/:id/draft': () => ({ path: ['nothing'], body: {}, also: [400] }),
  'POST /v1/content/editing/:id/publish': () => ({ path: ['nothing'], body: {}, also: [400] }),
  'POST /v1/content/editing/:id/withdraw': () => ({ path: ['nothing'], body: { revision: 1 } }),
  'POST /v1/content/editing/:id/versions/:number/restore': () => ({
    ...{ path: ['nothing', 1], body: { revision: 1 } },
  }),

  'GET /v1/writer': nothing,
  'GET /v1/resources': ({ folderId }) => ({
    query: { search: 'CANARY', folder: folderId, ...page },
  }),
  'POST /v1/resources': () => ({ body: {}, also: [400] }),
  'PATCH /v1/resources': ({ resourceId, folderId }) => ({
    body: { ids: [resourceId], folderId, addTags: ['Unit 3'] },
  }),
  'POST /v1/resources/folders': ({ teacherId }) => ({ body: { name: 'New folder', teacherId } }),
  'PATCH /v1/resources/folders/:folderId': ({ folderId }) => ({
    ...{ path: [folderId], body: { name: 'New name' } },
  }),
  'DELETE /v1/resources/folders/:folderId': ({ folderId }) => ({ path: [folderId] }),
  'POST /v1/resources/folders/:folderId/restore': ({ folderId }) => ({ path: [folderId] }),
  'GET /v1/resources/latest-draft': nothing,
  'GET /v1/resources/:id': ({ resourceId }) => ({ path: [resourceId] }),
  'PATCH /v1/resources/:id': ({ resourceId }) => ({
    ...{ path: [resourceId], body: { title: 'New title' }, also: [400] },
  }),
  'DELETE /v1/resources/:id': resource,
  'GET /v1/resources/:id/progress': resource,
  'PUT /v1/resources/:id/draft': resource,
  'POST /v1/resources/:id/generate': resource,
  'PUT /v1/resources/:id/text': resource,
  'PUT /v1/resources/:id/words': resource,
  'PUT /v1/resources/:id/parts/:part': ({ resourceId }) => ({
    ...{ path: [resourceId, 'vocab'], body: { content: {} }, also: [400] },
  }),
  'POST /v1/resources/:id/parts/:part/generate': part,
  'POST /v1/resources/improve-topic': () => ({ body: { topic: '' }, also: [400] }),
  'POST /v1/resources/:id/voice-sample': resource,
  'POST /v1/resources/:id/finalise': resource,
  'POST /v1/resources/:id/restore': resource,
  'POST /v1/resources/:id/duplicate': resource,
  'PUT /v1/resources/:id/activities/:activity': ({ resourceId }) => ({
    ...{ path: [resourceId, 'gap-fill'], body: { state: {} }, also: [400] },
  }),
  // The caller's own corrections; other people's corrections are never queried.
  'GET /v1/dictionary/suggestions': nothing,
  'POST /v1/dictionary/suggestions': ({ resourceId }) => ({ body: { resourceId }, also: [400] }),
  'PUT /v1/resources/:id/arrangement': resource,
  'PUT /v1/resources/:id/lesson-words': resource,
  'POST /v1/resources/:id/displayed': resource,
  'PUT /v1/resources/:id/lesson-plan': resource,
  'POST /v1/resources/:id/pdf': ({ resourceId }) => ({
    ...{ path: [resourceId], body: { html: '<p>A sheet</p>', styles: [], rules: '' } },
  }),
};
