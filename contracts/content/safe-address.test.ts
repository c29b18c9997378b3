import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureKey, safeLink } from './safe-address.ts';

test.each([
  'https://example.org/a?b=c#d',
  'HTTPS://example.org',
  'mailto:help@lexiloom.test',
  '/guides/marking',
  '/',
  '#top',
])('accepts %s as a link', (address) => expect(safeLink(address)).toBe(address));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.org',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  'https:',
  'guides/marking',
  '',
])('rejects %j as a link', (address) => expect(safeLink(address)).toBeNull());

test('allows only https, mailto and same-site links', () => {
  const parts = fc.constantFrom('javascript:', 'https://', '/', '\\', '#', '\t', 'data:', 'x', '@');
  const hostile = fc.array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 6 });
  fc.assert(
    fc.property(hostile, (pieces) => {
      const link = safeLink(pieces.join(''));
      if (link === null) return;
      const { protocol, origin } = new URL(link, 'https://lexiloom.test/guides/one');
      expect(['https:', 'mailto:']).toContain(protocol);
      if (!/^(?:https|mailto):/i.test(link)) expect(origin).toBe('https://lexiloom.test');
    }),
    { numRuns: 2_000 },
  );
});

test('accepts only stored files as pictures', () => {
  const key = 'a'.repeat(64);
  expect(pictureKey(`media:${key}`)).toBe(key);
  for (const other of [
    key,
    'media:x',
    `https://example.org/${key}`,
    `media:${key}/../x`,
    'data:,',
  ]) {
    expect(pictureKey(other)).toBeNull();
  }
});
