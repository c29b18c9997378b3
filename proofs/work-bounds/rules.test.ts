import { expect, test } from 'vitest';
import { allExamples } from '#lessons/questions/all-examples.ts';
import { exampleRequest, exampleTexts } from '#lessons/questions/example-texts.ts';
import { type QuestionType, questionTypes } from '#lessons/questions/kinds.ts';
import { registry } from '#lessons/questions/registry.ts';
import { countSteps } from './count-steps.ts';

// The rules of each question type check a teacher's content while she waits for it to be saved. Their cost
// must therefore be limited by the maximum size of a set, and proportional to the length of its lines.

const text = exampleTexts.french;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A line that differs from all other lines of the same length. */
const lineOf = (at: number, length: number): string =>
  Array.from(
    { length },
    (_, place) => letters[(place * (at + 3) + place * place * ((at % 7) + 1)) % 26],
  ).join('');

/** Content of a type with `count` items, whose lines are all different and have the given length. */
function hostile(type: QuestionType, count: number, length: number): unknown {
  const { content } = registry[type].readReply(
    allExamples[type].replies.french,
    text,
    exampleRequest,
  );
  const [[name = 'items', [first] = [null]] = []] = Object.entries(Object(content)).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) && typeof entry[1][0] === 'object',
  );
  const items = Array.from({ length: count }, (_, at) => ({
    ...(relined(first, lineOf(at, length)) as object),
    ...(Object(first).id && { id: `i${at}` }),
  }));
  return { ...Object(content), [name]: items };
}

/** The same value, with every line in the language being learnt replaced by `line`. */
function relined(value: unknown, line: string): unknown {
  if (Array.isArray(value)) return value.map((each) => relined(each, line));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      ['target', 'word', 'wrong'].includes(name) && typeof each === 'string'
        ? line
        : relined(each, line),
    ]),
  );
}

const steps = (type: QuestionType, count: number, length: number): number => {
  const content = hostile(type, count, length);
  expect(registry[type].Content.safeParse(content).error).toEqual(undefined);
  return countSteps(() => registry[type].readContent(content, text, exampleRequest));
};

test.each(questionTypes)('%s: costs at most twice as much for lines of double length', (type) => {
  expect(steps(type, 30, 400) / steps(type, 30, 200)).toBeLessThan(2.5);
});

test.each(questionTypes)(
  '%s: costs no more for an oversized set than for one of the maximum size',
  (type) => {
    const largest = Math.max(steps(type, 30, 100), steps(type, 80, 100));
    expect(steps(type, 400, 100)).toBeLessThan(6 * largest);
    const tooMany = registry[type].readContent(hostile(type, 401, 100), text, exampleRequest);
    expect(tooMany.content).toBeNull();
  },
);

test('compares eighty different lines within a bounded number of steps per pair', () => {
  expect(steps('comprehension', 80, 2000)).toBeLessThan(80 * 80 * 300);
});
