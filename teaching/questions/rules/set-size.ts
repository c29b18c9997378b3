import type { Problem } from '../question-definition.ts';

/** A set has at least `least` items and few enough to show. */
export function setSize(items: readonly unknown[], least: number, most = 80): Problem[] {
  if (items.length < least) {
    const found = items.length === 0 ? 'nothing here' : `only ${items.length}`;
    return [{ where: 'set', message: `There is ${found}: at least ${least} are needed.` }];
  }
  if (items.length > most) {
    return [{ where: 'set', message: `There are ${items.length}: ${most} is the most.` }];
  }
  return [];
}
