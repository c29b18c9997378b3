import { withoutArticlePrefix } from './articles.ts';
import { languageOf } from './languages.ts';

/** A lesson asks for the same few hundred words again and again, at every redraw. */
const folded = new Map<string, string>();
const maxCachedWords = 5000;

/** The stress of a Russian dictionary, which no text shows. */
const stress = /(?<=\p{sc=Cyrillic})[\u0300\u0301]/gu;

/**
 * One form for finding the same word again: composed, lower case, without optional marks, and with œ as
 * lists type it.
 */
export function foldWord(language: string, word: string): string {
  const key = `${language} ${word}`;
  const known = folded.get(key);
  if (known !== undefined) return known;
  const { locale } = languageOf(language);
  const plain = word
    .normalize('NFC')
    .replace(optionalDiacritics, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .trim()
    .toLocaleLowerCase(locale === 'und' ? 'en' : locale)
    .replaceAll('ё', 'е')
    .replaceAll('œ', 'oe')
    .replace(stress, '');
  const form = withoutArticlePrefix(language, plain);
  if (folded.size >= maxCachedWords) folded.clear();
  folded.set(key, form);
  return form;
}

/**
 * Marks that are optional in spelling: Arabic vowels, Hebrew points, tatweel, joiners. Hamza makes another
 * letter, but over ه it is the Persian ezafe, which few write: خانهٔ ما is خانه ما.
 */
export const optionalDiacritics =
  /(?<=ه)\u0654|[\u064B-\u0652\u0656\u0657\u0670\u0640\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u00AD\u200B-\u200D\u2060]/g;
