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

/** Minimum number of letters in a line that is classified. */
const fewestLetters = 4;
/**
 * A text with this many consecutive Chinese characters is Chinese: a Japanese or Korean text of this length
 * would contain kana or hangul.
 */
const mostHan = 12;
/**
 * Minimum number of function words in a line, first for a language in `atHand`, then for any other language.
 */
const [fewestAtHand, fewestElsewhere] = [2, 3];

/** Minimum number of function words in a whole text. */
const fewestInText = 5;

const lettersOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Returns the language of a line if it is clearly not `language`. Returns 'und' if the line is clearly in
 * another language, but it is unclear which. Returns null if the line may be in `language`. The evidence is
 * the script, or several function words of one language and hardly any of `language`. `atHand` contains the
 * languages that a model is likely to use by mistake, such as the other language of the lesson. Lines of
 * names, or of words shared by many languages, are never classified.
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

/**
 * Classifies a whole text in the same way as a line, with two differences: every occurrence of a word counts,
 * and a smaller lead is enough.
 */
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

/**
 * The weight of a language-specific script as evidence: it counts as much as this number of function words.
 */
const scriptEvidence = 5;

/**
 * Returns the strength of the evidence that a line is in a language, measured in function words; 0 if there
 * is no evidence.
 */
export function evidenceFor(language: string, line: string): number {
  const text = line.replace(/[|¶]/gu, '');
  const hits = hitsOf(wordsOf(text, language), language, 1);
  if (hits !== null) return hits;
  return /\p{L}/u.test(text) && otherByScript(text, language) === null ? scriptEvidence : 0;
}

/** True if a word is one of the language's function words. */
export const isSmallWord = (language: string, word: string): boolean =>
  hitsOf(wordsOf(word, language), language, 1) === 1;

const codes = Object.keys(functionWords).filter(isLanguageCode);

const wordsOf = (text: string, language: string): string[] =>
  text.toLocaleLowerCase(languageOf(language).locale).match(/[\p{L}\p{M}]+/gu) ?? [];

/** Counts the words that are function words of the language; null for a language without a list. */
function hitsOf(words: Iterable<string>, language: string, shortest: number): number | null {
  const list = listOf(language);
  if (!list) return null;
  return [...words].filter((word) => word.length >= shortest && list.has(word)).length;
}

/**
 * Returns the language with the most function words, if it has at least the minimum number. One-letter words
 * do not count, because many languages share them.
 */
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
