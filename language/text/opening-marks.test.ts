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
  ['Spanish question in quotation marks', 'pregunta: |«¿Dónde'],
  ['Spanish exclamation in straight ones', 'dice: |"¡Qué'],
  ['Spanish exclamation in brackets', 'mayor |(¡qué'],
  ['French quotation', 'dit |«\u00a0bonjour'],
  ['French quotation in brackets', 'dit |(«\u00a0bonjour'],
  ['the end of a French quotation', 'bonjour\u00a0», |dit'],
  ['one French quotation after another', 'oui\u00a0» |«\u00a0non'],
  ['an article before a quotation', "l'|«école"],
  ['the next speaker', 'viens\u00a0? |— Oui'],
  ['a dash inside a sentence', 'Oui – |non'],
  ['the end of a German quotation', 'Tennis“, |sagt'],
  ['the end of two German quotations', 'du?‘ |hat'],
  ['a German quotation in brackets after another', '»Hallo« |(leise'],
  ['a German quotation that turns its marks', 'sagt |»Hallo'],
  ['a Swedish quotation', 'sa |”Hej'],
  ['Japanese', 'は|「おはよう'],
  ['one Japanese quotation after another', 'はい」|「いいえ'],
  ['Chinese', '说：|“你们'],
  ['a Chinese title', '电影是|《花木兰'],
  ['Chinese in brackets', '京都|（古い'],
  ['straight marks without a space, opening', '他说："你好！"我说：|"好'],
  ['straight marks without a space, closing', '他说："你好！"|我'],
  ['a number below zero', 'fait |-5'],
  ['dollars', 'Cuesta |$20'],
  ['per cent', '20 % |des'],
  ['a comma', 'Merci, |Léa'],
  ['a dropped beginning', 'We |’re'],
  ['omitted words', 'Oui |…et'],
])('splits the punctuation of %s: %s', (_, line) => {
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
