import { allFeatures, type Feature } from './features.ts';
import { plans } from './plans.ts';
import type { AccessType, Role } from './who.ts';

/**
 * The feature flags that go into a token: all for UNLIMITED and admins, none for pupils (their
 * teacher's plan decides), otherwise what the live plans include together. Names of plans that no
 * longer exist count for nothing.
 */
export function privilegeOf(person: {
  role: Role;
  accessType: AccessType;
  plans: readonly string[];
}): readonly Feature[] {
  if (person.role === 'PUPIL') return [];
  if (person.role === 'admin' || person.accessType === 'UNLIMITED') return allFeatures;
  const included = new Set<string>(plansNamed(person.plans).flatMap((plan) => plan.features));
  return allFeatures.filter((feature) => included.has(feature));
}

/** The plans behind a list of names, one for each name that still is a plan's. */
export function plansNamed(names: readonly string[]) {
  return Object.entries(plans).flatMap(([name, plan]) =>
    names.filter((one) => one === name).map(() => plan),
  );
}
