const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;
/** Hiragana, katakana and the long mark alone; the dot between foreign names counts. */
export const isKana = (text: string): boolean => kana.test(text);

/** Katakana as hiragana; the long mark and every other character stay. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * Whether a reading may stand over a word: kana alone, and the kana that the word itself shows
 * (okurigana) at their places, so 行きます takes いきます and not いきました.
 */
export function readingFitsWord(word: string, reading: string): boolean {
  if (!isKana(reading)) return false;
  const pattern = word
    .split(/([\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u)
    .map((part, at) => {
      if (part === '') return '';
      // ヶ and ケ between kanji are read か or が, so they are no kana to line up.
      return at % 2 === 0 || /^[ヶヵケ]$/u.test(part) ? '.+' : literal(toHiragana(part));
    })
    .join('');
  return new RegExp(`^${pattern}$`, 'u').test(toHiragana(reading));
}

/** A stretch of a word, with its reading where it has kanji. */
export interface RubyPart {
  text: string;
  reading?: string;
}

/**
 * The word cut so that its reading stands over its kanji alone: 行きます -> 行 (い) きます. Where the split
 * would be a guess, as in 食べ物, the reading stands over the whole word.
 */
export function rubyParts(word: string, reading: string): RubyPart[] {
  const parts =
    /^([\p{sc=Hiragana}\p{sc=Katakana}ー]*)([^\p{sc=Hiragana}\p{sc=Katakana}ー]+)([\p{sc=Hiragana}\p{sc=Katakana}ー]*)$/u.exec(
      word,
    );
  if (!parts || !readingFitsWord(word, reading)) return [{ text: word, reading }];
  const [, before = '', kanji = '', after = ''] = parts;
  const over = reading.slice(before.length, reading.length - after.length);
  return [{ text: before }, { text: kanji, reading: over }, { text: after }].filter(
    ({ text }) => text !== '',
  );
}
