import { expect, test } from 'vitest';
import { exampleMaterials } from '../activities/example-materials.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { taskSources } from './sources.ts';
import { TypeTheAnswerData } from './type-the-answer/content.ts';
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
  ['ja', [token('学校', 'がっこう'), token('行きます')], ['学校行きます', 'がっこう行きます']],
  [
    'ja',
    [token('私', 'わたし'), token('の'), token('友達', 'ともだち')],
    ['私の友達', 'わたしのともだち', '私のともだち', 'わたしの友達'],
  ],
  ['ja', [token('食べ物', 'たべもの')], ['食べ物', 'たべもの', '食べもの', 'たべ物']],
  ['ja', 'あいうえお'.split('').map((kana) => token('字', kana)), ['字字字字字', 'あいうえお']],
  ['zh', [token('学校', 'xuéxiào')], ['学校']],
])('%s: lists the written forms of %o', (language, tokens, forms) => {
  expect(writtenInKana(language, tokens)).toEqual(forms);
});

const { japanese, french } = exampleMaterials;
const readWords = japanese.text.sentences
  .flatMap(({ target }) => target.tokens)
  .filter(({ text, reading }) => reading !== undefined && /\p{Script=Han}/u.test(text));

test('returns the kana of a word in the text, and other words unchanged', () => {
  const [word] = readWords;
  expect(wordsInKana(japanese.text, word?.text ?? '')).toEqual([word?.text, word?.reading]);
  expect(wordsInKana(japanese.text, '図書館')).toEqual(['図書館']);
  expect(wordsInKana(french.text, 'marché')).toEqual(['marché']);
});

test('accepts kana for the word in a gap', () => {
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

/** The dictation of the example's first sentence, in the form that is marked. */
function dictationOf(material: LessonMaterial) {
  const [sentence] = material.text.sentences;
  if (!sentence) throw new Error('There is no sentence.');
  const heard = { ...material, speech: { clips: { [sentence.id]: { key: 'k', ms: 1000 } } } };
  const make = taskSources.dictation.templates.TYPE_THE_ANSWER;
  const data = make?.({ material: heard, seed: 1, preset: 'standard' });
  if (!data) throw new Error('There is no dictation.');
  const mark = (typed: string) => markTyped(data, { typed: { [sentence.id]: typed } }).items[0];
  return { data, sentence, mark };
}

test('accepts a dictated sentence written entirely in kana', () => {
  const { data, sentence } = dictationOf(japanese);
  const [written = '', kana = written] = data.fields[0]?.answers ?? [];
  expect(written).toBe(sentence.target.text);
  expect(kana).not.toMatch(/\p{Script=Han}/u);
});

test('accepts a dictated sentence in a mix of kana and kanji', () => {
  const { data, sentence, mark } = dictationOf(japanese);
  expect(TypeTheAnswerData.parse(data)).toEqual(data);
  const inKanaFrom = (from: number, to: number) =>
    sentence.target.tokens
      .map(({ text, reading = text }, at) => (at >= from && at < to ? reading : text))
      .join('');
  for (let from = 0; from < sentence.target.tokens.length; from += 1) {
    expect(mark(inKanaFrom(0, from))).toMatchObject({ verdict: 'right', score: 1 });
    expect(mark(inKanaFrom(from, 99))).toMatchObject({ verdict: 'right', score: 1 });
  }
  // A missing character costs only its own mark, however the rest is spelt.
  const score = mark(inKanaFrom(0, 3).slice(1))?.score ?? 0;
  expect(score).toBeGreaterThan(0.8);
  expect(score).toBeLessThan(1);
});

test('accepts only one spelling of a sentence in other languages', () => {
  const { data } = dictationOf(french);
  expect(data.fields[0]?.ways).toBeUndefined();
});
