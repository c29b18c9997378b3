const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;
/** True for hiragana, katakana and the long vowel sign; the dot between foreign names is allowed. */
export const isKana = (text: string): boolean => kana.test(text);

/** Returns a Japanese word in kana; unchanged if its reading is unknown or in Latin letters. */
export const inKana = ({ text, reading = text }: { text: string; reading?: string }): string =>
  isKana(reading) ? reading : text;

/** Converts katakana to hiragana. The long vowel sign and all other characters are unchanged. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

/**
 * True if a reading may be shown above a word. It must be kana only, and contain the word's own kana
 * (okurigana) in place: いきます is accepted for 行きます, but いきました is not.
 */
export function readingFitsWord(word: string, reading: string): boolean {
  if (!isKana(reading)) return false;
  const read = toHiragana(reading);
  const stretches = word.split(/([\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u);
  const last = stretches.findLastIndex((stretch) => stretch !== '');
  let at = 0;
  /**
   * Minimum number of kana that the reading must have before the word's next kana. Each run of kanji needs at
   * least one kana.
   */
  let due = 0;
  for (const [index, stretch] of stretches.entries()) {
    if (stretch === '') continue;
    // ヶ and ケ between kanji are read か or が, so this code treats them like kanji.
    if (index % 2 === 0 || /^[ヶヵケ]$/u.test(stretch)) {
      due += 1;
      continue;
    }
    // The first match is the best, because it leaves the most kana for the rest of the word. Kana at the end
    // of the word must be at the end of the reading.
    const shown = toHiragana(stretch);
    const from = pastLetters(read, at, due);
    const place =
      index === last ? read.length - shown.length : due > 0 ? read.indexOf(shown, from) : at;
    if (place < from || (due === 0 && place !== at) || !read.startsWith(shown, place)) return false;
    at = place + shown.length;
    due = 0;
  }
  return due === 0 ? at === read.length : pastLetters(read, at, due) <= read.length;
}

/** Returns the offset after `count` letters; infinite if the text has fewer letters. */
function pastLetters(text: string, from: number, count: number): number {
  let at = from;
  for (let letter = 0; letter < count; letter += 1) {
    if (at >= text.length) return Number.POSITIVE_INFINITY;
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/** A segment of a word, with its reading if it has kanji. */
export interface RubyPart {
  text: string;
  reading?: string;
}

/**
 * Splits the word so that its reading is shown only above the kanji: 行きます -> 行 (い) きます. If the split is
 * ambiguous, as in 食べ物, the reading is shown above the whole word.
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

/** True for Latin letters with accents and romanisation characters (ʾ ʿ ʹ). */
export const isLatinReading = (reading: string): boolean =>
  /\p{sc=Latin}/u.test(reading) &&
  /^(?:[\p{sc=Latin}'’‘\u02b9-\u02bf -]|[\u0300-\u036f])+$/u.test(reading.normalize('NFC'));
