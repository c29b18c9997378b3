import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { exampleAnswers } from './example-answers.ts';
import { markingOf } from './marking.ts';
import { taskTemplates, templateOf } from './registry.ts';
import { taskSourceNames, taskSources } from './sources.ts';
import { storedNames } from './task-names.ts';
import type { TaskDataOf, TaskSource } from './task-source.ts';

/** The example lessons with clips, so that listening tasks are covered too. */
const materials: [string, LessonMaterial][] = Object.entries(exampleMaterials).map(
  ([name, material]) => {
    const ids = [...material.text.sentences, ...material.vocabulary].map(({ id }) => id);
    const clips = Object.fromEntries(ids.map((id) => [id, { key: `clip-${id}`, ms: 900 }]));
    return [name, { ...material, speech: { clips } }];
  },
);

const tasks = taskSourceNames.flatMap((source) => {
  const { templates }: TaskSource = taskSources[source];
  return (Object.keys(templates) as TaskTemplateName[]).flatMap((template) =>
    materials.flatMap(([lesson, material]) => {
      const data = templates[template]?.({ material, seed: 5, preset: 'standard' }) ?? null;
      return data === null ? [] : [{ name: `${source} of ${lesson}`, template, data }];
    }),
  );
});

describe.each(tasks)('the task $name as $template', ({ template, data }) => {
  const { Data, ForPupil, Submitted, choice, size, empty, forPupil } = templateOf(template);
  const { mark } = markingOf(template);
  const { solve } = exampleAnswers(template);
  const markedIds = (of: unknown) => mark(of, empty).items.map(({ id }) => id);

  test('offers every marked item, in order', () => {
    if (!choice) return expect(template).toBe('TAP_OR_SELECT');
    const items = choice.items(data);
    expect(items.flatMap(({ marked }) => marked)).toEqual(markedIds(data));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { faces } of items) {
      const [first] = faces;
      expect(first?.kind === 'words' ? first.text : first?.kind).toBeTruthy();
    }
    const all = choice.keep(data, new Set(items.map(({ id }) => id)));
    expect(unnumbered(all)).toEqual(unnumbered(data));
  });

  test('creates a complete task from any selection of items', () => {
    if (!choice) return;
    const items = choice.items(data);
    const least = Math.min(choice.least, items.length);
    fc.assert(
      fc.property(fc.subarray(items, { minLength: least }), (chosen) => {
        const kept = choice.keep(data, new Set(chosen.map(({ id }) => id)));
        const marked = chosen.flatMap((item) => item.marked);
        expect(Data.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
        expect(size(kept)).toBe(marked.length);
        expect(markedIds(kept)).toEqual(marked);
        expect(choice.items(kept).map(({ id }) => id)).toEqual(chosen.map(({ id }) => id));
        const sent = forPupil(kept, storedNames(9));
        expect(ForPupil.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
        // Every slot shown to a pupil is a marked item.
        expect(slotIds(kept).filter((id) => !marked.includes(id))).toEqual([]);
        const {
          state,
          items: answered,
          scorePercentage,
        } = mark(kept, Submitted.parse(solve(kept)));
        if (state === 'needs-review') {
          expect(answered.every(({ verdict }) => verdict === 'needs-review')).toBe(true);
        } else
          expect({ state, scorePercentage }).toEqual({ state: 'marked', scorePercentage: 100 });
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

/**
 * Removes numbers before comparing, because a source may skip the number of a question that it cannot use.
 */
const unnumbered = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (key, value) => (key === 'number' ? undefined : value)));

/**
 * Returns the ids of the slots in a task's text. In a multiple-choice task, slots have the id of their
 * question.
 */
const slotIds = (data: unknown): string[] => {
  const found: string[] = [];
  JSON.stringify(data, (_, value) => {
    if (value?.kind === 'slot') found.push(value.id);
    return value;
  });
  return found;
};

const words = (text: string) => ({ kind: 'words', text }) as const;
const slot = (id: string) => ({ kind: 'slot', id }) as const;
const block = (
  pieces: TaskDataOf['DRAG_AND_DROP']['blocks'][number]['pieces'],
  number?: number,
) => ({
  language: 'fr',
  pieces,
  ...(number !== undefined && { number }),
});
const field = (id: string, answer: string) => ({
  id,
  language: 'fr',
  side: 'target' as const,
  answers: [answer],
});
const { TYPE_THE_ANSWER, DRAG_AND_DROP, MULTIPLE_CHOICE } = taskTemplates;

test('inserts the word at its gap in a running text', () => {
  const data: TaskDataOf['TYPE_THE_ANSWER'] = {
    blocks: [block([words('Je '), slot('a'), words(' une '), slot('b'), words('.')])],
    fields: [field('a', 'veux'), field('b', 'écharpe')],
    otherWords: [],
    preset: 'standard',
  };
  expect(TYPE_THE_ANSWER.choice?.keep(data, new Set(['b'])).blocks).toEqual([
    block([words('Je veux une '), slot('b'), words('.')]),
  ]);
});

test('renumbers the questions when some are left out', () => {
  const data: TaskDataOf['TYPE_THE_ANSWER'] = {
    blocks: [
      block([words('Un texte.')]),
      block([words('Un ? '), slot('a')], 1),
      block([words('Deux ? '), slot('b')], 2),
      block([words('Trois ? '), slot('c')], 3),
    ],
    fields: [field('a', 'x'), field('b', 'y'), field('c', 'z')],
    otherWords: [],
    preset: 'standard',
  };
  expect(TYPE_THE_ANSWER.choice?.keep(data, new Set(['a', 'c'])).blocks).toEqual([
    block([words('Un texte.')]),
    block([words('Un ? '), slot('a')], 1),
    block([words('Trois ? '), slot('c')], 2),
  ]);
});

test('inserts an omitted chunk in the language of its sentence', () => {
  const asked = { kind: 'words', text: 'buy', language: 'en', mark: 'native' } as const;
  const data: TaskDataOf['TYPE_THE_ANSWER'] = {
    blocks: [block([words('Je '), asked, words(' '), slot('a'), words(' '), slot('b')], 1)],
    fields: [field('a', 'achète'), field('b', 'du pain')],
    otherWords: [],
    preset: 'standard',
  };
  expect(TYPE_THE_ANSWER.choice?.keep(data, new Set(['b'])).blocks).toEqual([
    block([words('Je achète '), slot('b')], 1),
  ]);
});

test('restores the capital of a word removed from the bank, and keeps distractors', () => {
  const tile = (id: string, text: string) => ({ id, text, language: 'fr' });
  const data: TaskDataOf['DRAG_AND_DROP'] = {
    blocks: [block([slot('a'), words(' a '), slot('b'), words('.')])],
    slots: [
      { id: 'a', answer: 'elle', inText: 'Elle' },
      { id: 'b', answer: 'faim' },
    ],
    tiles: [tile('t1', 'faim'), tile('t2', 'soif'), tile('t3', 'elle')],
    groups: [],
  };
  expect(DRAG_AND_DROP.choice?.keep(data, new Set(['b']))).toEqual({
    blocks: [block([words('Elle a '), slot('b'), words('.')])],
    slots: [{ id: 'b', answer: 'faim' }],
    tiles: [tile('t1', 'faim'), tile('t2', 'soif')],
    groups: [],
  });
});

test('keeps the wrong options of a question unchanged', () => {
  const option = (id: string) => ({ id, face: { ...words(id), language: 'fr' } });
  const question = (id: string, number: number) => ({
    id,
    stem: block([words(id)], number),
    options: [option('o1'), option('o2'), option('o3')],
    right: 'o2',
  });
  const data = { blocks: [], questions: [question('a', 1), question('b', 2)] };
  expect(MULTIPLE_CHOICE.choice?.keep(data, new Set(['b'])).questions).toEqual([
    { ...question('b', 1) },
  ]);
});
