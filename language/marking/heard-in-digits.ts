import { numberWordsIn, type WrittenNumber, withDigits } from './number-words.ts';

/** Symbols that the pupil may omit, each with its spoken name. */
const called: readonly (readonly [RegExp, RegExp])[] = [
  [/€/, /(?<=\d) (?:euros?|eura|euroa|euro's|eurot|ευρώ|евро|євро|يورو)(?![\p{L}\p{M}])/giu],
  [/£/, /(?<=\d) (?:pounds?|livres?|libras?|pfund|sterlin[ae])(?![\p{L}\p{M}])/giu],
  [/\$/, /(?<=\d) (?:dollars?|dollar[oi]|dólar(?:es)?|доллар\p{L}*)(?![\p{L}\p{M}])/giu],
  [
    /%/,
    /(?<=\d) (?:per ?cent|pour ?cent|por ?ciento|por ?cento|per ?cento|pro[cz]ent|prosent)(?![\p{L}\p{M}])/giu,
  ],
];

/** French "heures" or "h" between hours and minutes, or after the hours. */
const frenchHour = /(?<=\d) ?(?:heures?|h)(?!\p{L})(?: ?(?=(\d)))?/giu;

/**
 * Returns the numbers that a speaker could mean: an article may count as 1, but "eins Uhr" is not possible.
 */
const saidNumbers = (text: string, code: string): WrittenNumber[] =>
  numberWordsIn(text, code).filter(
    ({ value, isPart, from }) =>
      (!isPart || value === 1) && !(code === 'de' && /^eins uhr(?!\p{L})/iu.test(text.slice(from))),
  );

/**
 * Number of letters compared before and after a number, to match equal numbers that occur several times in
 * one text.
 */
const near = 16;

interface Around {
  /**
   * The letters before the number, closest letter first; in `after`, too, the closest letter is first. The
   * start and the end of the text count as letters.
   */
  before: string[];
  after: string[];
}

function aroundOf(text: string, from: number, to: number): Around {
  const before = `\n${text}`.slice(Math.max(0, from + 1 - near), from + 1);
  const after = `${text}\n`.slice(to, to + near);
  return { before: [...before.toLowerCase()].reverse(), after: [...after.toLowerCase()] };
}

/** Counts the matching letters around two equal numbers, before and after them. */
const likeness = (one: Around, other: Around): number =>
  sameFirst(one.before, other.before) + sameFirst(one.after, other.after);

function sameFirst(one: readonly string[], other: readonly string[]): number {
  const unlike = one.findIndex((letter, at) => letter !== other[at]);
  return unlike < 0 ? one.length : unlike;
}

/**
 * Replaces typed number words with digits where the expected text has digits, because a listener cannot hear
 * how a number is written. An article in any gender may be typed for the digit 1 (ein Uhr for 1 Uhr), because
 * a digit does not test gender. Does not change a number that is a word in the expected text. Never converts
 * typed digits to words, because the exercise tests spelling. `signs` is the expected text with its
 * punctuation. `expected` and `typed` have no punctuation, and either both or neither have capitals. Texts in
 * a language without number words are returned unchanged.
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
  // Converts "three euros fifty" to 3.50, the same form as typed digits.
  return heard.replace(/(?<=\d)[ -](?=\d)/g, '.');
}
