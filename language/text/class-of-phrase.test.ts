import { expect, test } from 'vitest';
import { classOfPhrase } from './class-of-phrase.ts';
import { parsePartOfSpeech } from './part-of-speech-codes.ts';

test.each([
  ['chat', 'N', 'noun'],
  ['se moquer de', 'R V E', 'verb'],
  ['se moquer de', 'R ? E', 'verb'],
  ['Rad fahren', 'N V', 'verb'],
  ['to go', 'E V', 'verb'],
  ['la salle de bain', 'T N E N', 'noun'],
  ['la machine à laver', 'T N E V', 'noun'],
  ['salle à manger', 'N E V', 'noun'],
  ['das Essen', 'T V', 'noun'],
  ['le moqueur', 'T ?', 'noun'],
  ['le plus', 'T D', 'adverb'],
  ['plus tard', 'D D', 'adverb'],
  ['tout neuf', 'R A', 'adjective'],
  ['mon ami Pierrot', 'R N ?', 'noun'],
  ['zu Hause', 'E N', 'adverb'],
  ['in front of', 'E N E', 'preposition'],
  ['parce que', 'C C', 'conjunction'],
  ['moqueur de', '? E', undefined],
  ['', '', undefined],
])('classifies %s (%s) as %s', (_, codes, found) => {
  const classes = codes
    .split(' ')
    .map((code) => (/^\w/.test(code) ? parsePartOfSpeech(code) : undefined));
  expect(classOfPhrase(classes)).toBe(found);
});
