import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { retainIds } from './retain-ids.ts';

test('what left the text is forgotten; words of the list stay', () => {
  const { text } = exampleMaterials.french;
  const ids = ['s1', 's1.c0', 's2.c1', 's99', 's2.c77', 'v3', 'line-2'];
  expect(retainIds(ids, text)).toEqual(['s1', 's1.c0', 's2.c1', 'v3', 'line-2']);
  expect(retainIds(ids, { ...text, sentences: [] })).toEqual(['v3', 'line-2']);
});
