import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import type { Answers } from '../answers/answers.ts';
import { KeptNote } from './DoTask.tsx';

const nothing = () => {};
const task = (items: string[] | null): PupilTask => ({
  pupilHomeworkId: 1,
  homeworkId: 2,
  homeworkName: 'Homework',
  instructions: '',
  passMark: 60,
  dueAt: '2026-03-01T12:00:00.000Z',
  language: 'fr',
  nativeLanguage: 'en',
  task: { id: 3, taskName: 'T', template: 'TYPE_THE_ANSWER', skillType: 'VOCAB', forPupil: {} },
  draft: null,
  lastVersion: 0,
  attempts: 1,
  attemptsLeft: 2,
  nextTaskId: null,
  lastRight: items && { submitted: { typed: {} }, items },
});
const show = (more: Partial<Answers> & Pick<Answers, 'task'>) =>
  renderToStaticMarkup(
    <KeptNote
      submitted={{ typed: {} }}
      done={[]}
      onlyWrong={nothing}
      changeAll={nothing}
      handingIn={false}
      waiting={false}
      {...more}
    />,
  );

test('offers to keep the correct answers before a pupil retries a task', () => {
  const shown = show({ task: task(['a', 'b']) });
  expect(shown).toContain('Last time 2 answers were right. You can keep them.');
  expect(shown).toContain('>Just the wrong ones</button>');
});

test('shows that a correct answer is kept and offers to change it', () => {
  const shown = show({ task: task(['a']), done: ['a'], submitted: { typed: { a: 'x' } } });
  expect(shown).toContain('Your right answer is kept. Now do the others.');
  expect(shown).toContain('>Change those too</button>');
});

test.each<[string, Partial<Answers> & Pick<Answers, 'task'>]>([
  ['no answer is known to be right', { task: task(null) }],
  ['the pupil has started typing', { task: task(['a']), submitted: { typed: { b: 'y' } } }],
  ['the task is being handed in', { task: task(['a']), done: ['a'], handingIn: true }],
])('does not offer to keep answers when %s', (_, answers) => {
  expect(show(answers)).toBe('');
});
