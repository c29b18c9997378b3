/**
 * Letters that stand for themselves, with no mark that could follow another: Latin, Greek, Cyrillic,
 * Hebrew, Arabic, kana and Han. Most words are made of them.
 */
const plain =
  /^[\u0020-\u02af\u0370-\u0482\u048a-\u04ff\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * What the eye takes for letters: an accent or vowel sign never parts from its letter (Unicode's
 * grapheme clusters, UAX 29). Plain letters need no segmenter: making one takes a phone 60 ms.
 */
export function graphemes(text: string): string[] {
  if (plain.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
