import type { Bilingual } from '../bilingual.ts';

/** True if a pair has only one side: the two sides must have equal numbers to be saved. */
export function unequalSides(pairs: readonly Bilingual[]): boolean {
  return pairs.some(({ target, native }) => (target.trim() === '') !== (native.trim() === ''));
}
