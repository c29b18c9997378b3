import { expect, test } from 'vitest';
import { exampleMaterials } from '../activities/example-materials.ts';
import type { LessonMaterial } from '../resources/lesson-material.ts';
import { taskSources } from './sources.ts';
import { markTyped } from './type-the-answer/mark.ts';
import { wordsInKana, writtenInKana } from './written-in-kana.ts';

const token = (text: string, reading?: string) => ({
  id: text,
  start: 0,
  end: text.length,
  text,
  isWord: true,
  ...(reading && { reading }),
});

test.each([
  ['ja', [token('学校', 'がっこう')], ['学校', 'がっこう']],
  ['ja', [token('土曜日', 'どようび'), token('に')], ['土曜日に', 'どようびに']],
  ['ja', [token('サッカー')], ['サッカー']],
  ['ja', [token('学校')], ['学校']],
  ['ja', [token('ばあい', 'baai'), token('学校', 'がっこう')], ['ばあい学校', 'ばあいがっこう']],
  ['ja', [token('子牛', 'koushi')], ['子牛']],
  ['ja', [token('学校', 'がっこう'), token('行きます')], ['学校行きます']],
  ['zh', [token('学校', 'xuéxiào')], ['学校']],
])('%s: the forms of %o', (language, tokens, forms) => {
  expect(writtenInKana(language, tokens)).toEqual(forms);
});

const { japanese, french } = exampleMaterials;
const readWords = japanese.text.sentences
  .flatMap(({ target }) => target.tokens)
  .filter(({ text, reading }) => reading !== undefined && /\p{Script=Han}/u.test(text));

test('a word of the text is known in kana, one that is not there is as it was', () => {
  const [word] = readWords;
  expect(wordsInKana(japanese.text, word?.text ?? '')).toEqual([word?.text, word?.reading]);
  expect(wordsInKana(japanese.text, '図書館')).toEqual(['図書館']);
  expect(wordsInKana(french.text, 'marché')).toEqual(['marché']);
});

test('pupils who write a gap in kana have written the word', () => {
  const [word] = readWords;
  const state = {
    seed: 1,
    options: {
      source: { kind: 'chosen' },
      firstSentenceWhole: true,
      bank: false,
      distractors: 0,
      lengthClue: false,
      start: 'nothing',
    },
    ids: [word?.id],
  };
  const make = taskSources['gap-fill'].templates.TYPE_THE_ANSWER;
  const data = make?.({ material: japanese, state, seed: 1, preset: 'standard' });
  if (!data || !word?.reading) throw new Error('There is no such gap.');
  const mark = (typed: string) =>
    markTyped(data, { typed: { [word.id]: typed } }).items[0]?.verdict;
  expect([mark(word.text), mark(word.reading), mark('ねこ')]).toEqual(['right', 'right', 'wrong']);
});

test('a sentence that is heard may be written in kana from end to end', () => {
  const [sentence] = japanese.text.sentences;
  if (!sentence) throw new Error('There is no sentence.');
  const heard: LessonMaterial = {
    ...japanese,
    speech: { clips: { [sentence.id]: { key: 'k', ms: 1000 } } },
  };
  const make = taskSources.dictation.templates.TYPE_THE_ANSWER;
  const data = make?.({ material: heard, seed: 1, preset: 'standard' });
  const [written = '', kana = written] = data?.fields[0]?.answers ?? [];
  expect(written).toBe(sentence.target.text);
  expect(kana).not.toMatch(/\p{Script=Han}/u);
});
