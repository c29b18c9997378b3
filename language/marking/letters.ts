import type { MarkingLanguage } from './marking-language.ts';

const collators = new Map<string, Intl.Collator>();

/**
 * True if speakers of the language regard the letters as one letter that differs only in an accent. French é
 * and e are one letter, Spanish ñ and n are two (language-rules 2.8). The collator option `sort`
 * distinguishes Polish ł and Czech č. Always false outside Latin, Greek and Cyrillic: in other scripts the
 * base letter is a different sound.
 */
export function sameButAccents(a: string, b: string, { locale, script }: MarkingLanguage): boolean {
  if (!hasAccents({ script })) return false;
  const collator =
    collators.get(locale) ??
    new Intl.Collator(locale === 'und' ? 'en' : locale, { usage: 'sort', sensitivity: 'base' });
  collators.set(locale, collator);
  return collator.compare(a, b) === 0;
}

/**
 * True for scripts in which a diacritic can be an accent. In all other scripts, a diacritic always makes a
 * different letter.
 */
export const hasAccents = ({ script }: Pick<MarkingLanguage, 'script'>): boolean =>
  ['Latn', 'Grek', 'Cyrl'].includes(script);

/** Letters without a Unicode decomposition. */
const others: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ŧ: 't',
  ħ: 'h',
  ð: 'd',
  þ: 'th',
  ґ: 'г',
  є: 'е',
};

/** Removes all diacritics. Used in the Relaxed preset, and to compare base letters (が and か). */
export function withoutDiacritics(text: string, language: MarkingLanguage): string {
  // Unicode decomposes Korean syllables into letters, and Indic syllables into consonants and vowels. These
  // are not diacritics.
  if (!hasAccents(language) && language.script !== 'Jpan') return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđıßæœŧħðþґє]/g, (letter) => others[letter] ?? letter);
}
