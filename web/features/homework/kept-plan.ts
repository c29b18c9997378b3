import { Plan } from './plan.ts';

const keyOf = (userId: string) => `lexiloom-homework-plan:${userId}`;

/** The plan that this person left on this device; null when there is none that can be read. */
export function readKeptPlan(storage: Pick<Storage, 'getItem'>, userId: string): Plan | null {
  try {
    const kept = Plan.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null; // not JSON, or storage is refused
  }
}

/** Keeps the plan on this device; null forgets it. A full storage is no error to show. */
export function keepPlan(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: string,
  plan: Plan | null,
): void {
  try {
    if (plan) storage.setItem(keyOf(userId), JSON.stringify(plan));
    else storage.removeItem(keyOf(userId));
  } catch {
    // Private windows may refuse to store; the plan then lives as long as the page.
  }
}
