import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../activities/example-materials.ts';
import DragDo from './drag-and-drop/Do.tsx';
import { exampleAnswers } from './example-answers.ts';
import { exampleTasks } from './example-tasks.ts';
import GridDo from './find-in-grid/Do.tsx';
import { markingOf } from './marking.ts';
import MatchDo from './matching/Do.tsx';
import ChoiceDo from './multiple-choice/Do.tsx';
import { templateOf } from './registry.ts';
import TapDo from './tap-or-select/Do.tsx';
import { storedNames } from './task-names.ts';
import type { DoProps } from './task-view.tsx';
import TypeDo from './type-the-answer/Do.tsx';

const tasks = exampleTasks(exampleMaterials.french);
const views = {
  TYPE_THE_ANSWER: TypeDo,
  DRAG_AND_DROP: DragDo,
  MATCHING: MatchDo,
  MULTIPLE_CHOICE: ChoiceDo,
  TAP_OR_SELECT: TapDo,
  FIND_IN_GRID: GridDo,
};

test.each(tasks)('$name: returns only the answers to the given items', ({ template, data }) => {
  const { answersTo, empty, size } = templateOf(template);
  const { mark } = markingOf(template);
  const solved = exampleAnswers(template).solve(data);
  const { items } = mark(data, solved);
  const some = items.filter((_, at) => at % 2 === 0).map(({ id }) => id);
  const kept = mark(data, answersTo(solved, new Set(some)));
  expect(kept.items.filter(({ given }) => given !== '').map(({ id }) => id)).toEqual(some);
  expect(answersTo(solved, new Set())).toEqual(empty);
  expect(mark(data, answersTo(solved, new Set(items.map(({ id }) => id))))).toEqual(
    mark(data, solved),
  );
  expect(size(data)).toBe(items.length);
});

/** Renders the task with its first half carried over from the last attempt. */
function show(source: string, done: (ids: string[]) => string[]) {
  const task = tasks.find((one) => one.source === source);
  if (!task) throw new Error(`There is no task of ${source}.`);
  const { template, data } = task;
  const { forPupil, answersTo } = templateOf(template);
  const solved = exampleAnswers(template).solve(data);
  const ids = markingOf(template)
    .mark(data, solved)
    .items.map(({ id }) => id);
  const kept = done(ids);
  const view = views[template] as (props: DoProps<unknown, unknown>) => React.ReactNode;
  const markup = renderToStaticMarkup(
    createElement(view, {
      language: 'fr',
      nativeLanguage: 'en',
      soundAddress: (key: string) => key,
      task: forPupil(data, storedNames(3)),
      submitted: answersTo(solved, new Set(kept)),
      onChange: () => {},
      done: kept,
    }),
  );
  return { markup, kept, ids };
}
const half = (ids: string[]) => ids.slice(0, Math.ceil(ids.length / 2));
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

test('makes carried-over fields read-only', () => {
  const { markup, kept, ids } = show('gap-fill', half);
  expect(count(markup, /<input[^>]*readOnly=""/gi)).toBe(kept.length);
  expect(count(markup, /<input/g)).toBe(ids.length);
});

test('shows no button to separate carried-over pairs', () => {
  const { markup, kept } = show('vocab', half);
  expect(count(markup, /right, kept/g)).toBe(kept.length);
  expect(markup).not.toContain('data-part');
});

test('keeps carried-over words tapped', () => {
  const { markup, kept } = show('word-class', half);
  expect(count(markup, /aria-disabled="true"/g)).toBe(kept.length);
});

test('keeps found words crossed off, without a way to undo this', () => {
  const { markup, kept } = show('word-search-meaning', half);
  expect(count(markup, /right, kept/g)).toBe(kept.length);
  expect(markup).not.toContain('Take back');
});

test('puts a carried-over question first and opens the first unanswered one', () => {
  const { markup, kept, ids } = show('comprehension', (all) => all.slice(-1));
  // The last question is done, so the first open question is the second step.
  expect(markup).toContain(`Question ${kept.length + 1} of ${ids.length}`);
  expect(markup).not.toContain('right, kept');
  expect(show('comprehension', (all) => all).markup).toMatch(/type="radio"[^>]*disabled=""/);
});

test('prevents carried-over tiles from being moved or replaced', () => {
  // The first sentence has one open slot, so this sentence is shown.
  const { markup, kept } = show('chunk', (ids) => ids.slice(1, 3));
  expect(count(markup, /, right, kept"/g)).toBe(kept.length);
  for (const id of kept) expect(markup).not.toContain(`data-slot="${id}"`);
});
