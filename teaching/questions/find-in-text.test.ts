import { expect, test } from 'vitest';
import { segmentText } from '../text/segment-text.ts';
import { findOccurrences, fold } from './find-in-text.ts';

test.each([
  ['th', 'สี', 'สี่'],
  ['th', 'ที', 'ที่'],
  ['th', 'ปี', 'ปี่'],
  ['hi', 'है', 'हैं'],
  ['pa', 'ਹੈ', 'ਹੈਂ'],
  ['bn', 'কাদা', 'কাঁদা'],
  ['ar', 'أحمد', 'احمد'],
  ['fa', 'أما', 'اما'],
  ['fr', 'où', 'ou'],
  ['vi', 'má', 'mà'],
])('%s: %s is not %s', (language, one, other) => {
  expect(fold(one, language)).not.toBe(fold(other, language));
});

test.each([
  ['ar', 'مَدْرَسَةٌ', 'مدرسة'],
  ['ar', 'كُــتُب', 'كتب'],
  ['he', 'שָׁלוֹם', 'שלום'],
  ['he', 'כׇּל', 'כל'],
  ['fa', 'می\u200cروم', 'میروم'],
  ['fa', 'خانه\u0654 ما', 'خانه ما'],
  ['ur', 'ا\u0657لٹا', 'الٹا'],
  ['fr', 'L’École !', 'lécole'],
])('%s: %s is %s', (language, one, other) => {
  expect(fold(one, language)).toBe(fold(other, language));
});

test('a word with another tone mark is not found in its place', () => {
  const tokens = segmentText('th', 'สี่ คน', 'w');
  const side = { text: 'สี่ คน', tokens };
  expect(findOccurrences(side, 'สี่', 'th')).toHaveLength(1);
  expect(findOccurrences(side, 'สีคน', 'th')).toEqual([]);
});
