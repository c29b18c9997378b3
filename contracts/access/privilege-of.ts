import { allFeatures, type Feature } from './features.ts';
import { type PlanMap, type PlanTerms, termsOf } from './plan-access.ts';
import { type PlanName, plans } from './plans.ts';
import type { AccessType, Role } from './role.ts';

/**
 * Returns the feature flags for a token. UNLIMITED and admins have all features; pupils have none, because
 * their teacher's plan decides. Everybody else has the features of all their active plans, with the terms
 * that admins set. Plans that no longer exist are ignored.
 */
export function privilegeOf(person: {
  role: Role;
  accessType: AccessType;
  plans: readonly string[];
  mapped: PlanMap;
}): readonly Feature[] {
  if (person.role === 'PUPIL') return [];
  if (person.role === 'admin' || person.accessType === 'UNLIMITED') return allFeatures;
  const included = new Set<string>(
    plansNamed(person.plans, person.mapped).flatMap((plan) => plan.features),
  );
  return allFeatures.filter((feature) => included.has(feature));
}

/** Returns the terms of each named plan; names that are no longer plans are skipped. */
export function plansNamed(names: readonly string[], mapped: PlanMap): PlanTerms[] {
  return (Object.keys(plans) as PlanName[]).flatMap((name) =>
    names.filter((one) => one === name).map(() => termsOf(name, mapped)),
  );
}
