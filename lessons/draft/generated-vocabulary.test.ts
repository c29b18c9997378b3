import { expect, test } from 'vitest';
import { generatedVocabulary } from './generated-vocabulary.ts';

const cat = { id: 'v1', target: 'le chat', native: 'the cat' };

test.each([
  ['never made', undefined, null],
  ['empty', { items: [] }, null],
  ['words', { items: [cat] }, [cat]],
  ['a word left empty', { items: [cat, { id: 'v2', target: ' ', native: '' }] }, [cat]],
  ['nothing but empty ones', { items: [{ id: 'v2', target: '', native: '' }] }, null],
])('the made vocabulary: %s', (_, content, expected) => {
  expect(generatedVocabulary(content)).toEqual(expected);
});
