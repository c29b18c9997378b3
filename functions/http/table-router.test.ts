import fc from 'fast-check';
import { TrieRouter } from 'hono/router/trie-router';
import { expect, test } from 'vitest';
import { TableRouter } from './table-router.ts';

const table = [
  'GET /v1/things',
  'POST /v1/things',
  'GET /v1/things/overview',
  'GET /v1/things/:id',
  'DELETE /v1/things/:id',
  'GET /v1/things/:thingId/parts/:partId',
  'POST /v1/things/:id/parts/:partId/checked',
  'GET /v1/things/:id/parts/first',
];

const build = <R extends { add(method: string, path: string, handler: string): void }>(
  router: R,
) => {
  for (const route of table) {
    const [method = '', path = ''] = route.split(' ');
    router.add(method, path, route);
  }
  return router;
};
const ours = build(new TableRouter<string>());
const hono = build(new TrieRouter<string>());

test.each([
  ['GET', '/v1/things', 'GET /v1/things', {}],
  ['GET', '/v1/things/overview', 'GET /v1/things/overview', {}],
  ['GET', '/v1/things/7', 'GET /v1/things/:id', { id: '7' }],
  ['DELETE', '/v1/things/overview', 'DELETE /v1/things/:id', { id: 'overview' }],
  [
    'GET',
    '/v1/things/a%2Fb/parts/2',
    'GET /v1/things/:thingId/parts/:partId',
    { thingId: 'a%2Fb', partId: '2' },
  ],
])('%s %s', (method, path, route, params) => {
  expect(ours.match(method, path)).toEqual([[[route, params]]]);
});

test.each([
  ['PUT', '/v1/things'],
  ['GET', '/v1/things/'],
  ['GET', '/v1/things/7/'],
  ['GET', '/v1'],
  ['GET', '/v1/things/7/parts'],
  ['GET', '/v1/things//parts/2'],
])('%s %s is nothing', (method, path) => {
  expect(ours.match(method, path)).toEqual([[]]);
});

test('finds what a router of Hono finds first, with the same parameters', () => {
  const step = fc.constantFrom('v1', 'things', 'parts', 'overview', 'first', 'checked', '7', '');
  const path = fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => `/${steps.join('/')}`);
  fc.assert(
    fc.property(fc.constantFrom('GET', 'POST', 'DELETE', 'PUT'), path, (method, asked) => {
      const [found] = hono.match(method, asked)[0];
      const [mine] = ours.match(method, asked)[0];
      expect(mine?.[0]).toBe(found?.[0]);
      if (found) expect(mine?.[1]).toEqual({ ...found[1] });
    }),
    { numRuns: 2_000 },
  );
});
