import { expect, test } from 'vitest';
import { languageName, ownLanguageName } from './language-name.ts';
import { isLanguageCode, languageCodes, languageOf, languages } from './languages.ts';
import { keyboardLetters } from './on-screen-keys.ts';

test('lists 38 languages with the directions and spacing of the specification', () => {
  expect(languageCodes).toHaveLength(38);
  const rightToLeft = languageCodes.filter((code) => languages[code].direction === 'rtl');
  expect(rightToLeft).toEqual(['ar', 'he', 'fa', 'ur', 'ps']);
  const spaceless = languageCodes.filter((code) => !languages[code].spaces);
  expect(spaceless).toEqual(['ja', 'zh', 'yue', 'th']);
  const runTogether = languageCodes.filter((code) => !languages[code].sentenceSpace);
  expect(runTogether).toEqual(['ja', 'zh', 'yue']);
});

test.each(languageCodes)(
  '%s: has a canonical locale, names and distinct keyboard letters',
  (code) => {
    const { locale } = languages[code];
    const letters = keyboardLetters[code];
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    for (const reader of ['en', 'fr', 'ar', code]) expect(languageName(code, reader)).not.toBe('');
    expect(new Set(letters).size).toBe([...letters].length);
  },
);

test.each([
  ['zh', 'en', 'Mandarin Chinese'],
  ['yue', 'en', 'Cantonese'],
  ['nb', 'en', 'Norwegian'],
  ['fr', 'de', 'Französisch'],
  ['de', 'fr', 'Allemand'],
  ['ja', 'ja', '日本語'],
  ['tlh', 'en', 'tlh'],
])('returns the name of %s in %s as %s', (code, reader, name) => {
  expect(languageName(code, reader)).toBe(name);
});

test('returns a language’s own name, and treats an unknown code as a language with spaces', () => {
  expect(ownLanguageName('fr')).toBe('Français');
  expect(languageOf('not a tag')).toMatchObject({ direction: 'ltr', spaces: true, locale: 'und' });
  expect(isLanguageCode('constructor')).toBe(false);
});
