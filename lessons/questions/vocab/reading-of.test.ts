import { expect, test } from 'vitest';
import { listShowsReadings, readingAbove, splitArticle } from './reading-of.ts';

test.each([
  ['ja', { reading: 'いちば', roman: 'ichiba' }, 'いちば'],
  ['ja', { text: 'アイス', roman: 'aisu' }, undefined],
  ['ja', { text: 'する', reading: 'する', roman: 'suru' }, undefined],
  ['ja', { text: '茶', roman: 'cha' }, undefined],
  ['zh', { roman: 'shì' }, 'shì'],
  ['ar', { reading: 'السُّوق', roman: 'as-sūq' }, 'as-sūq'],
  ['ar', { reading: 'السُّوق' }, undefined],
  ['fr', {}, undefined],
])('%s: for %j, shows %s above the word', (language, marks, above) => {
  const token = { id: 't', start: 0, end: 1, text: 'x', isWord: true, ...marks };
  expect(readingAbove(token, language)).toBe(above);
});

test.each([
  ['ja', '市場=いちば 本=ほん 祝う', true],
  ['ja', '市場=いちば 祝う', false],
  ['ja', '市場=いちば ケーキ いとこ すばらしい', true],
  ['ja', 'ケーキ いとこ', false],
  ['zh', '学校=xuéxiào 门口=ménkǒu 去', true],
  ['ar', 'سوق=sūq سلة ساحة شمس', false],
  ['fr', 'marché sac', false],
])('%s: shows readings above the words of the list %s: %s', (language, list, shown) => {
  const words = list.split(' ').map((each) => {
    const [word = '', reading] = each.split('=');
    return { word, reading };
  });
  expect(listShowsReadings(words, language)).toBe(shown);
});

test.each([
  ['fr', 'le marché', 'le ', 'marché'],
  ['fr', "l'école", "l'", 'école'],
  ['fr', 'jouer', '', 'jouer'],
  ['fr', 'le maillot de bain', 'le ', 'maillot de bain'],
  ['de', 'der Hund', 'der ', 'Hund'],
  ['ar', 'السوق', '', 'السوق'],
  ['ja', '市場', '', '市場'],
])('%s: splits %s into %j and %j', (language, text, article, word) => {
  expect(splitArticle(text, language)).toEqual({ article, word });
});
