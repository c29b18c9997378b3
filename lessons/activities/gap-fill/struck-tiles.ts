import { foldWord } from '#language/fold-word.ts';

interface Word {
  text: string;
}

/**
 * Which tiles of the bank are struck out: of tiles with the same word, capitals aside, as many as are
 * found, from the first on. Each word is folded once: a bank may hold hundreds.
 */
export function struckTiles(
  language: string,
  bank: readonly Word[],
  found: readonly Word[],
): boolean[] {
  const left = new Map<string, number>();
  for (const { text } of found) {
    const form = foldWord(language, text);
    left.set(form, (left.get(form) ?? 0) + 1);
  }
  if (left.size === 0) return bank.map(() => false);
  return bank.map(({ text }) => {
    const form = foldWord(language, text);
    const count = left.get(form) ?? 0;
    if (count > 0) left.set(form, count - 1);
    return count > 0;
  });
}
