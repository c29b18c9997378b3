/**
 * Consonants joined by a virama, the last with its vowel signs, are one akshara; ৎ closes the previous one.
 */
const akshara = /(?:\p{L}[\u093c\u09bc\u0a3c]?[\u094d\u09cd\u0a4d]\u200d?)*\p{L}\p{M}*ৎ*/gu;

/**
 * Splits Hindi, Bengali and Punjabi into aksharas: नम·स्ते has three, न·म·स्ते. Null for a word with anything
 * else in it. `Intl.Segmenter` cuts them in one way or another by the age of the browser.
 */
export function aksharas(word: string): string[] | null {
  const parts = word.match(akshara) ?? [];
  return parts.join('') === word ? parts : null;
}
