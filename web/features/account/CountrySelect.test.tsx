import { expect, test } from 'vitest';
import { likelyCountry } from './CountrySelect.tsx';

test.each([
  [['en-GB', 'en'], 'GBR'],
  [['fr', 'es-PE'], 'PER'],
  [['zh-Hant-TW'], 'TWN'],
  [['en'], ''],
  [['not a tag!'], ''],
])('guesses from the languages %j that the country is %s', (languages, country) =>
  expect(likelyCountry(languages)).toBe(country),
);
