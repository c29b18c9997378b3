/**
 * Letters that are graphemes on their own, without combining diacritics: Latin, Greek, Cyrillic, Hebrew,
 * Arabic, kana and Han. Most words contain only these letters.
 */
const plain =
  /^[\u0020-\u02af\u0370-\u0482\u048a-\u04ff\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into grapheme clusters (Unicode UAX 29), so that an accent or vowel sign is never separated
 * from its letter. Does not use the segmenter for plain letters, because creating it takes 60 ms on a phone.
 */
export function graphemes(text: string): string[] {
  if (plain.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
