/**
 * The place of each native half in the native sentence, worked out by trying which half the rest of
 * the sentence begins with. Null when no arrangement of the halves gives the sentence. Spaces and
 * punctuation do not count. Sentences have few chunks, so trying every way is cheap; `tries` bounds nonsense.
 */
export function nativeOrder(natives: readonly string[], sentence: string): number[] | null {
  const parts = natives.map(lettersOnly);
  const whole = lettersOnly(sentence);
  const order: number[] = [];
  let tries = 5000;
  const place = (at: number, next: number): boolean => {
    if (next === parts.length) return at === whole.length;
    for (const [index, part] of parts.entries()) {
      tries -= 1;
      if (tries < 0) return false;
      if (order[index] !== undefined || !part || !whole.startsWith(part, at)) continue;
      order[index] = next;
      if (place(at + part.length, next + 1)) return true;
      delete order[index];
    }
    return false;
  };
  return place(0, 0) ? Array.from(order) : null;
}

/**
 * Chunks are compared by what carries meaning: French sets a narrow space before `?`, models bend
 * apostrophes and forget full stops; none of that makes a cut wrong.
 */
export function lettersOnly(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, '');
}
