import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../activities/example-materials.ts';
import { exampleAnswers } from './example-answers.ts';
import { exampleTasks } from './example-tasks.ts';
import { markAttempt, markingOf, type SetTask, taskMarkings } from './marking.ts';

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

describe('a submitted attempt', () => {
  test.each([
    [
      'awaits review of free writing, and scores only the other answer',
      'la voiture',
      'Bla.',
      [],
      'needs-review',
      100,
    ],
    ['counts an answer that the teacher accepted later', "l'auto", 'Bla.', [], 'needs-review', 100],
    [
      'awaits review while the teacher’s score is null',
      'la voiture',
      'Bla.',
      [null],
      'needs-review',
      100,
    ],
    [
      'averages the teacher’s score with the other answer',
      'la voiture',
      'Bla.',
      [50],
      'marked',
      75,
    ],
    [
      'needs no review after the teacher gives a score of 0',
      'la voiture',
      'Bla.',
      [0],
      'marked',
      50,
    ],
    ['awaits review even if another answer is missing', '', 'Bla.', [], 'needs-review', 0],
    [
      'counts a missing answer as wrong after the writing is scored',
      '',
      'Bla.',
      [100],
      'marked',
      50,
    ],
    ['needs no review if nothing was written', 'la voiture', '', [100], 'marked', 50],
  ] as const)('%s', (_, word, essay, scores, state, score) => {
    const given = scores.map((each) => ({ itemId: 'essay', score: each }));
    const marked = markAttempt(task, { typed: { word, essay } }, given, 60);
    expect(marked).toMatchObject({ state, score });
    expect(marked.mark).toMatchObject({ state, scorePercentage: score });
  });

  test('passes an attempt at or above the pass mark, but not while it awaits review', () => {
    const submitted = { typed: { word: 'la voiture', essay: 'Bla.' } };
    const given = [{ itemId: 'essay', score: 50 }];
    expect(markAttempt(task, submitted, given, 75).passed).toBe(true);
    expect(markAttempt(task, submitted, given, 76).passed).toBe(false);
    expect(markAttempt(task, submitted, [], 1).passed).toBe(false);
  });

  test.each([
    [100, 'right', 1],
    [99, 'partly', 0.99],
    [1, 'partly', 0.01],
    [0, 'wrong', 0],
  ])('turns a score of %d for free writing into the verdict %s', (score, verdict, share) => {
    const submitted = { typed: { word: 'la voiture', essay: 'Bla.' } };
    const { mark } = markAttempt(task, submitted, [{ itemId: 'essay', score }], 60);
    expect(mark.items[1]).toMatchObject({ verdict, score: share });
  });

  test('ignores a teacher’s score for an item that was marked by rule', () => {
    const submitted = { typed: { word: 'la voiture', essay: 'Bla.' } };
    const given = [
      { itemId: 'word', score: 0 },
      { itemId: 'essay', score: 50 },
    ];
    expect(markAttempt(task, submitted, given, 60)).toMatchObject({ score: 75 });
  });

  test('keeps a template’s score if it is not computed from item counts', () => {
    const blocks = [
      { language: 'fr', pieces: ['a', 'b'].map((id) => ({ kind: 'tap', id, text: id })) },
    ];
    const tapping: SetTask = {
      ...{ template: 'TAP_OR_SELECT', accepted: {} },
      data: { blocks, right: [{ id: 'a' }] },
    };
    expect(markAttempt(tapping, { tapped: ['a', 'b'] }, [], 60).score).toBe(0);
  });
});

const byRule = exampleTasks(exampleMaterials.french).filter(
  ({ data }) => !JSON.stringify(data).includes('"review":true'),
);

test.each(byRule)('marks $name by its template', (set) => {
  const { solve, fail } = exampleAnswers(set.template);
  const scoreOf = (submitted: unknown) =>
    markingOf(set.template).mark(set.data, submitted, {}).scorePercentage;
  expect(scoreOf(solve(set.data))).toBeGreaterThan(scoreOf(fail(set.data)));
});

test('item ids reveal answers only in the tapping template', () => {
  const telling = Object.entries(taskMarkings).filter(([, { idsTell }]) => idsTell);
  expect(telling.map(([name]) => name)).toEqual(['TAP_OR_SELECT']);
});
