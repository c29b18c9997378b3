import { expect, test } from 'vitest';
import { sampleOf } from './AccountSetting.tsx';

test.each([
  ['en-GB', /^31\/05\/2027, 16:05 · 1,234\.5$/],
  ['en-US', /^5\/31\/27, 4:05\sPM · 1,234\.5$/],
  ['en-DE', /^31\/05\/2027, 16:05 · 1\.234,5$/],
])('formats the sample in %s', (locale, sample) => {
  expect(sampleOf(locale)).toMatch(sample);
});
