import { expect, test } from 'vitest';
import { emojiEntries, emojiOf, findEmoji } from './emoji-words.ts';

test.each([
  ['apple', false, '🍎'],
  ['the apples', false, '🍎'],
  ['strawberries', false, '🍓'],
  ['tomatoes', false, '🍅'],
  ['mice', false, '🐭'],
  ['house, home', false, '🏠'],
  ['(little) dog', false, '🐶'],
  ['to swim', true, '🏊'],
  ['swim', true, '🏊'],
  ['swim', false, undefined],
  ['freedom', false, undefined],
  ['idea', false, undefined],
  ['cup', false, undefined],
  ['trophy', false, '🏆'],
  ['tablet', false, undefined],
  ['bottle', false, undefined],
  ['trainer', false, undefined],
  ['trainers', false, '👟'],
  ['keyboard', false, '⌨️'],
  ['wood', false, '🪵'],
  ['woods', false, '🌲'],
  ['sheet', false, undefined],
  ['game', false, undefined],
  ['pepper', false, undefined],
  ['palm', false, undefined],
  ['belt', false, undefined],
  ['rugby', false, '🏉'],
  ['', false, undefined],
])('maps %s (verb: %s) to the emoji %s', (english, verb, emoji) => {
  expect(emojiOf(english, verb)).toBe(emoji);
});

test('has one emoji and valid words in each entry', () => {
  expect(emojiEntries.length).toBeGreaterThan(380);
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { emoji, words } of emojiEntries) {
    expect([...graphemes.segment(emoji)], emoji).toHaveLength(1);
    expect(emoji).toMatch(/\p{Extended_Pictographic}/u);
    for (const word of words) expect(word, emoji).toMatch(/^[a-z][a-z -]*$/);
  }
});

test('finds emoji for a typed word, with the exact match first', () => {
  expect(findEmoji('bus', 3).map(({ emoji }) => emoji)).toEqual(['🚌', '🚏']);
  expect(findEmoji('  ', 3)).toEqual([]);
});
