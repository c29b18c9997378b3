import { numberLists } from './number-lists.ts';

/** What joins the parts of a number, in the languages whose longer numbers are known. */
const joiners: Record<string, string> = {
  en: 'and',
  fr: 'et',
  es: 'y',
  pt: 'e',
  de: 'und',
  it: '',
};
/** Languages that write a number as one word. */
const glued = new Set(['de', 'it']);

type Parts = ReadonlyMap<string, readonly string[]>;

interface NumberWords {
  values: ReadonlyMap<string, number>;
  /** Those that alone are an article or no word: ein, and vent in ventuno. */
  inner: ReadonlySet<string>;
  /** Every part that a word may be made of by its first letter, the longest first. */
  parts: Parts;
}
const read = new Map<string, NumberWords | null>();

function wordsOf(code: string): NumberWords | null {
  const known = read.get(code);
  if (known !== undefined) return known;
  const list = numberLists[code]?.normalize('NFC').replaceAll('ς', 'σ');
  const values = new Map<string, number>();
  const inner = new Set<string>();
  let value = 0;
  for (const entry of list?.split(/\s+/) ?? []) {
    if (/^\d+$/.test(entry)) {
      value = Number(entry);
      continue;
    }
    for (const form of entry.split('/')) {
      const word = form.replace('-', '');
      if (form !== word) inner.add(word);
      values.set(word, value);
    }
    value += 1;
  }
  const parts = [...values.keys(), joiners[code] ?? '']
    .filter((part) => part !== '')
    .sort((a, b) => b.length - a.length);
  const byLetter = Map.groupBy(parts, (part) => part.charAt(0));
  const words = list ? { values, inner, parts: byLetter } : null;
  read.set(code, words);
  return words;
}

/** A number that a text writes in words, and where they stand in it. */
export interface WrittenNumber {
  value: number;
  from: number;
  to: number;
  /** True for what is a number only inside a longer one: alone it is an article (un, ein) or no word. */
  isPart: boolean;
}

/** The words of a text: an apostrophe parts un'ora and l'otto, but not п'ять. */
const anyWord = /[^ -]+/g;
const wordsIn: Record<string, RegExp> = {
  de: /[^ ]+/g,
  fr: /[^ '-]+'?/g,
  it: /[^ ']+/g,
};

/** Every number that a text without punctuation writes in words, in its order. */
export function numberWordsIn(text: string, code: string): WrittenNumber[] {
  if (['zh', 'yue', 'ja'].includes(code)) return charactersIn(text);
  const known = wordsOf(code);
  if (!known) return [];
  const found = [...text.matchAll(wordsIn[code] ?? anyWord)].map(({ 0: word, index }) => ({
    word: word.toLocaleLowerCase(code).replaceAll('ς', 'σ'),
    from: index,
    to: index + word.length,
  }));
  const read = found.map(({ word }) => word);
  const numbers: WrittenNumber[] = [];
  for (let at = 0; at < found.length; ) {
    const number = glued.has(code)
      ? gluedNumber(read, at, code, known)
      : numberAt(read, at, code, known);
    const end = number?.end ?? at + 1;
    const [first, last] = [found[at], found[end - 1]];
    if (number && first && last) {
      const { value, isPart } = number;
      numbers.push({ value, from: first.from, to: last.to, isPart });
    }
    at = end;
  }
  return numbers;
}

/** A text with these of its numbers as digits. */
export function withDigits(text: string, numbers: readonly WrittenNumber[]): string {
  let digits = '';
  let end = 0;
  for (const { value, from, to } of numbers) {
    digits += `${text.slice(end, from)}${value}`;
    end = to;
  }
  return digits + text.slice(end);
}

/**
 * Number words as digits, so that "three cats" and "3 cats" are one answer (language-rules 2.11).
 * Takes text without punctuation; a language without a list comes back as it is, and so does an article.
 */
export const numbersAsDigits = (text: string, code: string): string =>
  withDigits(
    text,
    numberWordsIn(text, code).filter(({ isPart }) => !isPart),
  );

/** No number below a million is longer: what is would only cost time, part by part. */
const longest = 80;

/**
 * einundzwanzig -> ein und zwanzig; undefined for a word that is more than a number. `dead` are the places
 * from which nothing leads to the end: dreizehn is drei+zehn too, and each place is tried only once.
 */
function partsOf(
  word: string,
  parts: Parts,
  at = 0,
  dead = new Set<number>(),
): string[] | undefined {
  if (at === word.length) return [];
  if (word.length > longest || dead.has(at)) return undefined;
  for (const part of parts.get(word.charAt(at)) ?? []) {
    const rest = word.startsWith(part, at)
      ? partsOf(word, parts, at + part.length, dead)
      : undefined;
    if (rest) return [part, ...rest];
  }
  dead.add(at);
  return undefined;
}

interface FoundNumber {
  value: number;
  /** The word after it. */
  end: number;
  isPart: boolean;
}

/** The number that is this word, in the languages that write it as one. */
function gluedNumber(
  words: readonly string[],
  at: number,
  code: string,
  known: NumberWords,
): FoundNumber | undefined {
  const parts = partsOf(words[at] ?? '', known.parts) ?? [];
  const found = numberAt(parts, 0, code, known);
  return found?.end === parts.length ? { ...found, end: at + 1 } : undefined;
}

/** The number that begins at this word. */
function numberAt(
  words: readonly string[],
  from: number,
  code: string,
  { values, inner }: NumberWords,
): FoundNumber | undefined {
  const valueAt = (at: number) => values.get(words[at] ?? '');
  const isAHundred = code === 'en' && words[from] === 'a' && (valueAt(from + 1) ?? 0) >= 100;
  const first = isAHundred ? 1 : valueAt(from);
  if (first === undefined) return undefined;
  let sum: Sum | undefined = first === 1000 ? [1000, 0] : [0, first];
  let found = { value: first, end: from + 1 };
  while (joiners[code] !== undefined) {
    const joined = words[found.end] === joiners[code];
    const at = found.end + (joined ? 1 : 0);
    const next = valueAt(at);
    sum = next ? added(sum, next, joined, code) : undefined;
    if (!sum) break;
    found = { value: sum[0] + sum[1], end: at + 1 };
  }
  return { ...found, isPart: found.end === from + 1 && inner.has(words[from] ?? '') };
}

/** The thousands that are counted, and what is counted beside them. */
type Sum = readonly [thousands: number, rest: number];

/** A number and the word behind it as one; undefined where they are two: "two three" is not five. */
function added(
  [thousands, rest]: Sum,
  next: number,
  joined: boolean,
  code: string,
): Sum | undefined {
  if (thousands + rest === 0) return undefined;
  if (next === 1000) return thousands === 0 && !joined ? [rest * 1000, 0] : undefined;
  const freely = ['en', 'de', 'pt'].includes(code) || !joined;
  if (rest === 0) return freely ? [thousands, next] : undefined;
  // nineteen hundred, neunzehnhundert
  const most = ['en', 'de'].includes(code) ? 19 : 9;
  if (next === 100) return rest <= most && !joined ? [thousands, rest * 100] : undefined;
  if (next > 100) return undefined;
  const low = rest % 100;
  const more = low === 0 ? freely : isTensAndOnes(low, next, joined, code);
  // quatre-vingts is four times twenty.
  if (code === 'fr' && low === 4 && next === 20 && !joined) return [thousands, rest + 76];
  return more ? [thousands, rest + next] : undefined;
}

function isTensAndOnes(tens: number, ones: number, joined: boolean, code: string): boolean {
  // drei und zwanzig
  if (code === 'de') return joined && tens < 10 && ones >= 20 && ones % 10 === 0;
  // soixante et onze, quatre-vingt-douze, dix-sept
  const isFrench =
    code === 'fr' &&
    ([60, 80].includes(tens) ? ones < 17 : [10, 70, 90].includes(tens) && ones > 6 && ones < 10);
  if (!isFrench && (ones > 9 || tens < 20 || tens % 10 > 0)) return false;
  if (code === 'fr') return !joined || ones % 10 === 1;
  return joined === ['es', 'pt'].includes(code);
}

const chineseDigits = '一二三四五六七八九';
const characters = /[〇零一二两兩三四五六七八九十]+/g;

/** 二十三 is 23 and 两 is 2; several that are no number up to 99 are none (三四 is three or four). */
function charactersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(characters)].flatMap(({ 0: run, index: from }) => {
    const value = valueOfCharacters(run);
    return value === undefined ? [] : [{ value, from, to: from + run.length, isPart: false }];
  });
}

function valueOfCharacters(run: string): number | undefined {
  const digit = (one: string) => chineseDigits.indexOf(one) + 1;
  const tens = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(run);
  if (tens) return digit(tens[1] || '一') * 10 + (tens[2] ? digit(tens[2]) : 0);
  if (run.length > 1) return undefined;
  return '两兩'.includes(run) ? 2 : digit(run);
}
