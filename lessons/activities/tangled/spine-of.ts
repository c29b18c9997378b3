import type { SideName } from '#language/text/text.ts';
import type { TangledOptions } from './state.ts';

/** The verb comes last in all their clauses, or (German, Dutch) in many. */
const verbFinal = new Set([
  ...['de', 'nl', 'ja', 'ko', 'tr', 'hi', 'bn', 'pa', 'ur', 'fa', 'ps', 'la'],
]);

/**
 * Whose word order a tangled text follows. Left to the language it is the target's, but the native
 * one's where the target puts its verbs last: beginners lose such a sentence (language-rules 3).
 */
export function spineOf(spine: TangledOptions['spine'], target: string): SideName {
  if (spine !== 'auto') return spine;
  return verbFinal.has(target) ? 'native' : 'target';
}
