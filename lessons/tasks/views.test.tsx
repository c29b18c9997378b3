import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import DragDo from './drag-and-drop/Do.tsx';
import DragResult from './drag-and-drop/Result.tsx';
import GridDo from './find-in-grid/Do.tsx';
import GridResult from './find-in-grid/Result.tsx';
import { taskMarkings } from './marking.ts';
import MatchDo from './matching/Do.tsx';
import MatchResult from './matching/Result.tsx';
import ChoiceDo from './multiple-choice/Do.tsx';
import ChoiceResult from './multiple-choice/Result.tsx';
import { taskTemplates, templateOf } from './registry.ts';
import { type TaskSourceName, taskSourceNames, taskSources } from './sources.ts';
import TapDo from './tap-or-select/Do.tsx';
import TapResult from './tap-or-select/Result.tsx';
import { storedNames } from './task-names.ts';
import type { TaskDataOf, TaskSource } from './task-source.ts';
import TypeDo from './type-the-answer/Do.tsx';
import TypeResult from './type-the-answer/Result.tsx';
import { taskViews } from './views.ts';

const around = {
  language: 'fr',
  nativeLanguage: 'en',
  soundAddress: (key: string) => `/media/${key}`,
};
const marked = { ...around, feedback: [], answersTold: true };
const nothing = () => {};

/** For each template, renders its views with typed data. The compiler requires an entry for each template. */
const shown: {
  [Name in TaskTemplateName]: (data: TaskDataOf[Name]) => {
    doing: string;
    result: string;
    bare: string;
  };
} = {
  TYPE_THE_ANSWER: (data) => {
    const { forPupil, empty } = taskTemplates.TYPE_THE_ANSWER;
    const task = forPupil(data, storedNames(3));
    const done = { submitted: empty, mark: taskMarkings.TYPE_THE_ANSWER.mark(data, empty) };
    return {
      doing: html(TypeDo, { ...around, task, submitted: empty, onChange: nothing }),
      result: html(TypeResult, { ...marked, ...done, task }),
      bare: html(TypeResult, { ...marked, ...done, task: null }),
    };
  },
  DRAG_AND_DROP: (data) => {
    const { forPupil, empty } = taskTemplates.DRAG_AND_DROP;
    const task = forPupil(data, storedNames(3));
    const done = { submitted: empty, mark: taskMarkings.DRAG_AND_DROP.mark(data, empty) };
    return {
      doing: html(DragDo, { ...around, task, submitted: empty, onChange: nothing }),
      result: html(DragResult, { ...marked, ...done, task }),
      bare: html(DragResult, { ...marked, ...done, task: null }),
    };
  },
  MATCHING: (data) => {
    const { forPupil, empty } = taskTemplates.MATCHING;
    const task = forPupil(data, storedNames(3));
    const done = { submitted: empty, mark: taskMarkings.MATCHING.mark(data, empty) };
    return {
      doing: html(MatchDo, { ...around, task, submitted: empty, onChange: nothing }),
      result: html(MatchResult, { ...marked, ...done, task }),
      bare: html(MatchResult, { ...marked, ...done, task: null }),
    };
  },
  MULTIPLE_CHOICE: (data) => {
    const { forPupil, empty } = taskTemplates.MULTIPLE_CHOICE;
    const task = forPupil(data, storedNames(3));
    const done = { submitted: empty, mark: taskMarkings.MULTIPLE_CHOICE.mark(data, empty) };
    return {
      doing: html(ChoiceDo, { ...around, task, submitted: empty, onChange: nothing }),
      result: html(ChoiceResult, { ...marked, ...done, task }),
      bare: html(ChoiceResult, { ...marked, ...done, task: null }),
    };
  },
  TAP_OR_SELECT: (data) => {
    const { forPupil, empty } = taskTemplates.TAP_OR_SELECT;
    const task = forPupil(data, storedNames(3));
    const done = { submitted: empty, mark: taskMarkings.TAP_OR_SELECT.mark(data, empty) };
    return {
      doing: html(TapDo, { ...around, task, submitted: empty, onChange: nothing }),
      result: html(TapResult, { ...marked, ...done, task }),
      bare: html(TapResult, { ...marked, ...done, task: null }),
    };
  },
  FIND_IN_GRID: (data) => {
    const { forPupil, empty } = taskTemplates.FIND_IN_GRID;
    const task = forPupil(data, storedNames(3));
    const done = { submitted: empty, mark: taskMarkings.FIND_IN_GRID.mark(data, empty) };
    return {
      doing: html(GridDo, { ...around, task, submitted: empty, onChange: nothing }),
      result: html(GridResult, { ...marked, ...done, task }),
      bare: html(GridResult, { ...marked, ...done, task: null }),
    };
  },
};

const html = <Props extends object>(view: (props: Props) => ReactNode, props: Props) =>
  renderToStaticMarkup(createElement(view, props));

const cases = taskSourceNames.flatMap((source) =>
  Object.keys(taskSources[source].templates).flatMap((template) =>
    Object.keys(exampleMaterials).map(
      (lesson) =>
        [source, template as TaskTemplateName, lesson as keyof typeof exampleMaterials] as const,
    ),
  ),
);

function build(
  source: TaskSourceName,
  template: TaskTemplateName,
  lesson: keyof typeof exampleMaterials,
) {
  const { templates }: TaskSource = taskSources[source];
  const material = exampleMaterials[lesson];
  return templates[template]?.({ material, seed: 5, preset: 'standard' }) ?? null;
}

// A lesson may lack material for a task. The registry's test checks that every task can be made from at least
// one lesson.
const made = cases.flatMap(([source, template, lesson]) => {
  const data = build(source, template, lesson);
  return data === null ? [] : [[source, template, lesson, data] as const];
});

describe.each(made)('the task %s as %s of the %s lesson', (_, template, __, data) => {
  test('is shown before and after marking, with its language set', () => {
    // `shown` already pairs a template with its own data; the loop here loses that type.
    const show = shown[template] as (data: unknown) => {
      doing: string;
      result: string;
      bare: string;
    };
    const { doing, result, bare } = show(data);
    expect(doing).toMatch(/lang="/);
    expect(doing).not.toContain('undefined');
    expect(result).not.toBe(bare);
    expect(result).toMatch(/Not answered|missed/);
    expect(bare).toMatch(/Not answered|0 found/);
  });

  test('starts with no progress', () => {
    const { forPupil, empty, size } = templateOf(template);
    const { progress } = taskViews[template];
    expect(progress(forPupil(data, storedNames(3)), empty)).toEqual({ done: 0, of: size(data) });
    expect(progress(null, empty)).toEqual({ done: 0, of: 0 });
  });
});

test('shows the nearest right order for a wrong sentence', () => {
  const tiles = ['le matin', 'je joue', 'avec Tom', 'dehors'].map((text, at) => ({
    id: `t${at}`,
    text,
    language: 'fr',
  }));
  const slots = tiles.map(({ text }, at) => ({ id: `p${at}`, answer: text }));
  const pieces = slots.map(({ id }) => ({ kind: 'slot' as const, id }));
  const group = { id: 's', slots: slots.map(({ id }) => id), tiles: tiles.map(({ id }) => id) };
  const data: TaskDataOf['DRAG_AND_DROP'] = {
    blocks: [{ language: 'fr', pieces: [...pieces, { kind: 'words', text: '.' }] }],
    slots,
    tiles,
    groups: [{ ...group, alsoRight: [['t1', 't2', 't3', 't0']] }],
  };
  const { forPupil } = taskTemplates.DRAG_AND_DROP;
  const { mark } = taskMarkings.DRAG_AND_DROP;
  const submitted = { placed: { p0: 't1', p1: 't2', p2: 't0', p3: 't3' } };
  const done = { submitted, mark: mark(data, submitted), task: forPupil(data, storedNames(3)) };
  const result = html(DragResult, { ...marked, ...done });
  expect(result).toContain('je joue avec Tom dehors le matin.</bdi>');
});

test('sets the direction of each option according to its language', () => {
  const { forPupil, empty } = taskTemplates.MULTIPLE_CHOICE;
  const option = (id: string, language: string, text: string) => ({
    id,
    face: { kind: 'words' as const, language, text },
  });
  const data: TaskDataOf['MULTIPLE_CHOICE'] = {
    blocks: [],
    questions: [
      {
        id: 'q',
        stem: { language: 'ar', pieces: [{ kind: 'slot', id: 'q' }] },
        options: [option('a', 'ar', 'ألعب'), option('b', 'en', 'I play')],
        right: 'a',
      },
    ],
  };
  const doing = html(ChoiceDo, {
    ...around,
    task: forPupil(data, storedNames(3)),
    submitted: empty,
    onChange: nothing,
  });
  const directions = [...doing.matchAll(/<label dir="(...)"[\s\S]*?<\/label>/g)].map(
    ([label, direction]) => [label.includes('ألعب') ? 'ar' : 'en', direction],
  );
  expect(Object.fromEntries(directions)).toEqual({ ar: 'rtl', en: 'ltr' });
});
