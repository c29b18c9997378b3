import { seedOf } from '../questions/shuffle.ts';

/**
 * The seed of an activity that nobody has opened yet, out of the lesson's id: its worksheet, its homework
 * and the projector all show the same from the first time on, whichever of them comes first.
 */
export const firstSeed = (resourceId: string, name: string): number =>
  seedOf(`${resourceId} ${name}`);
