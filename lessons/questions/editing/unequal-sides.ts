import type { Bilingual } from '../bilingual.ts';

/**
 * True if any pair has only one side. Content can be saved only if both sides have the same number of
 * entries.
 */
export function unequalSides(pairs: readonly Bilingual[]): boolean {
  return pairs.some(({ target, native }) => (target.trim() === '') !== (native.trim() === ''));
}
