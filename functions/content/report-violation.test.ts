import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCspViolations } from './report-violation.ts';

const origin = 'https://lexiloom.example';

const uri = (over: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${origin}/newpassword/the-secret-of-the-mail?x=1`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': `${origin}/assets/app-1234.js?token=secret`,
    'line-number': 3,
    'column-number': 14,
    'script-sample': 'what somebody typed',
    ...over,
  },
});

const to = {
  type: 'csp-violation',
  url: `${origin}/resource/abc`,
  body: {
    documentURL: `${origin}/resource/abc?sheet=1`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://tracker.test/pixel?who=somebody',
    sourceFile: '',
    lineNumber: 1,
    columnNumber: 2,
  },
};

test('parses the older format', () => {
  expect(readCspViolations(uri(), origin)).toEqual([
    {
      page: '/newpassword',
      directive: 'script-src-elem',
      blocked: 'inline',
      source: '/assets/app-1234.js',
      line: 3,
      column: 14,
    },
  ]);
});

test('parses several reports in the newer format and skips entries of other types', () => {
  expect(readCspViolations([to, { type: 'deprecation', body: {} }, 7, to], origin)).toHaveLength(2);
  expect(readCspViolations([to], origin)[0]).toMatchObject({
    page: '/resource',
    directive: 'img-src',
    blocked: 'tracker.test',
  });
});

test.each([
  ['a data URL to its scheme', { 'blocked-uri': 'data:text/html,<p>hello' }, 'data'],
  ['an unknown word to its letters', { 'blocked-uri': '<b>x</b>\n{"event"' }, 'bxbevent'],
])('shortens the blocked source to a form safe to log: %s', (_, over, blocked) => {
  expect(readCspViolations(uri(over), origin)[0]?.blocked).toBe(blocked);
});

test('ignores violations by a browser extension', () => {
  const own = 'chrome-extension://abcdef/content.js';
  expect(readCspViolations(uri({ 'source-file': own }), origin)).toEqual([]);
  expect(readCspViolations(uri({ 'blocked-uri': own }), origin)).toEqual([]);
});

test('reports a script from another site only as “elsewhere”', () => {
  const [violation] = readCspViolations(uri({ 'source-file': 'https://x.test/a.js' }), origin);
  expect(violation?.source).toBe('elsewhere');
});

test('accepts any input and leaks no secrets from URLs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.jsonValue(), (path, query, anything) => {
      const secret = 'kept-to-itself';
      const report = uri({
        'document-uri': `${origin}/auth/${secret}/${path}?${query}${secret}`,
        'blocked-uri': `https://x.test/${secret}/${path}`,
        'source-file': `https://y.test/${secret}`,
      });
      expect(JSON.stringify(readCspViolations([report, anything], origin))).not.toContain(secret);
      expect(readCspViolations(anything, origin)).toEqual([]);
    }),
  );
});
