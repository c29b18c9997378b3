const longestWord = 10;
const han = /\p{sc=Han}/u;

/**
 * Converts the kanji words of a Japanese text to kana, because espeak-ng reads out the names of kanji.
 * `readingOf` returns the reading of a known word. At each position the longest known word is used; an
 * unknown kanji stays unchanged.
 */
export function kanaReading(text: string, readingOf: (word: string) => string | undefined): string {
  let kana = '';
  for (let at = 0; at < text.length; ) {
    const found = han.test(text.charAt(at)) ? longestReading(text, at, readingOf) : null;
    kana += found?.reading ?? text.charAt(at);
    at += found?.length ?? 1;
  }
  return kana;
}

function longestReading(
  text: string,
  at: number,
  readingOf: (word: string) => string | undefined,
): { length: number; reading: string } | null {
  for (let length = Math.min(longestWord, text.length - at); length > 0; length--) {
    const reading = readingOf(text.slice(at, at + length));
    if (reading) return { length, reading };
  }
  return null;
}
