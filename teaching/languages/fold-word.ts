import { withoutArticlePrefix } from './articles.ts';
import { languageOf } from './languages.ts';

/** Marks that are optional in spelling: Arabic vowels (not hamza), Hebrew points, tatweel, joiners. */
const optionalMarks =
  /[\u064B-\u0652\u0670\u0640\u0591-\u05BD\u05BF\u05C1\u05C2\u00AD\u200B-\u200D\u2060]/g;

/** One form for finding the same word again: composed, lower case, without optional marks. */
export function foldWord(language: string, word: string): string {
  const { locale } = languageOf(language);
  const plain = word
    .normalize('NFC')
    .replace(optionalMarks, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replaceAll('ё', 'е')
    .trim();
  return withoutArticlePrefix(language, plain.toLocaleLowerCase(locale === 'und' ? 'en' : locale));
}
