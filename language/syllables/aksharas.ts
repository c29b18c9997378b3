/**
 * Matches an akshara: consonants joined by a virama, with the vowel signs of the last consonant. A following
 * ৎ belongs to the akshara.
 */
const akshara = /(?:\p{L}[\u093c\u09bc\u0a3c]?[\u094d\u09cd\u0a4d]\u200d?)*\p{L}\p{M}*ৎ*/gu;

/**
 * Splits Hindi, Bengali and Punjabi words into aksharas: न·म·स्ते has three aksharas, not two (नम·स्ते). Null
 * for a word that contains other characters. Does not use `Intl.Segmenter`, because older browsers split
 * words differently.
 */
export function aksharas(word: string): string[] | null {
  const parts = word.match(akshara) ?? [];
  return parts.join('') === word ? parts : null;
}
