const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;
/** Hiragana, katakana and the long mark alone; the dot between foreign names counts. */
export const isKana = (text: string): boolean => kana.test(text);

/** A Japanese word in kana; as it is written where its reading is not known, or given in Latin letters. */
export const inKana = ({ text, reading = text }: { text: string; reading?: string }): string =>
  isKana(reading) ? reading : text;

/** Katakana as hiragana; the long mark and every other character stay. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

/**
 * Whether a reading may stand over a word: kana alone, and the kana that the word itself shows
 * (okurigana) at their places, so 行きます takes いきます and not いきました.
 */
export function readingFitsWord(word: string, reading: string): boolean {
  if (!isKana(reading)) return false;
  const read = toHiragana(reading);
  const stretches = word.split(/([\p{sc=Hiragana}\p{sc=Katakana}ー]+)/u);
  const last = stretches.findLastIndex((stretch) => stretch !== '');
  let at = 0;
  /** How many letters must be read at least before the next kana that the word shows. */
  let due = 0;
  for (const [index, stretch] of stretches.entries()) {
    if (stretch === '') continue;
    // ヶ and ケ between kanji are read か or が, so they are no kana to line up.
    if (index % 2 === 0 || /^[ヶヵケ]$/u.test(stretch)) {
      due += 1;
      continue;
    }
    // The first place is the best one: it leaves the most to what follows. The last kana end the reading.
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

/** The place after so many more letters; infinite where there are fewer. */
function pastLetters(text: string, from: number, count: number): number {
  let at = from;
  for (let letter = 0; letter < count; letter += 1) {
    if (at >= text.length) return Number.POSITIVE_INFINITY;
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
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

/** A word in Latin letters, with their accents and the signs of romanisations (ʾ ʿ ʹ). */
export const isLatinReading = (reading: string): boolean =>
  /\p{sc=Latin}/u.test(reading) &&
  /^(?:[\p{sc=Latin}'’‘\u02b9-\u02bf -]|[\u0300-\u036f])+$/u.test(reading.normalize('NFC'));
