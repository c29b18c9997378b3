/**
 * Computes the position of each native half in the native sentence, by repeatedly searching for a half that
 * begins the rest of the sentence. Returns null if the halves do not form the sentence in any order. Ignores
 * spaces and punctuation. Sentences have few chunks, so a full search is cheap; `tries` limits the work for
 * malformed input.
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
 * Removes spaces and punctuation, so that chunks can be compared. French uses a narrow space before `?`, and
 * models change apostrophes and omit full stops; a chunk with such differences is still correct.
 */
export function lettersOnly(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, '');
}
