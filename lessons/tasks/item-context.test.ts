import { describe, expect, test } from 'vitest';
import { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import type { DragAndDropData } from './drag-and-drop/content.ts';
import { markPlaced } from './drag-and-drop/mark.ts';
import { answerLanguage, itemContext } from './item-context.ts';
import { markingOf } from './marking.ts';
import { templateOf } from './registry.ts';
import { taskSourceNames, taskSources } from './sources.ts';
import type { TaskSource } from './task-source.ts';
import type { TypeTheAnswerData } from './type-the-answer/content.ts';

const words = (text: string) => ({ kind: 'words', text }) as const;
const slot = (id: string) => ({ kind: 'slot', id }) as const;
const field = (id: string, answer: string) =>
  ({ id, language: 'fr', side: 'target', answers: [answer] }) as const;

const typed: TypeTheAnswerData = {
  blocks: [
    {
      language: 'fr',
      pieces: [words('Je '), slot('a'), words(' acheter une '), slot('b'), words('.')],
    },
  ],
  fields: [
    { ...field('a', 'voudrais'), answers: ['voudrais', 'veux'] },
    { ...field('b', 'écharpe'), answers: ['écharpe'] },
  ],
  otherWords: [],
  preset: 'standard',
};

test('shows the words around a gap, with the answers of other gaps filled in', () => {
  expect(itemContext('TYPE_THE_ANSWER', typed, 'a')).toEqual({
    kind: 'gap',
    language: 'fr',
    before: 'Je ',
    after: ' acheter une écharpe.',
  });
  expect(itemContext('TYPE_THE_ANSWER', typed, 'b')).toMatchObject({
    before: 'Je voudrais acheter une ',
  });
});

test('puts spaces between chunks that have no words between them', () => {
  const placed: DragAndDropData = {
    blocks: [{ language: 'fr', pieces: [slot('1'), slot('2'), slot('3')] }],
    slots: [
      { id: '1', answer: 'Il fait' },
      { id: '2', answer: 'très' },
      { id: '3', answer: 'froid' },
    ],
    tiles: [{ id: 't', text: 'froid', language: 'fr' }],
    groups: [],
  };
  expect(itemContext('DRAG_AND_DROP', placed, '3')).toMatchObject({ before: 'Il fait très' });
  expect(answerLanguage('DRAG_AND_DROP', placed, '3')).toBe('fr');
});

test('shows the chunks of an attempt in the order that the attempt was compared with', () => {
  const data: DragAndDropData = {
    blocks: [{ language: 'fr', pieces: [slot('1'), slot('2'), words('.')] }],
    slots: [
      { id: '1', answer: 'le matin' },
      { id: '2', answer: 'je joue' },
    ],
    tiles: [
      { id: 't1', text: 'le matin', language: 'fr' },
      { id: 't2', text: 'je joue', language: 'fr' },
    ],
    groups: [{ id: 's', slots: ['1', '2'], tiles: ['t1', 't2'], alsoRight: [['t2', 't1']] }],
  };
  const { items } = markPlaced(data, { placed: { '1': 't2', '2': 't1' } });
  const untold = items.map((item) => ({ ...item, expected: '' }));
  expect(itemContext('DRAG_AND_DROP', data, '2', items)).toMatchObject({
    before: 'je joue',
    after: '.',
  });
  // The stored order is shown if there is no attempt, or while the pupil may not see the answers yet.
  for (const marked of [[], untold]) {
    expect(itemContext('DRAG_AND_DROP', data, '2', marked)).toMatchObject({ before: 'le matin' });
  }
});

test('cuts a long text at a word boundary at both ends', () => {
  const long = 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze';
  const data: TypeTheAnswerData = {
    ...typed,
    blocks: [{ language: 'fr', pieces: [words(`${long} `), slot('a'), words(` ${long}`)] }],
  };
  const context = itemContext('TYPE_THE_ANSWER', data, 'a');
  expect(context).toMatchObject({
    before: expect.stringMatching(/^… \S+ .* quinze $/),
    after: expect.stringMatching(/^ un deux .* …$/),
  });
});

test.each(TaskTemplateName.options)('%s: returns no context for invalid data', (t) => {
  expect(itemContext(t, { nonsense: true }, 'a')).toBeNull();
  expect(answerLanguage(t, null, 'a')).toBeUndefined();
});

describe.each(taskSourceNames)('the source %s', (name) => {
  const { templates }: TaskSource = taskSources[name];
  test.each(Object.keys(templates).map((one) => TaskTemplateName.parse(one)))(
    'as %s, gives the context of every item in every example lesson',
    (template) => {
      const { empty } = templateOf(template);
      const { mark } = markingOf(template);
      for (const material of Object.values(exampleMaterials)) {
        const data = templates[template]?.({ material, seed: 5, preset: 'standard' });
        if (!data) continue;
        for (const { id } of mark(data, empty).items) {
          expect(itemContext(template, data, id)).not.toBeNull();
        }
      }
    },
  );
});
