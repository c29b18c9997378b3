import { expect, test } from 'vitest';
import type { TextType } from '#contracts/resources/draft.ts';
import { exampleMaterials } from '../activities/example-materials.ts';
import { groupSentences } from './group-sentences.ts';

const some = exampleMaterials.french.text.sentences.slice(0, 4);
const sentences = some.map((sentence, at) => ({ ...sentence, startsParagraph: at === 2 }));

test.each<[TextType, number[]]>([
  ['text', [2, 2]],
  ['comprehensible', [2, 2]],
  ['sentences', [1, 1, 1, 1]],
  ['dialogue2', [1, 1, 1, 1]],
])('groups the sentences of a %s by %j', (textType, sizes) => {
  const groups = groupSentences(sentences, textType);
  expect(groups.map((group) => group.length)).toEqual(sizes);
  expect(groups.flat()).toEqual(sentences);
});

test('starts a paragraph at the first sentence, even if that sentence is not flagged as a paragraph start', () => {
  expect(groupSentences(sentences.slice(0, 1), 'text')).toHaveLength(1);
  expect(groupSentences([], 'text')).toEqual([]);
});
