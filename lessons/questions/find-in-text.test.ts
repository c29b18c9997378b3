import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import { segmentText } from '#language/text/segment-text.ts';
import type { Text } from '#language/text/text.ts';
import { findInText, findOccurrences, findTokens, fold } from './find-in-text.ts';

test.each([
  ['th', 'สี', 'สี่'],
  ['th', 'ที', 'ที่'],
  ['th', 'ปี', 'ปี่'],
  ['hi', 'है', 'हैं'],
  ['pa', 'ਹੈ', 'ਹੈਂ'],
  ['bn', 'কাদা', 'কাঁদা'],
  ['ar', 'أحمد', 'احمد'],
  ['fa', 'أما', 'اما'],
  ['fr', 'où', 'ou'],
  ['vi', 'má', 'mà'],
])('%s: distinguishes %s from %s', (language, one, other) => {
  expect(fold(one, language)).not.toBe(fold(other, language));
});

test.each([
  ['ar', 'مَدْرَسَةٌ', 'مدرسة'],
  ['ar', 'كُــتُب', 'كتب'],
  ['he', 'שָׁלוֹם', 'שלום'],
  ['he', 'כׇּל', 'כל'],
  ['fa', 'می\u200cروم', 'میروم'],
  ['fa', 'خانه\u0654 ما', 'خانه ما'],
  ['ur', 'ا\u0657لٹا', 'الٹا'],
  ['fr', 'L’École !', 'lécole'],
])('%s: treats %s as equal to %s', (language, one, other) => {
  expect(fold(one, language)).toBe(fold(other, language));
});

test('does not find a word that differs only in its tone mark', () => {
  const tokens = segmentText('th', 'สี่ คน', 'w');
  const side = { text: 'สี่ คน', tokens };
  expect(findOccurrences(side, 'สี่', 'th')).toHaveLength(1);
  expect(findOccurrences(side, 'สีคน', 'th')).toEqual([]);
});

function textOf(target: string, lines: readonly string[]): Text {
  const languages = { target, native: 'en' };
  return {
    ...languages,
    sentences: lines.map((line, at) =>
      buildSentence(`s${at + 1}`, ['', line, 'Hello.'], languages),
    ),
  };
}

/** Returns the words of the text to which an answer refers, with the number of their sentence: `2: 家`. */
function pointedAt({ sentences }: Text, ids: readonly string[]): string {
  const places = sentences.map(({ target: { tokens } }) =>
    tokens.flatMap(({ id, text }) => (ids.includes(id) ? [text] : [])).join(' '),
  );
  return places.flatMap((words, at) => (words ? [`${at + 1}: ${words}`] : [])).join(', ');
}

// A separate word takes precedence over the same letters inside a longer word, in any sentence.
test.each([
  ['ja', '家', ['家族|は|今|家|に|います|。'], '1: 家'],
  ['ja', '家', ['家族|が|います|。', '家|に|います|。'], '2: 家'],
  ['ja', '家', ['家族|が|います|。'], '1: 家族'],
  ['ja', '家に', ['家族|に|聞き|、|家|に|帰ります|。'], '1: 家 に'],
  ['zh', '学', ['我|在|学校|学|中文|。'], '1: 学'],
  ['th', 'บ้าน', ['เพื่อนบ้าน|อยู่|บ้าน'], '1: บ้าน'],
  ['ko', '물', ['건물 옆에서 물 마셔요.'], '1: 물'],
  ['ko', '학교', ['초등학생은 학교에 가요.'], '1: 학교에'],
  ['ar', 'بيت', ['البيت كبير.', 'عندي بيت.'], '2: بيت'],
  ['he', 'בית', ['הביתה הלכתי, זה בית.'], '1: בית'],
  ['fr', 'ai', ["J'aime ce que j'ai."], '1: ai'],
  ['fr', 'ai', ["J'aime."], ''],
])('%s: finds %s in %j at %s', (language, phrase, lines, expected) => {
  const text = textOf(language, lines);
  expect(pointedAt(text, findInText(text, phrase))).toBe(expected);
});

test('finds every word of a sentence as a whole word, not inside a longer word', () => {
  const words = fc.array(fc.stringMatching(/^[家族人]{1,3}$/), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, (cut) => {
      const { sentences, target } = textOf('ja', [`${cut.join('|')}|。`]);
      for (const sentence of sentences) {
        for (const word of cut) {
          const found = findTokens(sentence, word, target);
          const tokens = sentence.target.tokens.filter(({ id }) => found.includes(id));
          expect(tokens.map(({ text }) => text).join('')).toBe(word);
        }
      }
    }),
  );
});
