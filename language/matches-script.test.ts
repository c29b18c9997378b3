import { expect, test } from 'vitest';
import { languageCodes, languageOf } from './languages.ts';
import { matchesScript } from './matches-script.ts';

test.each([
  ['fr', 'Le chat dort.', true],
  ['fr', 'القطة نائمة.', false],
  ['ar', 'القطة (le chat) نائمة.', true],
  ['ur', 'یہ کتاب ہے۔', true],
  ['ja', '猫は寝ている。', true],
  ['zh', 'ねこはねている。', false],
  ['ko', '고양이가 잔다.', true],
  ['ru', 'Le chat dort.', false],
  ['fr', '1, 2, 3', true],
])('%s: decides if “%s” is in the script of the language', (language, text, fits) => {
  expect(matchesScript(language, text)).toBe(fits);
});

test('defines the script of every language', () => {
  const unknown = languageCodes.filter(
    (code) => languageOf(code).script !== 'Latn' && matchesScript(code, 'abc'),
  );
  expect(unknown).toEqual([]);
});
