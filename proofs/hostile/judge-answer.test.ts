import { expect, test } from 'vitest';
import { type Answered, faultsOf } from './judge-answer.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const answered = (
  more: Partial<Omit<Answered, 'headers'>> & { headers?: Record<string, string> } = {},
): Answered => ({
  ...{ status: 400, text: '{"message":"name: Give a name."}', ms: 3, logged: [] },
  ...more,
  headers: new Headers({ ...headers, ...more.headers }),
});

test('accepts a plain error response, and a script inside JSON data', () => {
  expect(faultsOf(answered())).toEqual([]);
  expect(faultsOf(answered({ status: 200, text: '{"title":"<script>x</script>"}' }))).toEqual([]);
  expect(faultsOf(answered({ status: 204, text: '' }))).toEqual([]);
});

test.each<[string, Parameters<typeof answered>[0], RegExp]>([
  ['a 500 status', { status: 500 }, /answered 500/],
  ['a stack trace', { text: '{"message":"x\n    at work (/a/b.ts:1:2)"}' }, /inside/],
  ['an exposed query', { text: '{"message":"Failed query: select"}' }, /inside/],
  ['an HTML page', { headers: { 'content-type': 'text/html' } }, /answered as "text\/html"/],
  ['a missing content type', { headers: { 'content-type': '' } }, /answered as ""/],
  ['permission to sniff the content type', { headers: { 'x-content-type-options': '' } }, /guess/],
  [
    'a missing content security policy',
    { headers: { 'content-security-policy': '' } },
    /as a page/,
  ],
  ['a script in a header', { headers: { location: '<script>' } }, /in location/],
  [
    'CORS access for another site',
    { headers: { 'access-control-allow-origin': 'https://evil.example' } },
    /site/,
  ],
  ['a slow response', { ms: 10_001 }, /took 10001 ms/],
  ['a swallowed error', { logged: ['{"event":"deferred work failed"}'] }, /logged/],
])('reports %s as a fault', (_, more, fault) => {
  expect(faultsOf(answered(more)).join()).toMatch(fault);
});
