import { withoutArticlePrefix } from './articles.ts';
import { languageOf } from './languages.ts';
import { optionalDiacritics } from './optional-diacritics.ts';

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
