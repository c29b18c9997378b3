import { expect, it } from 'vitest';
import { aiOriginOf } from './ai-origin.ts';

const made = { status: 'ready', edited: false };

it.each([
  [
    'nothing has been generated yet (no label)',
    { status: 'draft', isGiven: false, parts: [] },
    undefined,
  ],
  [
    'no teacher has checked the lesson',
    { status: 'review', isGiven: false, parts: [made] },
    'Made with AI',
  ],
  [
    'the teacher has finalised the lesson',
    { status: 'final', isGiven: false, parts: [made] },
    'Made with AI, checked by a teacher',
  ],
  [
    'the teacher has edited a part',
    { status: 'final', isGiven: false, parts: [made, { ...made, edited: true }] },
    'Made with AI, edited by a teacher',
  ],
  [
    'the text is the teacher’s own',
    { status: 'final', isGiven: true, parts: [made] },
    'A teacher’s own text, with exercises and translation made with AI',
  ],
])('returns the label of the origin when %s', (_, lesson, sentence) => {
  expect(aiOriginOf(lesson)?.sentence).toBe(sentence);
});
