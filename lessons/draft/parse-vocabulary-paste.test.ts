import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVocabularyPaste } from './parse-vocabulary-paste.ts';

const languages = { from: 'en', to: 'fr' };

function parsed(text: string): string[] {
  return parseVocabularyPaste(text, languages).pairs.map((pair) => `${pair.target}|${pair.native}`);
}

test.each([
  ['tabs, Windows line ends', 'le chat\tcat\r\nle chien\tdog\r\n', ['le chat|cat', 'le chien|dog']],
  ['semicolons', 'le chat;cat\nla mer;sea', ['le chat|cat', 'la mer|sea']],
  ['commas', 'le chat,cat\nla mer,sea', ['le chat|cat', 'la mer|sea']],
  [
    'hyphens with spaces',
    'le week-end - weekend\nla mer – sea',
    ['le week-end|weekend', 'la mer|sea'],
  ],
  ['equals', 'le chat = cat\nla mer = sea', ['le chat|cat', 'la mer|sea']],
  [
    'quoted CSV',
    '"beau, belle","good-looking"\n"dire ""oui""","to say ""yes"""',
    ['beau, belle|good-looking', 'dire "oui"|to say "yes"'],
  ],
  [
    'a line break inside a quoted cell',
    '"le\nchat"\tcat\nla mer\tsea',
    ['le chat|cat', 'la mer|sea'],
  ],
  [
    'numbering and bullets',
    '1. le chat - cat\n2) la mer - sea\n• le sel - salt',
    ['le chat|cat', 'la mer|sea', 'le sel|salt'],
  ],
  ['a header row', 'French\tEnglish\nle chat\tcat', ['le chat|cat']],
  ['a header in the other order', 'English;Français\ncat;le chat', ['le chat|cat']],
  ['a header of a word list', 'Term,Definition\nle chat,cat', ['le chat|cat']],
  [
    'no header, though a language is taught',
    'français\tFrench\nanglais\tEnglish',
    ['français|French', 'anglais|English'],
  ],
  ['one column', 'le chat\nla mer', ['le chat|', 'la mer|']],
  ['spare columns and empty rows', '\n\tcat\nle sel\t\tsalt\tx\n\t\n', ['|cat', 'le sel|salt']],
  ['commas inside tab cells', 'bon, bonne\tgood, kind', ['bon, bonne|good, kind']],
  ['nothing', ' \r\n\t\r\n', []],
])('%s', (_, text, expected) => {
  expect(parsed(text)).toEqual(expected);
});

test('a cell that is too long is left out and shown', () => {
  const long = 'x'.repeat(121);
  const found = parseVocabularyPaste(`le chat\tcat\n${long}\tlong`, languages);
  expect(found.pairs).toEqual([{ target: 'le chat', native: 'cat' }]);
  expect(found.leftOut).toEqual([`${long} long`]);
});

test('any list of plain words comes back as it was written', () => {
  const word = fc.stringMatching(/^[a-zéñ][a-zéñ' ]{0,12}[a-zéñ]$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('\t', ';', ' = ', ' - '),
      (rows, separator) => {
        const text = rows.map((row) => row.join(separator)).join('\n');
        const expected = rows.map(([a, b]) =>
          [a, b].map((cell) => cell.replace(/ +/g, ' ')).join('|'),
        );
        const header = parsed(text).length === rows.length - 1; // "word" over "meaning", say
        expect(parsed(text)).toEqual(header ? expected.slice(1) : expected);
      },
    ),
  );
});

test('nothing that is pasted breaks it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parsed(text)));
});
