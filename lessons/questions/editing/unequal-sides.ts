import type { Bilingual } from '../bilingual.ts';

/**
 * True if any pair has only one side. Such content cannot be saved, because both sides must have the same
 * number of entries.
 */
export function unequalSides(pairs: readonly Bilingual[]): boolean {
  return pairs.some(({ target, native }) => (target.trim() === '') !== (native.trim() === ''));
}
