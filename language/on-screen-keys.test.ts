import { describe, expect, test } from 'vitest';
import { languageCodes, languageOf } from './languages.ts';
import { keyboardLetters, keyFace, onScreenKeys } from './on-screen-keys.ts';
import { pressKey } from './press-key.ts';

const { keys: frenchKeys, shifted: frenchShifted } = onScreenKeys('fr');

describe.each(languageCodes)('the keys of %s', (code) => {
  const { keys, shifted, whole } = onScreenKeys(code);

  test('are unique and one character each', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect([...key]).toHaveLength(1);
  });

  test('can type every letter of the language', () => {
    const letters = keyboardLetters[code];
    // Pinyin is typed in separate fields.
    const wanted =
      code === 'zh'
        ? [...onScreenKeys('zh', 'pinyin').keys, ...keys]
        : [...keys, ...(shifted ?? [])];
    const bases = code === 'vi' ? [...'aăâeêioôơuưyd'] : [''];
    const typed = new Set(
      wanted.flatMap((key) => bases.map((base) => pressKey(code, base, key))).concat(wanted),
    );
    for (const letter of letters) expect(typed, letter).toContain(letter);
  });

  test('have a shifted version of each key if the script has capitals', () => {
    const isLatinLike = /\p{Ll}/u.test(keys.join(''));
    expect(shifted !== undefined).toBe(isLatinLike);
    expect(shifted?.length ?? keys.length).toBe(keys.length);
  });

  test('distinguish a whole alphabet from a few extra letters', () => {
    const scripts = ['Latn', 'Hans', 'Hant'];
    expect(whole).toBe(!scripts.includes(languageOf(code).script));
  });
});

test.each([
  ['fr', 'é', 'É'],
  ['de', 'ß', 'ẞ'],
  ['tr', 'ı', 'I'],
  ['tr', 'ğ', 'Ğ'],
  ['el', 'ώ', 'Ώ'],
  ['ru', 'ж', 'Ж'],
  ['pl', 'ł', 'Ł'],
  ['cy', 'ŵ', 'Ŵ'],
])('in %s Shift turns %s into %s', (code, key, capital) => {
  const { keys, shifted } = onScreenKeys(code);
  expect(shifted?.[keys.indexOf(key)]).toBe(capital);
});

test('keeps quotation marks under Shift', () => {
  expect(frenchShifted?.[frenchKeys.indexOf('«')]).toBe('«');
});

test.each([
  ['zh', 'pinyin', 'ǚ', true],
  ['zh', 'text', 'ǚ', false],
  ['zh', 'text', '。', true],
  ['yue', 'jyutping', '6', true],
] as const)('decides if the keys of %s typed as %s include %s: %s', (code, kind, key, has) => {
  expect(onScreenKeys(code, kind).keys.includes(key)).toBe(has);
});

test('returns no keys for an unknown language or English', () => {
  expect(onScreenKeys('xx')).toEqual({ keys: [], whole: false });
  expect(onScreenKeys('en')).toEqual({ keys: [], whole: false });
});

test('shows a combining diacritic on a dotted circle', () => {
  expect(keyFace('\u0301')).toBe('◌\u0301');
  expect(keyFace('é')).toBe('é');
});
