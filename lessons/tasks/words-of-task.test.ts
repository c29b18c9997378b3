import { expect, test } from 'vitest';
import { wordsOfTask } from '#contracts/homework/words-of-task.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { storedNames } from './task-names.ts';

test('joins the pieces of a text into one line and omits ids', () => {
  const data = {
    blocks: [
      {
        language: 'fr',
        speaker: 'Léa',
        pieces: [
          { kind: 'words', text: 'Le chat ' },
          { kind: 'slot', id: 'g1' },
          { kind: 'tap', id: 't1', text: 'ici' },
        ],
      },
    ],
    fields: [{ id: 'g1', language: 'fr', side: 'target', hint: 'to sleep', answers: ['dort'] }],
    otherWords: ['dort', 'poisson'],
    preset: 'standard',
  };
  expect(wordsOfTask(data)).toEqual(['Léa', 'Le chat  … ici', 'to sleep', 'dort']);
});

test('includes the words of a card and of a picture, but not the picture’s key', () => {
  const left = [{ id: 'l1', face: { kind: 'words', text: 'le chat', language: 'fr' } }];
  const right = [{ id: 'r1', face: { kind: 'picture', key: 'abc', alt: 'a cat' } }];
  expect(wordsOfTask({ left, right, partners: { l1: 'r1' } })).toEqual(['le chat', 'a cat']);
});

test('includes the given start of a word in its line', () => {
  const pieces = [
    { kind: 'words', text: 'Il va ' },
    { kind: 'slot', id: 'a', start: 'words that pupils read' },
  ];
  expect(wordsOfTask({ blocks: [{ language: 'fr', pieces }] })).toEqual([
    'Il va words that pupils read …',
  ]);
});

/** Returns each text in the data, with a function that replaces it. */
function textsIn(data: unknown, put: (copy: unknown) => unknown = (copy) => copy): Planted[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, one]) => {
    const replaced = (copy: unknown) =>
      put(
        Array.isArray(data)
          ? data.map((each, at) => (String(at) === name ? copy : each))
          : { ...data, [name]: copy },
      );
    return typeof one === 'string' ? [{ name, plant: replaced }] : textsIn(one, replaced);
  });
}
interface Planted {
  name: string;
  plant: (text: string) => unknown;
}

/** True for fields that pupils never read: ids, and file keys, which belong to the lesson. */
const isName = (name: string) =>
  ['id', 'key', 'clip', 'right'].includes(name) || /^\d+$/.test(name);

test('includes every planted word that reaches pupils', () => {
  const canary = 'planted words';
  const begun = {
    template: 'TYPE_THE_ANSWER' as const,
    data: {
      blocks: [
        { language: 'fr', speaker: 'Léa', pieces: [{ kind: 'slot', id: 'a', start: 'ma' }] },
      ],
      fields: [{ id: 'a', language: 'fr', side: 'target', answers: ['x'], hint: 'help' }],
      otherWords: [],
      preset: 'standard',
    },
  };
  let reached = 0;
  for (const { template, data } of [...exampleTasks(exampleMaterials.french), begun]) {
    const { Data, forPupil } = templateOf(template);
    for (const { plant } of textsIn(data).filter(({ name }) => !isName(name))) {
      const planted = Data.safeParse(plant(canary));
      if (!planted.success) continue;
      const shown = JSON.stringify(forPupil(planted.data, storedNames(7)));
      if (!shown.includes(canary)) continue;
      reached += 1;
      expect(wordsOfTask(planted.data).join('\n')).toContain(canary);
    }
  }
  expect(reached).toBeGreaterThan(50);
});

test('includes everything in a task that a pupil sees', () => {
  for (const task of exampleTasks(exampleMaterials.french)) {
    const words = wordsOfTask(task.data).join('\n');
    const pupils = templateOf(task.template).forPupil(task.data, storedNames(7));
    // Without the answers, slots contain only ids.
    const shown = wordsOfTask({ ...Object(pupils), slots: [] });
    expect(shown.length).toBeGreaterThan(0);
    for (const line of shown) expect(words).toContain(line);
  }
});
