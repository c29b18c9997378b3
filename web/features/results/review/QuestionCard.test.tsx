import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReadAnswer } from '#contracts/homework/homework-results.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { readingQuestions } from './reading-questions.ts';
import { withMarks } from './use-reading.ts';

const answer = (at: number, given: string, score: number | null = null): ReadAnswer => ({
  attemptId: at,
  itemId: 'where',
  pupilId: `p${at}`,
  fullName: `Pupil ${at}`,
  given,
  score,
  feedback: null,
});
const taskOf = (answers: ReadAnswer[], language = 'fr') => ({
  id: 1,
  taskName: 'Questions',
  template: 'TYPE_THE_ANSWER' as const,
  answers,
  data: {
    blocks: [
      { language, pieces: [{ kind: 'words', text: 'Marie va au marché.' }] },
      {
        language,
        number: 1,
        pieces: [
          { kind: 'words', text: 'Où va Marie ? ' },
          { kind: 'slot', id: 'where' },
        ],
      },
    ],
    fields: [{ id: 'where', language, side: 'target', answers: ['Au marché.'], review: true }],
    otherWords: [],
    preset: 'standard',
  },
});

const nothing = () => {};
function show(answers: ReadAnswer[], { mayMark = true, language = 'fr' } = {}) {
  const [question] = readingQuestions(taskOf(answers, language));
  if (!question) throw new Error('There is no question.');
  return renderToStaticMarkup(
    <QuestionCard
      question={question}
      number={1}
      count={1}
      mayMark={mayMark}
      reading={{ said: null, lastGiven: null, mark: nothing, undo: nothing }}
      heading={createRef()}
      onNext={null}
      tableHref="?"
    />,
  );
}
const pressed = (markup: string) => markup.match(/aria-pressed="true"/g)?.length ?? 0;

test('preselects no mark, even if a mark is proposed', () => {
  const markup = show([answer(1, 'Elle va au marché'), answer(2, 'à l’école')]);
  expect(pressed(markup)).toBe(0);
  expect(markup).toContain('0 of 2 read');
  expect(markup).toContain('Suggestion: 1.');
  expect(markup).toContain('Has the same words as the model answer.');
  expect(markup).toContain('Accept all full-mark suggestions (1 answer)');
  expect(markup.match(/Suggestion:/g)).toHaveLength(1);
});

test('groups equal answers into one row with the names of all pupils', () => {
  const markup = show([answer(1, 'Au marché', 100), answer(2, 'au marché !', 100)]);
  expect(markup.match(/data-row/g)).toHaveLength(1);
  expect(markup).toContain('<bdi>Pupil 1</bdi>');
  expect(markup).toContain('<bdi>Pupil 2</bdi>');
  expect(pressed(markup)).toBe(1);
  expect(markup).not.toContain('Suggestion:');
  expect(markup).toContain('2 of 2 read');
});

test('shows a colleague the marks without buttons to change them', () => {
  const markup = show([answer(1, 'Au marché', 50), answer(2, 'école')], { mayMark: false });
  expect(markup).not.toContain('aria-pressed');
  expect(markup).not.toContain('Accept all');
  expect(markup).toContain('½');
  expect(markup).toContain('to read');
});

test('sets the text direction of answers by their language', () => {
  const markup = show([answer(1, 'إلى السوق')], { language: 'ar' });
  expect(markup).toMatch(/<p lang="ar" dir="rtl"[^>]*>إلى السوق/);
});

test('shows a message if no pupil has answered a question', () => {
  expect(show([])).toContain('Nobody has answered this question.');
});

test('changes only the specified answer and keeps its feedback unless replaced', () => {
  const reading = { tasks: [], task: taskOf([answer(1, 'x'), answer(2, 'y', 50)]) };
  const marked = withMarks(reading, 'where', [{ attemptId: 1, score: 100, feedback: 'Good.' }]);
  const again = withMarks(marked, 'where', [{ attemptId: 1, score: 0 }]);
  expect(again.task?.answers.map(({ score, feedback }) => [score, feedback])).toEqual([
    [0, 'Good.'],
    [50, null],
  ]);
  expect(withMarks(reading, 'other', [{ attemptId: 1, score: 0 }])).toEqual(reading);
});
