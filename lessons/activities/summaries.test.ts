import { expect, test } from 'vitest';
import { definitionOf } from './definitions.ts';
import type { ActivityName } from './menu.ts';

test.each<[ActivityName, object, string]>([
  ['parallel', { covered: 'target', numbers: true }, 'Covered: target · numbers'],
  ['redact', { percent: 40, firstSentenceWhole: true }, 'Percent: 40 · first sentence whole'],
  [
    'dictation',
    { mode: 'listen', times: 2, gap: 0, speed: 0.75, shownFor: 8 },
    'Mode: listen · times: 2 · speed: 0.75 · shown for: 8',
  ],
  [
    'readings',
    { above: 'reading', form: 'written', known: 3, toneColours: true },
    'Above: reading · form: written · known: 3 · tone colours',
  ],
  [
    'whiteboard',
    { colour: 'blue', width: 'medium', mark: 'underline' },
    'Colour: blue · width: medium · mark: underline',
  ],
  ['syllables', { which: 'all', look: 'dots', claps: true }, 'Which: all · look: dots · claps'],
  ['spot-the-mistakes', { types: [], count: 1000 }, 'Count: all'],
  ['spot-the-mistakes', { types: ['gender', 'spelling'], count: 5 }, 'Types: 2 · count: 5'],
  [
    'chunk-game',
    { sentences: null, distractors: 0, mixed: true },
    'All sentences · in random order',
  ],
  [
    'pairs',
    { source: 'chunks', faces: ['target', 'native'], size: '3x4', faceUp: true },
    'Sentence chunks · words and meanings · 3 × 4 · face up',
  ],
])('summarises the options of %s: %j', async (name, options, words) => {
  const { summary } = await definitionOf(name);
  expect(summary(options)).toBe(words);
});
