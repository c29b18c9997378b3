import type { Bilingual } from '../bilingual.ts';

/** True where a pair has one side only: the number on each side is not equal, and nothing may be saved. */
export function unequalSides(pairs: readonly Bilingual[]): boolean {
  return pairs.some(({ target, native }) => (target.trim() === '') !== (native.trim() === ''));
}
