import type { Problem } from '../define-question.ts';

/** Checks that a set has at least `least` items and few enough to show. */
export function setSize(items: readonly unknown[], least: number, most = 80): Problem[] {
  if (items.length < least) {
    const found = items.length === 0 ? 'is nothing here' : `are only ${items.length}`;
    const wanted = least === 1 ? 'one is' : `${least} are`;
    return [{ where: 'set', message: `There ${found}: at least ${wanted} needed.` }];
  }
  if (items.length > most) {
    return [{ where: 'set', message: `There are ${items.length}: ${most} is the maximum.` }];
  }
  return [];
}

/**
 * Applies rules to a set of valid size. For a set that is too large, reports only its size and runs no rule.
 */
export function checkSet(
  items: readonly unknown[],
  { most = 80 }: { most?: number },
  rules: () => Problem[],
): Problem[] {
  const size = setSize(items, 1, most);
  return items.length > most ? size : [...size, ...rules()];
}
