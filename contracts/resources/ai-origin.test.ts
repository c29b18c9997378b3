import { expect, it } from 'vitest';
import { aiOriginOf } from './ai-origin.ts';

const made = { status: 'ready', edited: false };

it.each([
  ['nothing has been generated yet', { status: 'draft', isGiven: false, parts: [] }, undefined],
  ['nobody has read it', { status: 'review', isGiven: false, parts: [made] }, 'Made with AI'],
  [
    'its teacher finalised it',
    { status: 'final', isGiven: false, parts: [made] },
    'Made with AI, checked by a teacher',
  ],
  [
    'its teacher changed a part',
    { status: 'final', isGiven: false, parts: [made, { ...made, edited: true }] },
    'Made with AI, edited by a teacher',
  ],
  [
    'the text is the teacher’s own',
    { status: 'final', isGiven: true, parts: [made] },
    'A teacher’s own text, with exercises and translation made with AI',
  ],
])('labels the origin when %s', (_, lesson, sentence) => {
  expect(aiOriginOf(lesson)?.sentence).toBe(sentence);
});
