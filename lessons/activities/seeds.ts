import { seedOf } from '#language/random.ts';

/**
 * Returns the seed of an activity that has not been opened yet, derived from the lesson's id. Worksheet,
 * homework and projector therefore show the same content from the start, whichever is used first.
 */
export const firstSeed = (resourceId: string, name: string): number =>
  seedOf(`${resourceId} ${name}`);

/**
 * Returns a new seed for a teacher who requests other words. The seed is stored, so that later views choose
 * the same words.
 */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
