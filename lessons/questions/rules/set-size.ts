import type { Problem } from '../define-question.ts';

/** Checks that a set has at least `least` items and few enough to show. */
export function setSize(items: readonly unknown[], least: number, most = 80): Problem[] {
  if (items.length < least) {
    return [{ where: 'set', message: tooFew(items.length, least) }];
  }
  if (items.length > most) {
    const { length: count } = items;
    return [{ where: 'set', message: `There are ${count}: ${most} is the maximum.` }];
  }
  return [];
}

function tooFew(count: number, least: number): string {
  if (count > 0) return `There are only ${count}: at least ${least} are needed.`;
  return least === 1
    ? 'There is nothing here: at least one is needed.'
    : `There is nothing here: at least ${least} are needed.`;
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
