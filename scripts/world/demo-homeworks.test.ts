import { expect, test } from 'vitest';
import { HomeworkChange } from '#contracts/homework/homework-draft.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { demoHomeworks } from './demo-homeworks.ts';
import { demoLessons } from './demo-lessons.ts';
import { demoWords } from './demo-words.ts';

const now = Date.parse('2026-05-04T10:00:00Z');
const homeworks = demoHomeworks(demoLessons(), now);

test.each(Object.entries(demoWords))('names every task in %s', (_, words) => {
  const made = demoHomeworks(demoLessons(), now, words);
  const names = new Set(made.flatMap(({ tasks }) => tasks.map(({ name }) => name)));
  expect([...names].sort()).toEqual(Object.values(words.tasks).sort());
  expect(words.practice).toContain('{title}');
});

test('has finished and open homework in both classes, in French and in Japanese', () => {
  const told = homeworks.map(({ classroomId, language, dueAt }) =>
    [classroomId, language, Date.parse(dueAt) > now ? 'open' : 'over'].join(' '),
  );
  expect(new Set(told)).toEqual(
    new Set(['demo-8c fr over', 'demo-8c fr open', 'demo-9j ja over', 'demo-9j ja open']),
  );
  expect(new Set(homeworks.map(({ name }) => name)).size).toBe(homeworks.length);
});

test('has instructions for one homework, in a form that the server accepts', () => {
  const written = homeworks.map(({ instructions }) => instructions).filter(Boolean);
  expect(written).toHaveLength(1);
  for (const instructions of written) {
    expect(HomeworkChange.parse({ instructions })).toEqual({ instructions });
  }
});

test.each(homeworks.map((homework) => [homework.name, homework] as const))(
  '%s: has valid attempts, some passed and some not',
  (_, { tasks, attempts }) => {
    for (const { position, submitted, at } of attempts) {
      const task = tasks[position];
      if (!task) throw new Error('an attempt at no task');
      expect(templateOf(task.template).Submitted.safeParse(submitted).success).toBe(true);
      expect(Date.parse(at)).toBeLessThan(now);
    }
    expect(attempts.some(({ passed }) => passed)).toBe(true);
    expect(attempts.some(({ passed }) => !passed)).toBe(true);
    for (const { template, data } of tasks) {
      expect(templateOf(template).Data.safeParse(JSON.parse(JSON.stringify(data))).success).toBe(
        true,
      );
    }
  },
);
