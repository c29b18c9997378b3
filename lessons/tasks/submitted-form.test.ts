import { expect, test } from 'vitest';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { nothingDone } from './nothing-done.ts';
import { templateOf } from './registry.ts';
import { hasForm } from './task-view.tsx';

/** An id that the schemas of all templates accept. */
const id = '12-45';
const names = ['typed', 'placed', 'matched', 'chosen', 'tapped', 'found'];
const contents = [null, id, 3, {}, { a: id }, { a: 1 }, { a: null }, { a: { b: id } }];
const lists = [[], [id], [1], [[id]]];
const values: unknown[] = [
  ...[...Object.values(nothingDone), undefined, null, 0, '', 'typed', [], {}, [{}]],
  ...names.flatMap((name) => [...contents, ...lists].map((content) => ({ [name]: content }))),
];

test.each(TaskTemplateName.options)('%s recognises what its schema accepts', (template) => {
  const { Submitted } = templateOf(template);
  const recognised = values.filter((value) => hasForm(value, nothingDone[template]));
  expect(recognised).toEqual(values.filter((value) => Submitted.safeParse(value).success));
  expect(recognised.length).toBeGreaterThan(1);
});
