import { expect, test } from 'vitest';
import { functionWords } from './function-words.ts';
import { languageCodes } from './languages.ts';
import { evidenceFor, otherLanguage } from './other-language.ts';

test.each([
  ['fr', 'Das ist ein deutscher Satz über den Markt.', 'de'],
  ['fr', 'Léa goes to the market on Saturday.', 'en'],
  ['fr', 'She buys apples.', null],
  ['fr', 'Léa achète trois pommes.', null],
  ['fr', 'Oui !', null],
  ['fr', 'Tom, Léa, Berlin, Rome, Madrid.', null],
  ['en', 'Il va au marché avec sa sœur.', 'fr'],
  ['en', 'The café is called “Le Chat de la Rue”.', null],
  ['es', 'Hoje eu vou ao mercado com a minha mãe.', 'pt'],
  ['ja', 'Léa goes to the market.', 'en'],
  ['ja', '莉娅今天早上和她的妈妈一起去市场买苹果。', 'zh'],
  ['zh', '私は毎日学校へ行きます。', 'ja'],
  ['ar', 'Sara goes to the market.', 'en'],
  ['ru', 'Я иду на рынок.', null],
])('in a %s text, detects the language of "%s" as %s', (language, line, found) => {
  expect(otherLanguage(line, language, ['en'])).toBe(found);
});

test.each([
  ['fr', 'Léa, Tom.', 0],
  ['fr', 'Léa est ici, et Tom.', 2],
  ['ja', 'これはペンです。', 5],
  ['ja', 'A pen.', 0],
])('%s: scores the evidence in "%s" as %i', (language, line, evidence) => {
  expect(evidenceFor(language, line)).toBe(evidence);
});

test('lists function words for every language that cannot be identified by its script', () => {
  const byLetters = ['el', 'he', 'hi', 'bn', 'pa', 'ja', 'zh', 'yue', 'ko', 'th'];
  const without = languageCodes.filter((code) => !functionWords[code]);
  expect(without).toEqual(byLetters);
});
