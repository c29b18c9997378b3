import { numberWordsIn, type WrittenNumber, withDigits } from './number-words.ts';

/** What signs that cost nothing in an answer are called when they are read out. */
const called: readonly (readonly [RegExp, RegExp])[] = [
  [/€/, /(?<=\d) (?:euros?|eura|euroa|euro's|eurot|ευρώ|евро|євро|يورو)(?![\p{L}\p{M}])/giu],
  [/£/, /(?<=\d) (?:pounds?|livres?|libras?|pfund|sterlin[ae])(?![\p{L}\p{M}])/giu],
  [/\$/, /(?<=\d) (?:dollars?|dollar[oi]|dólar(?:es)?|доллар\p{L}*)(?![\p{L}\p{M}])/giu],
  [
    /%/,
    /(?<=\d) (?:per ?cent|pour ?cent|por ?ciento|por ?cento|per ?cento|pro[cz]ent|prosent)(?![\p{L}\p{M}])/giu,
  ],
];

/** Between hours and minutes, or behind the hours. */
const frenchHour = /(?<=\d) ?(?:heures?|h)(?!\p{L})(?: ?(?=(\d)))?/giu;

/** Numbers as they are said: articles for one, and never "eins Uhr". */
const saidNumbers = (text: string, code: string): WrittenNumber[] =>
  numberWordsIn(text, code).filter(
    ({ value, isPart, from }) =>
      (!isPart || value === 1) && !(code === 'de' && /^eins uhr(?!\p{L})/iu.test(text.slice(from))),
  );

/** So many letters on either side tell two numbers of one text apart. */
const near = 16;

interface Around {
  /** The nearest letter first, as in `after`; the ends of the text are letters too. */
  before: string[];
  after: string[];
}

function aroundOf(text: string, from: number, to: number): Around {
  const before = `\n${text}`.slice(Math.max(0, from + 1 - near), from + 1);
  const after = `${text}\n`.slice(to, to + near);
  return { before: [...before.toLowerCase()].reverse(), after: [...after.toLowerCase()] };
}

/** How many letters before and after two numbers are the same. */
const likeness = (one: Around, other: Around): number =>
  sameFirst(one.before, other.before) + sameFirst(one.after, other.after);

function sameFirst(one: readonly string[], other: readonly string[]): number {
  const unlike = one.findIndex((letter, at) => letter !== other[at]);
  return unlike < 0 ? one.length : unlike;
}

/**
 * What was typed, with number words as the digits that the expected text has: nobody hears how a number
 * is written. An article may say the digit 1, whichever gender (1 Uhr is ein Uhr), for a digit asks for
 * none. Only what is heard for these digits: a number that the text itself writes in words stays, and
 * digits are never taken for words, for how a word is spelt stays the point. `signs` is the expected text
 * as it stands, the other two are without punctuation, and both with their capitals or both without; a
 * language without number words comes back as it is.
 */
export function heardInDigits(
  { expected, signs, typed }: Record<'expected' | 'signs' | 'typed', string>,
  code: string,
): string {
  const digits = [...expected.matchAll(/\d+/g)].map(({ 0: run, index }) => ({
    value: Number(run),
    around: aroundOf(expected, index, index + run.length),
  }));
  if (digits.length === 0) return typed;
  const words = saidNumbers(expected, code).map(({ value, from, to }) => ({
    value,
    around: aroundOf(expected, from, to),
  }));
  const isForDigits = ({ value, from, to }: WrittenNumber) => {
    const around = aroundOf(typed, from, to);
    const likest = (places: typeof digits) =>
      Math.max(
        -1,
        ...places
          .filter((place) => place.value === value)
          .map((place) => likeness(place.around, around)),
      );
    const asDigits = likest(digits);
    return asDigits >= 0 && asDigits >= likest(words);
  };
  let heard = withDigits(typed, saidNumbers(typed, code).filter(isForDigits));
  if (code === 'fr' && /\d ?h(?!\p{L})/iu.test(expected)) {
    const [hour, between] = /\dh/i.test(expected) ? ['h', ''] : [' h', ' '];
    heard = heard.replace(frenchHour, (_, minutes?: string) => hour + (minutes ? between : ''));
  }
  if (code === 'de' && /\d\.\d+ uhr/i.test(expected)) {
    heard = heard.replace(/(?<=\d) (uhr) (\d{1,2})(?!\d)/gi, '.$2 $1');
  }
  // un'ora is 1 ora.
  if (code === 'it') heard = heard.replace(/(?<=\d)'(?=\p{L})/gu, ' ');
  for (const [sign, name] of called) if (sign.test(signs)) heard = heard.replace(name, '');
  // As digits stand that were typed: three euros fifty is 3.50.
  return heard.replace(/(?<=\d)[ -](?=\d)/g, '.');
}
