import { expect, test } from 'vitest';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { nothingDone } from './nothing-done.ts';
import { templateOf } from './registry.ts';
import { hasShape } from './submitted-shape.ts';

/** A text that the schemas of all templates accept. */
const id = '12-45';
const names = ['typed', 'placed', 'matched', 'chosen', 'tapped', 'found'];
const named = (contents: readonly unknown[]) =>
  names.flatMap((name) => contents.map((content) => ({ [name]: content })));
const right = [...Object.values(nothingDone), ...named([{}, { a: id }, [], [id]])];
const wrong = [
  ...[undefined, null, 0, '', 'typed', [], {}, [{}]],
  ...named([null, id, 3, { a: 1 }, { a: null }, { a: { b: id } }, [1], [[id]]]),
];

test.each(TaskTemplateName.options)('%s has the shape that its schema accepts', (template) => {
  const { Submitted } = templateOf(template);
  const recognised = right.filter((value) => hasShape(value, nothingDone[template]));
  expect(recognised).toEqual(right.filter((value) => Submitted.safeParse(value).success));
  expect(recognised.length).toBeGreaterThan(1);
  expect(wrong.filter((value) => hasShape(value, nothingDone[template]))).toEqual([]);
});
