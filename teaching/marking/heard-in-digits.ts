import { numbersAsDigits } from './number-words.ts';

/** What signs that cost nothing in an answer are called when they are read out. */
const called: readonly (readonly [RegExp, RegExp])[] = [
  [/€/, /(?<=\d) (?:euros?|eura|euroa|euro's|eurot|ευρώ|евро|євро|يورو)(?![\p{L}\p{M}])/gu],
  [/£/, /(?<=\d) (?:pounds?|livres?|libras?|pfund|sterlin[ae])(?![\p{L}\p{M}])/gu],
  [/\$/, /(?<=\d) (?:dollars?|dollar[oi]|dólar(?:es)?|доллар\p{L}*)(?![\p{L}\p{M}])/gu],
  [
    /%/,
    /(?<=\d) (?:per ?cent|pour ?cent|por ?ciento|por ?cento|per ?cento|pro[cz]ent|prosent)(?![\p{L}\p{M}])/gu,
  ],
];

/** Between hours and minutes, or behind the hours. */
const frenchHour = /(?<=\d) ?(?:heures?|h)(?!\p{L})(?: ?(?=(\d)))?/gu;

/**
 * What was typed, with number words as the digits that the expected text has: nobody hears how a number
 * is written. Only these numbers, and never digits as words: how a word is spelt stays the point. `signs`
 * is the expected text as it stands, the other two are without case and punctuation; a language without
 * number words comes back as it is.
 */
export function heardInDigits(
  { expected, signs, typed }: Record<'expected' | 'signs' | 'typed', string>,
  code: string,
): string {
  const numbers = new Set(expected.match(/\d+/g)?.map(Number));
  if (numbers.size === 0) return typed;
  let heard = numbersAsDigits(typed, code, (value) => numbers.has(value));
  if (code === 'fr' && /\d ?h(?!\p{L})/u.test(expected)) {
    const [hour, between] = /\dh/.test(expected) ? ['h', ''] : [' h', ' '];
    heard = heard.replace(frenchHour, (_, minutes?: string) => hour + (minutes ? between : ''));
  }
  if (code === 'de' && /\d\.\d+ uhr/.test(expected)) {
    heard = heard.replace(/(?<=\d) uhr (\d{1,2})(?!\d)/g, '.$1 uhr');
  }
  for (const [sign, name] of called) if (sign.test(signs)) heard = heard.replace(name, '');
  // As digits stand that were typed: three euros fifty is 3.50.
  return heard.replace(/(?<=\d)[ -](?=\d)/g, '.');
}
