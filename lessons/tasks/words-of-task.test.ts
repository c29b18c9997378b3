import { expect, test } from 'vitest';
import { wordsOfTask } from '#contracts/homework/words-of-task.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { storedNames } from './task-names.ts';

test('a text that was cut into pieces comes as one line, and ids do not come at all', () => {
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

test('the words of a card and of a picture come, its key does not', () => {
  const left = [{ id: 'l1', face: { kind: 'words', text: 'le chat', language: 'fr' } }];
  const right = [{ id: 'r1', face: { kind: 'picture', key: 'abc', alt: 'a cat' } }];
  expect(wordsOfTask({ left, right, partners: { l1: 'r1' } })).toEqual(['le chat', 'a cat']);
});

test('whatever a pupil is shown of a task is among its words', () => {
  for (const task of exampleTasks(exampleMaterials.french)) {
    const words = wordsOfTask(task.data).join('\n');
    const pupils = templateOf(task.template).forPupil(task.data, storedNames(7));
    // Slots are ids alone, once the answers are gone.
    const shown = wordsOfTask({ ...Object(pupils), slots: [] });
    expect(shown.length).toBeGreaterThan(0);
    for (const line of shown) expect(words).toContain(line);
  }
});
