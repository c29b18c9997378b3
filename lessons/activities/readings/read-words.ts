import type { Text } from '#language/text/text.ts';

/** How many words of the target side there are, and how many it is known of how they are read. */
export function readWords({ target, sentences }: Text): { read: number; words: number } {
  const words = sentences.flatMap((sentence) =>
    sentence.target.tokens.filter(({ isWord }) => isWord),
  );
  // Kana and Latin words are their own reading.
  const selfRead = target === 'ja' ? /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u : /^\p{sc=Latin}+$/u;
  const read = words.filter(
    ({ text, reading, roman }) =>
      reading !== undefined || roman !== undefined || selfRead.test(text),
  );
  return { read: read.length, words: words.length };
}
