import { expect, test } from 'vitest';
import { exampleMaterials } from '../../activities/example-materials.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { faceText } from '../task-face.ts';
import { markTyped } from '../type-the-answer/mark.ts';
import { vocabularySource } from './vocabulary.ts';

const word = (id: string, target: string, native: string) => ({ id, target, native });
const material: LessonMaterial = {
  ...exampleMaterials.french,
  vocabulary: [
    word('v1', 'la voiture', 'the car'),
    word('v2', "l'auto", 'The car'),
    word('v3', 'le temps', 'the time'),
    word('v4', 'le temps', 'the weather'),
    word('v5', 'le chien', 'the dog'),
  ],
};
const request = { material, seed: 3, preset: 'standard' } as const;

test('accepts either of two words with the same meaning, and no other word', () => {
  const data = vocabularySource.templates.TYPE_THE_ANSWER?.(request);
  if (!data) throw new Error('There is no task.');
  const typed = { v1: "l'auto", v2: 'la voiture', v3: 'le temps', v4: 'le temps', v5: "l'auto" };
  const { items } = markTyped(data, { typed });
  expect(items.map(({ verdict }) => verdict)).toEqual([
    'right',
    'right',
    'right',
    'right',
    'wrong',
  ]);
  expect(data.fields[0]?.answers[0]).toBe('la voiture');
});

test('never offers another meaning of the same word as a wrong answer', () => {
  const data = vocabularySource.templates.MULTIPLE_CHOICE?.(request);
  const shown = (id: string) =>
    data?.questions.find((each) => each.id === id)?.options.map(({ face }) => faceText(face));
  expect(shown('v3')).toContain('the time');
  expect(shown('v3')).not.toContain('the weather');
  expect(shown('v4')).not.toContain('the time');
});
