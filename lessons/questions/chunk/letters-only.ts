/**
 * Chunks are compared by what carries meaning: French sets a narrow space before `?`, models bend
 * apostrophes and forget full stops; none of that makes a cut wrong.
 */
export function lettersOnly(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, '');
}
