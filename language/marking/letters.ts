import type { MarkingLanguage } from './marking-language.ts';

const collators = new Map<string, Intl.Collator>();

/**
 * Same letters but for an accent, as speakers of the language see it: French é and e are one letter,
 * Spanish ñ and n are two (language-rules 2.8). `sort` is what keeps Polish ł and Czech č apart. Only
 * for Latin, Greek and Cyrillic: elsewhere the base letter is another sound.
 */
export function sameButAccents(a: string, b: string, { locale, script }: MarkingLanguage): boolean {
  if (!hasAccents({ script })) return false;
  const collator =
    collators.get(locale) ??
    new Intl.Collator(locale === 'und' ? 'en' : locale, { usage: 'sort', sensitivity: 'base' });
  collators.set(locale, collator);
  return collator.compare(a, b) === 0;
}

/** Scripts in which a mark may be an accent and not always another letter. */
export const hasAccents = ({ script }: Pick<MarkingLanguage, 'script'>): boolean =>
  ['Latn', 'Grek', 'Cyrl'].includes(script);

/** Letters that no decomposition opens. */
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

/** The letters without any mark: what the Relaxed preset compares, and what makes か of が. */
export function withoutDiacritics(text: string, language: MarkingLanguage): string {
  // A Korean syllable falls into its letters, an Indic one into consonant and vowel: those are no marks.
  if (!hasAccents(language) && language.script !== 'Jpan') return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđıßæœŧħðþґє]/g, (letter) => others[letter] ?? letter);
}
