import { seedOf } from '#language/random.ts';

/**
 * The seed of an activity that nobody has opened yet, out of the lesson's id: its worksheet, its homework
 * and the projector all show the same from the first time on, whichever of them comes first.
 */
export const firstSeed = (resourceId: string, name: string): number =>
  seedOf(`${resourceId} ${name}`);

/** A fresh seed for a teacher who asks for other words; stored, so that nothing is drawn again. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
