import { functionWords } from './function-words.ts';
import { isLanguageCode, languageOf, languages } from './languages.ts';
import { matchesScript } from './matches-script.ts';

const lists = new Map<string, ReadonlySet<string>>();

function listOf(language: string): ReadonlySet<string> | undefined {
  const words = isLanguageCode(language) ? functionWords[language] : undefined;
  if (words === undefined) return undefined;
  const known = lists.get(language) ?? new Set(words.split(' '));
  lists.set(language, known);
  return known;
}

/** Fewer letters tell no language. */
const fewestLetters = 4;
/** So many Chinese characters in a row of Japanese or Korean words have some of its own letters among them. */
const mostHan = 12;
/** Of small words, so many are no coincidence: of a language that is at hand, and of any other. */
const [fewestAtHand, fewestElsewhere] = [2, 3];

/** Of a whole text. */
const fewestInText = 5;

const lettersOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * The language that a line is in where it is plainly not `language`: 'und' where only that is known, null
 * where it may well be the right one. The script tells, or several small words of one language and
 * hardly any of the right one; `atHand` are the languages that a model takes it for, such as the other side's. A line
 * of names, or of words that many languages share, is never told.
 */
export function otherLanguage(
  line: string,
  language: string,
  atHand: readonly string[] = [],
): string | null {
  const text = line.replace(/[|¶]/gu, '');
  if (lettersOf(text, /\p{L}/gu) < fewestLetters) return null;
  const byScript = otherByScript(text, language);
  if (byScript !== null)
    return atHand.find((code) => otherByScript(text, code) === null) ?? byScript;
  const words = new Set(wordsOf(text, language));
  const own = hitsOf(words, language, 1);
  if (own === null) return null;
  return mostOf(words, language, atHand, (hits, isNear) => {
    const fewest = isNear ? fewestAtHand : fewestElsewhere;
    return hits >= fewest && hits > own * 3 && hits * 4 >= words.size;
  });
}

/** The same of a whole text: every word counts as often as it is used, and less of a lead tells. */
export function otherLanguageOfText(
  lines: readonly string[],
  language: string,
  atHand: readonly string[] = [],
): string | null {
  const text = lines.join('\n').replace(/[|¶]/gu, '');
  const words = wordsOf(text, language);
  const own = hitsOf(words, language, 1);
  if (own === null || otherByScript(text, language) !== null) {
    return otherLanguage(text, language, atHand);
  }
  return mostOf(words, language, atHand, (hits) => hits >= fewestInText && hits > own * 1.5);
}

/** What a script that is a language's own counts for, in small words. */
const scriptEvidence = 5;

/** How much speaks for a line being in a language, in small words; 0 where nothing does. */
export function evidenceFor(language: string, line: string): number {
  const text = line.replace(/[|¶]/gu, '');
  const hits = hitsOf(wordsOf(text, language), language, 1);
  if (hits !== null) return hits;
  return /\p{L}/u.test(text) && otherByScript(text, language) === null ? scriptEvidence : 0;
}

/** Whether a word is one of the small words of its language. */
export const isSmallWord = (language: string, word: string): boolean =>
  hitsOf(wordsOf(word, language), language, 1) === 1;

const codes = Object.keys(functionWords).filter(isLanguageCode);

const wordsOf = (text: string, language: string): string[] =>
  text.toLocaleLowerCase(languageOf(language).locale).match(/[\p{L}\p{M}]+/gu) ?? [];

/** How many of the words are small words of the language; null for one without a list. */
function hitsOf(words: Iterable<string>, language: string, shortest: number): number | null {
  const list = listOf(language);
  if (!list) return null;
  return [...words].filter((word) => word.length >= shortest && list.has(word)).length;
}

/** The language that has most of the words, of those that have enough; a word of one letter is of many. */
function mostOf(
  words: Iterable<string>,
  language: string,
  atHand: readonly string[],
  isEnough: (hits: number, isNear: boolean) => boolean,
): string | null {
  const { script } = languageOf(language);
  const [first] = codes
    .filter((code) => code !== language && languages[code].script === script)
    .map((code) => ({ code, hits: hitsOf(words, code, 2) ?? 0, near: atHand.includes(code) }))
    .filter(({ hits, near }) => isEnough(hits, near))
    .sort((one, other) => other.hits - one.hits || Number(other.near) - Number(one.near));
  return first?.code ?? null;
}

function otherByScript(text: string, language: string): string | null {
  if (!matchesScript(language, text)) return 'und';
  const { script } = languageOf(language);
  const kana = lettersOf(text, /[\p{sc=Hira}\p{sc=Kana}]/gu);
  const han = lettersOf(text, /\p{sc=Han}/gu);
  if (script === 'Jpan' && kana === 0 && han >= mostHan) return 'zh';
  if ((script === 'Hans' || script === 'Hant') && kana * 4 > han) return 'ja';
  return script === 'Kore' && han >= mostHan && lettersOf(text, /\p{sc=Hang}/gu) === 0
    ? 'zh'
    : null;
}
