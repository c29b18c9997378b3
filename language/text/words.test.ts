import { describe, expect, test } from 'vitest';
import { applyWords, parseWordReply, teacherAnnotations } from './apply-words.ts';
import { buildSide } from './build-sentence.ts';
import { countWords } from './count-words.ts';
import { codeOfPartOfSpeech, parsePartOfSpeech, partsOfSpeech } from './part-of-speech-codes.ts';
import { PartOfSpeech } from './text.ts';
import { wordTokens } from './word-tokens.ts';

describe('part-of-speech codes', () => {
  test('assigns to each class a unique letter that parses back to the class', () => {
    expect(partsOfSpeech).toEqual(PartOfSpeech.options);
    for (const part of partsOfSpeech) {
      expect(codeOfPartOfSpeech[part]).toMatch(/^[A-Z]$/);
      expect(parsePartOfSpeech(codeOfPartOfSpeech[part])).toBe(part);
    }
  });

  test.each([
    ['AUX', 'fr', 'verb'],
    ['propn', 'fr', 'name'],
    ['SCONJ', 'de', 'conjunction'],
    ['ADP', 'ja', 'particle'],
    ['E', 'ko', 'particle'],
    ['DET', 'en', 'article'],
    ['?', 'en', 'other'],
  ])('parses %s in %s as %s', (tag, language, part) => {
    expect(parsePartOfSpeech(tag, language)).toBe(part);
  });
});

describe('word annotations of the model', () => {
  const side = buildSide('ja', '学校|へ|行きます|。', 's1.t');
  const rows = [
    ['N', '学校', 'school', 'がっこう'],
    ['E', 'へ', 'to', ''],
    ['V', '行く', 'go', 'いきます'],
  ];

  test('applies annotations to the word tokens in order', () => {
    const marked = applyWords(side, parseWordReply('ja', side, rows) ?? []);
    expect(
      marked.tokens.map(({ pos, lemma, gloss, reading, roman }) => [
        pos,
        lemma,
        gloss,
        reading,
        roman,
      ]),
    ).toEqual([
      ['noun', '学校', 'school', 'がっこう', 'gakkō'],
      ['particle', 'へ', 'to', undefined, 'e'],
      ['verb', '行く', 'go', 'いきます', 'ikimasu'],
      [undefined, undefined, undefined, undefined, undefined],
    ]);
    expect(marked.text).toBe(side.text);
  });

  test('rejects a reply with too few or too many words', () => {
    expect(parseWordReply('ja', side, rows.slice(1))).toBeUndefined();
    expect(parseWordReply('ja', side, [...rows, ['X', '。', '', '']])).toBeUndefined();
  });

  test('applies a teacher’s changes and keeps the other annotations', () => {
    const marked = applyWords(side, parseWordReply('ja', side, rows) ?? []);
    const marks = teacherAnnotations('ja', marked, [
      { id: 's1.t0', gloss: 'a school', reading: '' },
      { id: 's1.t3', pos: 'noun' }, // a full stop is not a word
      { id: 's9.t0', pos: 'noun' },
    ]);
    const after = applyWords(marked, marks);
    expect(after.tokens[0]).toEqual({
      id: 's1.t0',
      start: 0,
      end: 2,
      text: '学校',
      isWord: true,
      pos: 'noun',
      lemma: '学校',
      gloss: 'a school',
    });
    expect(after.tokens.slice(1)).toEqual(marked.tokens.slice(1));
  });

  test('uses the word as its lemma if the lemma is empty, and drops a reading that does not fit the word', () => {
    const marks = parseWordReply('ja', side, [
      ['N', '', 'school', 'だいがく学'],
      ['E', '', 'to', 'へ'],
      ['V', '行く', 'go', 'きます'],
    ]);
    expect(marks?.map(({ lemma, reading, roman }) => [lemma, reading, roman])).toEqual([
      ['学校', '', ''],
      ['へ', '', 'e'],
      ['行く', '', ''],
    ]);
  });

  test('updates the romanisation when the teacher corrects a reading', () => {
    const marked = applyWords(side, parseWordReply('ja', side, rows) ?? []);
    const [mark] = teacherAnnotations('ja', marked, [{ id: 's1.t2', reading: 'ゆきます' }]);
    expect(mark).toEqual({ id: 's1.t2', reading: 'ゆきます', roman: 'yukimasu' });
  });

  test('allows a teacher, but not a model, to override a rule-based romanisation', () => {
    const korean = buildSide('ko', '물가가 비싸요.', 't');
    const rows = wordTokens(korean).map(() => ['N', '', 'prices', 'mulga']);
    const byRule = parseWordReply('ko', korean, rows) ?? [];
    expect(byRule[0]).toMatchObject({ reading: '', roman: 'mulgaga' });
    const marked = applyWords(korean, byRule);
    const mine = teacherAnnotations('ko', marked, [
      { id: byRule[0]?.id ?? '', reading: 'mulkkaga' },
    ]);
    expect(mine[0]).toMatchObject({ reading: 'mulkkaga', roman: 'mulkkaga' });
    const back = teacherAnnotations('ko', applyWords(marked, mine), [
      { id: mine[0]?.id ?? '', reading: '' },
    ]);
    expect(back[0]?.roman).toBe('mulgaga');
  });
});

describe('counting words', () => {
  test.each([
    ['fr', "L'homme s'appelle Jean-Pierre !", 3],
    ['en', 'Well — yes.', 2],
    ['de', 'Ja!', 1],
    ['ja', '私|は|学生|です|。', 4],
  ])('%s: counts the words of “%s”', (language, line, count) => {
    const side = buildSide(language, line, 't');
    expect(countWords(language, [side])).toBe(count);
    expect(countWords(language, [side, side])).toBe(2 * count);
  });
});
