import type { Sample } from './sample-calls.ts';

const nothing: Sample = () => ({});

/** Calls to the routes for admins only; all other callers get a 404. */
export const adminSampleCalls: Record<string, Sample> = {
  'GET /v1/admin/users': ({ teacherId }) => ({ query: { search: teacherId } }),
  'GET /v1/admin/users/:id': ({ teacherId }) => ({ path: [teacherId] }),
  'GET /v1/admin/resources/:id': ({ resourceId }) => ({ path: [resourceId] }),
  'POST /v1/admin/users/:id/token': ({ teacherId }) => ({
    ...{ path: [teacherId], body: { reason: 'They asked for help.' } },
  }),
  'GET /v1/admin/users/:id/export': ({ teacherId }) => ({ path: [teacherId] }),
  'GET /v1/admin/users/:id/deletion': ({ teacherId }) => ({ path: [teacherId] }),
  'POST /v1/admin/users/:id/deletion': ({ teacherId, userName }) => ({
    ...{ path: [teacherId], body: { name: userName } },
  }),
  'DELETE /v1/admin/users/:id/deletion': ({ teacherId }) => ({ path: [teacherId] }),
  'PATCH /v1/admin/users/:id': ({ teacherId }) => ({
    ...{ path: [teacherId], body: { suspended: true } },
  }),

  'PUT /v1/admin/users/:id/trial': ({ teacherId }) => ({
    ...{ path: [teacherId], body: { until: '2026-12-31' }, also: [400] },
  }),

  // Curated words belong to the product, so these calls contain no id of a school. A school's corrections
  // contain no person's name.
  'GET /v1/admin/chunk-words': nothing,
  'POST /v1/admin/chunk-words': () => ({
    body: { words: [{ language: 'fr', phrase: 'il y a', rule: 'together' }] },
  }),
  'POST /v1/admin/chunk-words/remove': ({ teacherId }) => ({ body: { ids: [teacherId] } }),
  'PUT /v1/admin/chunk-words/:id': ({ teacherId }) => ({
    ...{ path: [teacherId], body: { language: 'fr', phrase: 'il y a', rule: 'together' } },
  }),
  'GET /v1/admin/word-suggestions': nothing,
  'POST /v1/admin/word-suggestions/decisions': () => ({
    body: { ids: ['0123456789abcdef0123456789abcdef'], state: 'accepted' },
  }),

  'GET /v1/admin/activity': ({ teacherId }) => ({ query: { person: teacherId } }),
  'GET /v1/admin/activity/charts/:chart': () => ({ path: ['sign-ins'] }),
  'GET /v1/admin/dead-letters': nothing,
  'POST /v1/admin/dead-letters/replay': ({ resourceId }) => ({ body: { letter: resourceId } }),

  // Prompts belong to the product, so an admin's changes to them contain no id of a school.
  'GET /v1/admin/prompts': nothing,
  'GET /v1/admin/prompts/:key': () => ({ path: ['phrase'] }),
  'PUT /v1/admin/prompts/:key/draft': () => ({
    ...{ path: ['phrase'], body: { revision: 0, template: null } },
  }),
  'POST /v1/admin/prompts/:key/try': ({ resourceId }) => ({
    ...{ path: ['phrase'], body: { template: 'x', sample: resourceId }, also: [400] },
  }),
  'POST /v1/admin/prompts/:key/publish': () => ({ path: ['phrase'], body: {}, also: [400] }),
  'POST /v1/admin/prompts/:key/versions/:version/restore': () => ({
    ...{ path: ['phrase', '0'], body: { revision: 0 } },
  }),

  // Wordings belong to the product. A report about one contains no id of a school.
  'GET /v1/admin/wordings': nothing,
  'GET /v1/admin/wordings/:message': () => ({ path: ['abc-_1'] }),
  'PUT /v1/admin/wordings/:locale/:message/draft': () => ({
    ...{ path: ['de', 'abc-_1'] },
    body: { revision: 0, english: { message: 'Save' }, wording: null },
  }),
  'POST /v1/admin/wordings/:locale/:message/publish': () => ({
    ...{ path: ['de', 'abc-_1'], body: {}, also: [400] },
  }),
  'POST /v1/admin/wordings/:locale/:message/versions/:version/restore': () => ({
    ...{ path: ['de', 'abc-_1', '0'], body: { revision: 0 } },
  }),
  'GET /v1/admin/wording-reports': nothing,
  'POST /v1/admin/wording-reports/settle': ({ teacherId }) => ({ body: { ids: [teacherId] } }),

  // Models and alerts belong to the product.
  'GET /v1/admin/alerts': nothing,
  'GET /v1/admin/alerts/count': nothing,
  'PATCH /v1/admin/alerts/:id': ({ resourceId }) => ({
    ...{ path: [resourceId], body: { state: 'seen' } },
  }),
  'GET /v1/admin/models': nothing,
  'PUT /v1/admin/models': () => ({ body: {}, also: [400] }),
  'POST /v1/admin/models/remove': () => ({ body: { name: 'none-of-ours' } }),
  'GET /v1/admin/models/duties/:duty': () => ({ path: ['text'] }),
  'POST /v1/admin/models/duties/:duty/try': () => ({ path: ['text'], body: {}, also: [400] }),
  'POST /v1/admin/models/duties/:duty/publish': () => ({ path: ['text'], body: {}, also: [400] }),

  // Plans are shared by all users, so an admin's changes to them contain no id of a school.
  'GET /v1/admin/plans': nothing,
  'PUT /v1/admin/plans/:plan': ({ teacherId }) => ({
    ...{ path: [teacherId], body: {}, also: [400] },
  }),
};
