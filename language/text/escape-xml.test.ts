import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test.each([
  ['R&D', 'R&amp;D'],
  ['&lt;', '&amp;lt;'],
  [`<a href="x" title='y'>`, '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;'],
  ['À la piscine 😀', 'À la piscine 😀'],
])('escapes %j as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
