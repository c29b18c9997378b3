import { describe, expect, test } from 'vitest';
import { markAttempt, type SetTask } from './marking.ts';

const field = (id: string, more: { review?: boolean } = {}) => ({
  id,
  language: 'fr',
  side: 'target' as const,
  answers: ['la voiture'],
  ...more,
});
const task: SetTask = {
  template: 'TYPE_THE_ANSWER',
  data: {
    blocks: [],
    fields: [field('word'), field('essay', { review: true })],
    otherWords: [],
    preset: 'standard',
  },
  accepted: { word: ["l'auto"] },
};

describe('an attempt handed in', () => {
  test.each([
    ['free writing waits, what is marked counts', 'la voiture', 'Bla.', [], 'needs-review', 100],
    ['an answer accepted since counts', "l'auto", 'Bla.', [], 'needs-review', 100],
    ['words without a score go on waiting', 'la voiture', 'Bla.', [null], 'needs-review', 100],
    ['a score given is part of the mean', 'la voiture', 'Bla.', [50], 'marked', 75],
    ['nothing for it is a mark too', 'la voiture', 'Bla.', [0], 'marked', 50],
    ['it waits although a word was left out', '', 'Bla.', [], 'needs-review', 0],
    ['read, what was left out is wrong', '', 'Bla.', [100], 'marked', 50],
    ['nothing written waits for nobody', 'la voiture', '', [100], 'marked', 50],
  ] as const)('%s', (_, word, essay, scores, state, score) => {
    const given = scores.map((each) => ({ itemId: 'essay', score: each }));
    const marked = markAttempt(task, { typed: { word, essay } }, given, 60);
    expect(marked).toMatchObject({ state, score });
    expect(marked.mark).toMatchObject({ state, scorePercentage: score });
  });

  test('passes from the pass mark up, but not while it awaits review', () => {
    const submitted = { typed: { word: 'la voiture', essay: 'Bla.' } };
    const given = [{ itemId: 'essay', score: 50 }];
    expect(markAttempt(task, submitted, given, 75).passed).toBe(true);
    expect(markAttempt(task, submitted, given, 76).passed).toBe(false);
    expect(markAttempt(task, submitted, [], 1).passed).toBe(false);
  });
});
