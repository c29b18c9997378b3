import { expect, test } from 'vitest';
import { interfaceLocales } from '#language/wordings/interface-languages.ts';
import { relativeDays } from './relative-days.ts';

test.each(interfaceLocales)('says days before and after today differently in %s', (locale) => {
  for (const days of [1, 2, 3]) {
    expect(relativeDays(days, locale)).not.toBe(relativeDays(-days, locale));
  }
});

test('says near days in words', () => {
  expect([-1, 0, 1, 3].map((days) => relativeDays(days, 'en-GB'))).toEqual([
    ...['yesterday', 'today', 'tomorrow', 'in 3 days'],
  ]);
  expect(relativeDays(0, 'hi')).toBe('आज');
});
