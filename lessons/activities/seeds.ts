import { seedOf } from '#language/random.ts';

/**
 * Returns the seed of an activity that nobody has opened yet, derived from the lesson's id: worksheet,
 * homework and projector all show the same from the start, whichever is used first.
 */
export const firstSeed = (resourceId: string, name: string): number =>
  seedOf(`${resourceId} ${name}`);

/**
 * Returns a new seed for a teacher who wants other words; it is stored, so that later views draw the same.
 */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
