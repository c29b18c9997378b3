import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingFrom } from './opening-marks.ts';

/** Inserts a bar into the punctuation between the last two words: "a|b". */
function parted(line: string): string {
  const words = [...line.matchAll(/[\p{L}\p{N}]+/gu)];
  const [last, next] = [words.at(-2), words.at(-1)];
  const start = (last?.index ?? 0) + (last?.[0].length ?? 0);
  const at = openingFrom(line, start, next?.index ?? line.length);
  return `${line.slice(0, at)}|${line.slice(at)}`;
}

test.each([
  ['a Spanish question in quotation marks', 'pregunta: |«¿Dónde'],
  ['a Spanish exclamation in straight quotation marks', 'dice: |"¡Qué'],
  ['a Spanish exclamation in brackets', 'mayor |(¡qué'],
  ['a French quotation', 'dit |«\u00a0bonjour'],
  ['a French quotation in brackets', 'dit |(«\u00a0bonjour'],
  ['the end of a French quotation', 'bonjour\u00a0», |dit'],
  ['consecutive French quotations', 'oui\u00a0» |«\u00a0non'],
  ['an article before a quotation', "l'|«école"],
  ['a change of speaker', 'viens\u00a0? |— Oui'],
  ['a dash inside a sentence', 'Oui – |non'],
  ['the end of a German quotation', 'Tennis“, |sagt'],
  ['the end of nested German quotations', 'du?‘ |hat'],
  ['a bracket after a German quotation', '»Hallo« |(leise'],
  ['a German quotation in inward guillemets', 'sagt |»Hallo'],
  ['a Swedish quotation', 'sa |”Hej'],
  ['a Japanese quotation', 'は|「おはよう'],
  ['consecutive Japanese quotations', 'はい」|「いいえ'],
  ['a Chinese quotation', '说：|“你们'],
  ['a Chinese title', '电影是|《花木兰'],
  ['a Chinese bracket', '京都|（古い'],
  ['an opening straight quotation mark without a space', '他说："你好！"我说：|"好'],
  ['a closing straight quotation mark without a space', '他说："你好！"|我'],
  ['a negative number', 'fait |-5'],
  ['a dollar sign', 'Cuesta |$20'],
  ['a per cent sign', '20 % |des'],
  ['a comma', 'Merci, |Léa'],
  ['a contraction after a space', 'We |’re'],
  ['an ellipsis for omitted words', 'Oui |…et'],
])('splits the punctuation between two words at %s: %s', (_, line) => {
  expect(parted(line.replace('|', ''))).toBe(line);
});

test('splits a long run of punctuation between the two words', () => {
  const mark = fc.constantFrom(...'«»“”‘’"\'(){}「」《》¿¡?!.,:–— \u00a0$');
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 400 }), (marks) => {
      const between = marks.join('');
      const at = openingFrom(`a${between}b`, 1, between.length + 1);
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(between.length + 1);
    }),
  );
});
