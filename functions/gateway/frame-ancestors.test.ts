import { expect, test } from 'vitest';
import { parseFrameAncestors } from './frame-ancestors.ts';

test.each([
  ['', []],
  ['https://school.test', ['https://school.test']],
  ['https://a.school.test/, https://b.test:8443', ['https://a.school.test', 'https://b.test:8443']],
  ['https://a.test https://a.test', ['https://a.test']],
  ['https://écoles.test', ['https://xn--coles-9ra.test']],
  ['http://localhost:3000 http://127.0.0.1', ['http://localhost:3000', 'http://127.0.0.1']],
])('parses %j', (text, origins) => {
  expect(parseFrameAncestors(text)).toEqual({ origins, wrong: [] });
});

test.each([
  '*',
  'https:',
  'https://*',
  'https://*.school.test',
  'https://intranet',
  'http://school.test',
  'school.test',
  'https://school.test/lessons',
  'https://school.test/?a=b',
  'https://school.test/#a',
  'https://me@school.test',
  'https://school.test;script-src',
  "'self'",
  'data:',
])('rejects %s and keeps a valid origin next to it', (text) => {
  expect(parseFrameAncestors(`https://right.test ${text}`)).toEqual({
    origins: ['https://right.test'],
    wrong: [text],
  });
});
