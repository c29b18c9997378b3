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

interface NumberWords {
  values: ReadonlyMap<string, number>;
  /** Those that are a number only beside another: ein in einundzwanzig. */
  inner: ReadonlySet<string>;
  /** Every part that a word may be made of, the longest first. */
  parts: readonly string[];
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
  const words = list ? { values, inner, parts } : null;
  read.set(code, words);
  return words;
}

/**
 * Number words as digits, so that "three cats" and "3 cats" are one answer (language-rules 2.11).
 * Takes lower-case text without punctuation; a language without a list comes back as it is. Numbers that
 * `isAsked` does not name stay words.
 */
export function numbersAsDigits(
  text: string,
  code: string,
  isAsked: (value: number) => boolean = () => true,
): string {
  if (['zh', 'yue', 'ja'].includes(code)) {
    return text.replace(characters, (run) => {
      const digits = charactersAsDigits(run);
      return isAsked(Number(digits)) ? digits : run;
    });
  }
  const known = wordsOf(code);
  if (!known) return text;
  if (glued.has(code)) {
    return text
      .split(' ')
      .map((word) => {
        const parts = partsOf(word, known.parts) ?? [];
        const found = numberAt(parts, 0, code, known);
        return found?.end === parts.length && isAsked(found.value) ? String(found.value) : word;
      })
      .join(' ');
  }
  // Words, and between them the spaces and hyphens that come back where no number is.
  const pieces = text.split(/([ -])/);
  const words = pieces.filter((_, at) => at % 2 === 0);
  let digits = '';
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at, code, known);
    const found = number && isAsked(number.value) ? number : undefined;
    const end = found?.end ?? at + 1;
    digits += `${found?.value ?? words[at]}${pieces[end * 2 - 1] ?? ''}`;
    at = end;
  }
  return digits;
}

/** No number below a million is longer: what is would only cost time, part by part. */
const longest = 80;

/** einundzwanzig -> ein und zwanzig; undefined for a word that is more than a number. */
function partsOf(word: string, parts: readonly string[]): string[] | undefined {
  if (word === '') return [];
  if (word.length > longest) return undefined;
  for (const part of parts) {
    const rest = word.startsWith(part) ? partsOf(word.slice(part.length), parts) : undefined;
    if (rest) return [part, ...rest];
  }
  return undefined;
}

/** The number that begins at this word, and the word after it. */
function numberAt(
  words: readonly string[],
  from: number,
  code: string,
  { values, inner }: NumberWords,
): { value: number; end: number } | undefined {
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
  return found.end === from + 1 && inner.has(words[from] ?? '') ? undefined : found;
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

/** 二十三 -> 23 and 两 -> 2; several that are no number up to 99 stay (三四 is three or four). */
function charactersAsDigits(run: string): string {
  const digit = (one: string) => chineseDigits.indexOf(one) + 1;
  const tens = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(run);
  if (tens) return String(digit(tens[1] || '一') * 10 + (tens[2] ? digit(tens[2]) : 0));
  if (run.length > 1) return run;
  return String('两兩'.includes(run) ? 2 : digit(run));
}
