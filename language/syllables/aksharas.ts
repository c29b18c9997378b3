/**
 * An akshara: consonants joined by a virama, the last one with its vowel signs. A following ৎ belongs to the
 * akshara.
 */
const akshara = /(?:\p{L}[\u093c\u09bc\u0a3c]?[\u094d\u09cd\u0a4d]\u200d?)*\p{L}\p{M}*ৎ*/gu;

/**
 * Splits Hindi, Bengali and Punjabi words into aksharas: न·म·स्ते has three, not two (नम·स्ते). Null for a
 * word that contains anything else. Does not use `Intl.Segmenter`, which splits words differently in older
 * browsers.
 */
export function aksharas(word: string): string[] | null {
  const parts = word.match(akshara) ?? [];
  return parts.join('') === word ? parts : null;
}
