import { withoutArticlePrefix } from './articles.ts';
import { languageOf } from './languages.ts';

/** A cache, because a lesson looks up the same few hundred words at every render. */
const folded = new Map<string, string>();
const maxCachedWords = 5000;

/** The accents that Russian dictionaries use to show stress. Texts do not contain them. */
export const stressMarks = /(?<=\p{sc=Cyrillic})[\u0300\u0301]/gu;

/**
 * Returns the form of a word that is used for lookups: NFC, lower case, without optional diacritics, and with
 * œ spelt as it is typed in lists.
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
    .replace(stressMarks, '');
  const form = withoutArticlePrefix(language, plain);
  if (folded.size >= maxCachedWords) folded.clear();
  folded.set(key, form);
  return form;
}

/**
 * Diacritics that are optional in spelling: Arabic vowels, Hebrew points, tatweel, joiners. Hamza is not
 * optional, because it makes a different letter. The exception is hamza over ه, the Persian ezafe, which is
 * rarely written: خانهٔ ما is the same as خانه ما.
 */
export const optionalDiacritics =
  /(?<=ه)\u0654|[\u064B-\u0652\u0656\u0657\u0670\u0640\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u00AD\u200B-\u200D\u2060]/g;
