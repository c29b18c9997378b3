import { expect, test } from 'vitest';
import type { HomeworkReading, ReadAnswer } from '#contracts/homework/homework-results.ts';
import { nextToRead, proposalWords, readingQuestions } from './reading-questions.ts';

const answer = (
  attemptId: number,
  itemId: string,
  given: string,
  score: number | null = null,
): ReadAnswer => ({
  attemptId,
  itemId,
  given,
  score,
  feedback: null,
  pupilId: `p${attemptId}`,
  fullName: `Pupil ${attemptId}`,
});

const question = (id: string, text: string, number: number) => ({
  language: 'fr',
  number,
  pieces: [
    { kind: 'words', text: `${text} ` },
    { kind: 'slot', id },
  ],
});
const task = (answers: ReadAnswer[]): NonNullable<HomeworkReading['task']> => ({
  id: 1,
  taskName: 'Questions',
  template: 'TYPE_THE_ANSWER',
  answers,
  data: {
    blocks: [
      {
        language: 'fr',
        pieces: [{ kind: 'words', text: 'Marie va au marché. Elle achète du pain.' }],
      },
      question('where', 'Où va Marie ?', 1),
      question('what', 'Qu’est-ce qu’elle achète ?', 2),
      question('who', 'Qui achète du pain ?', 3),
    ],
    fields: [
      { id: 'where', language: 'fr', side: 'target', answers: ['Au marché.'], review: true },
      { id: 'what', language: 'fr', side: 'target', answers: ['Du pain.'], review: true },
      { id: 'who', language: 'fr', side: 'target', answers: ['Marie'] },
    ],
    otherWords: [],
    preset: 'standard',
  },
});

test('groups equal answers, marked and unmarked, with the most frequent first', () => {
  const [where, what, ...more] = readingQuestions(
    task([
      answer(1, 'where', 'à l’école', 0),
      answer(2, 'where', 'Au marché'),
      answer(3, 'where', 'au marché !'),
      answer(4, 'where', 'Au marché', 100),
    ]),
  );
  expect(more).toEqual([]);
  expect(where).toMatchObject({ question: 'Où va Marie ?', answers: 4, read: 2 });
  expect(
    where?.groups.map(({ given, answers, scores }) => [given, answers.length, scores]),
  ).toEqual([
    ['Au marché', 3, null],
    ['à l’école', 1, [0]],
  ]);
  expect(what).toMatchObject({ itemId: 'what', groups: [], answers: 0, read: 0 });
});

test('keeps different scores for equal answers that were marked individually', () => {
  const [where] = readingQuestions(
    task([answer(1, 'where', 'marché', 50), answer(2, 'where', 'marché', 100)]),
  );
  expect(where?.groups[0]?.scores).toEqual([50, 100]);
});

test.each([
  ['where', 'what'],
  ['what', 'where'],
])('goes from %s to the unmarked question %s', (after, next) => {
  const questions = readingQuestions(task([answer(1, 'where', 'x'), answer(1, 'what', 'y')]));
  expect(nextToRead(questions, after)?.itemId).toBe(next);
});

test('returns null if all answers are marked', () => {
  const questions = readingQuestions(
    task([answer(1, 'where', 'x', 0), answer(1, 'what', 'y', 50)]),
  );
  expect(nextToRead(questions, 'where')).toBeNull();
});

test.each([
  [{ score: 100, reason: 'all', held: ['marché'] }, 'Has the same words as the model answer.'],
  [{ score: 50, reason: 'part', held: ['pain', 'lait'] }, 'Has part of it: pain, lait.'],
] as const)('%#: explains why a mark is proposed', (proposal, words) => {
  expect(proposalWords({ ...proposal, held: [...proposal.held] })).toBe(words);
});
