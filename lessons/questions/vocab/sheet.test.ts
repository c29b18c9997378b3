import { expect, test } from 'vitest';
import { sheetOrder } from '../question-sheet.ts';
import { columnCells, lessonWithReadings } from './lesson-with-readings.ts';
import { vocabSheet } from './sheet.ts';

test.each([
  [
    'above the kanji only',
    'ja',
    'おばあさん の 誕生日=たんじょうび を 祝う=いわう',
    'おばあさん 誕生日 祝う',
    ['おばあさん', '誕生日[たんじょうび]', '祝[いわ]う'],
  ],
  [
    'above most words, but not above a word in another form',
    'ja',
    '駅=えき の 写真=しゃしん と 祝いました=いわいました=祝う',
    '駅 写真 祝う',
    ['駅[えき]', '写真[しゃしん]', '祝う'],
  ],
  ['in pinyin', 'zh', '学校=xuéxiào 门口=ménkǒu', '学校 门口', ['学校[xuéxiào]', '门口[ménkǒu]']],
  [
    'above no word if few words have one',
    'ar',
    'سوق=sūq كبير=kabīr',
    'سوق سلة ساحة شمس',
    ['سوق', 'سلة', 'ساحة', 'شمس'],
  ],
  ['in Latin letters', 'ar', 'سوق=sūq كبير=kabīr', 'سوق كبير', ['سوق[sūq]', 'كبير[kabīr]']],
])('shows readings on the list, %s', (_, language, sentence, list, words) => {
  const material = lessonWithReadings(language, sentence, list);
  const sheet = vocabSheet(
    { items: material.vocabulary },
    { material, order: sheetOrder(1, 'A'), withText: true, translated: true },
  );
  expect(columnCells(sheet, 'Word')).toEqual(words);
});
