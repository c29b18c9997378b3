import { expect, test } from 'vitest';
import { columnCells, lessonWithReadings } from '../../questions/vocab/lesson-with-readings.ts';
import { slidesSheet } from './index.ts';
import { slidesExamples } from './samples.ts';
import { makeSlides } from './slides.ts';
import type { SlidesOptions } from './state.ts';

const [plain] = slidesExamples as [SlidesOptions];

/** The two columns in the lesson's language: the word, and the sentence that uses it. */
function columnsOf(
  language: string,
  [sentence, list]: [string, string],
  more: Partial<SlidesOptions>,
) {
  const material = lessonWithReadings(language, sentence, list);
  const options = { ...plain, example: true, reading: true, ...more };
  const sheet = slidesSheet(makeSlides({ material, options, seed: 1 }), material);
  return {
    words: columnCells(sheet, language === 'ja' ? 'Japanese' : 'Arabic'),
    examples: columnCells(sheet, 'In the text'),
  };
}

const station: [string, string] = [
  '駅=えき の 写真=しゃしん と 祝いました=いわいました=祝う',
  '駅 写真 祝う',
];
const market: [string, string] = ['السوق=as-sūq كبير=kabīr', 'سوق كبير شمس جبل'];

test('prints readings above the words if most words have a reading; for the other words, prints the reading above the form in the text', () => {
  expect(columnsOf('ja', station, {})).toEqual({
    words: ['駅[えき]', '写真[しゃしん]', '祝う'],
    examples: ['駅の写真と祝いました', '駅の写真と祝いました', '駅の写真と祝[いわ]いました'],
  });
});

test('prints readings only in the sentences if few words have a reading', () => {
  expect(columnsOf('ar', market, {})).toEqual({
    words: ['سوق', 'كبير', 'شمس', 'جبل'],
    examples: ['السوق[as-sūq] كبير', 'السوق كبير[kabīr]', '', ''],
  });
});

test('prints no readings when they are turned off', () => {
  const { words, examples } = columnsOf('ja', station, { reading: false });
  expect([...words, ...examples].join('')).not.toContain('[');
});
