import { cleanText } from '../text/clean-text.ts';
import type { MarkingLanguage } from './marking-language.ts';

/**
 * Invisible characters, and characters that are irrelevant in an answer: joiners, tatweel, variation
 * selectors.
 */
const unseen = /[\u0640\u200C\u200D]|[\uFE00-\uFE0F]/g;
const apostrophes = /[\u2018\u2019\u201B\u02BC\u02BB\u2032\u0060\u00B4\uFF07\u05F3\u02B9]/g;
const quotes = /[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033\uFF02\u05F4\u300C\u300D\u300E\u300F]/g;
const dashes = /[\u2010-\u2015\u2212\uFF0D\u05BE\uFE58\uFE63]/g;
/**
 * Full-width Latin letters. This code does not use NFKC, because NFKC would change more characters, such as
 * "ª" to "a" (language-rules 2.1).
 */
const widths = /[\uFF01-\uFF5E]+/g;

/** The code point of the digit zero in other scripts; the code points of the digits one to nine follow it. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0e50];

/** Characters that differ between keyboard layouts, but represent the same letter. */
const keyboards: Record<string, [RegExp, string][]> = {
  ro: [
    [/ş/g, 'ș'],
    [/ţ/g, 'ț'],
    [/Ş/g, 'Ș'],
    [/Ţ/g, 'Ț'],
  ],
  nl: [
    [/ĳ/g, 'ij'],
    [/Ĳ/g, 'IJ'],
  ],
};

/** Languages with elisions. Phones insert a space after the apostrophe, and this space is removed. */
const leans = new Set(['fr', 'it', 'ga']);

/** Step 1 of language-rules 2: removes artefacts of keyboards and phones from a typed answer. */
export function cleanAnswer(typed: string, { code }: MarkingLanguage): string {
  let text = cleanText(typed)
    .replace(widths, (wide) => wide.normalize('NFKC'))
    .replace(unseen, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(dashes, '-')
    .replaceAll('…', '...')
    .replace(/\p{Nd}/gu, asciiDigit);
  for (const [form, usual] of keyboards[code] ?? []) text = text.replace(form, usual);
  if (leans.has(code)) text = text.replace(/(?<=\p{L})' +(?=\p{L})/gu, "'");
  return text.replace(/\s+/gu, ' ').trim().normalize('NFC');
}

function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => point >= start && point <= start + 9);
  return zero === undefined ? digit : String(point - zero);
}

/**
 * Step 3: removes punctuation and symbols, except apostrophes and hyphens inside a word. A comma or a point
 * between digits is part of the number and is normalised: 3,5 is 3.5 and not 35. Thousands separators are
 * removed.
 */
export function withoutPunctuation(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{M}\p{N}])['-]+|['-]+(?![\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/(?!['-])[\p{P}\p{S}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[ -](?=\d)/g, '.')
    .trim();
}

/** Step 4: converts to lower case by the language's rules; the Greek final sigma equals sigma. */
export function withoutCase(text: string, { code, locale }: MarkingLanguage): string {
  const lower = text.toLocaleLowerCase(locale === 'und' ? 'en' : locale);
  return code === 'el' ? lower.replaceAll('ς', 'σ') : lower;
}

/**
 * Adds the dot to a Turkish capital I. In Turkish, I is the capital of ı and İ is the capital of i, but
 * foreign keyboards have only I.
 */
export const withDots = (text: string, { code }: MarkingLanguage): string =>
  code === 'tr' ? text.replaceAll('I', 'İ') : text;

/**
 * Restores accents that Italians without accented keys type as apostrophes: e' for è, and perche' for perché.
 * Words that have an apostrophe in `expected` (po', va') stay unchanged.
 */
export function withTypedAccents(
  text: string,
  expected: string,
  { code }: MarkingLanguage,
): string {
  if (code !== 'it') return text;
  const plain = (words: string) => words.replace(apostrophes, "'").normalize('NFC');
  const own = new Set(plain(expected).toLowerCase().match(shortened));
  return plain(text).replace(shortened, (word) =>
    own.has(word.toLowerCase()) ? word : `${word.slice(0, -1)}\u0300`.normalize('NFC'),
  );
}
const shortened = /(?<!\p{L})\p{L}*[aeiou]'(?!\p{L})/giu;

/**
 * Step 6: removes diacritics that are optional in spelling. In Arabic these are only U+064B to U+0652 and
 * U+0670: a wider range would also remove the hamza.
 */
const optional: Record<string, RegExp> = {
  Arab: /[\u064B-\u0652\u0670]/g,
  Hebr: /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/g,
};
const optionalByCode: Record<string, RegExp> = {
  ru: /[\u0301\u0300]/g,
  uk: /[\u0301\u0300]/g,
  be: /[\u0301\u0300]/g,
  la: /[\u0304\u0306]/g,
};

export function withoutOptionalDiacritics(text: string, language: MarkingLanguage): string {
  const { code, script, spaces } = language;
  const marks = optionalByCode[code] ?? optional[script];
  // Precomposed letters keep their diacritics (й, ї, أ): only combining diacritics are removed.
  let plain = marks ? takeOff(text, marks, code) : text;
  if (code === 'ru') plain = plain.replaceAll('ё', 'е');
  return spaces ? plain : plain.replaceAll(' ', '');
}

function takeOff(text: string, marks: RegExp, code: string): string {
  // Latin macrons are precomposed (ā), so the text is decomposed first. In the other scripts, the diacritic
  // is separate even after NFC.
  const open = code === 'la' ? text.normalize('NFD') : text;
  return open.replace(marks, '').normalize('NFC');
}

/** Steps 1, 3, 4 and 6 together: reduces an answer or a word to its letters for comparison. */
export const plainAnswer = (text: string, language: MarkingLanguage): string =>
  withoutOptionalDiacritics(
    withoutCase(withoutPunctuation(cleanAnswer(text, language)), language),
    language,
  );
