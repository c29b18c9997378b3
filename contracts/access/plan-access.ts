import * as z from 'zod/mini';
import { allFeatures, type Feature } from './features.ts';
import { type PlanName, plans } from './plans.ts';

/**
 * A plan's terms: its features, its numbers of teachers and pupils, and the daily cap on AI spending in
 * millionths of a US dollar.
 */
export const PlanTerms = z.object({
  features: z
    .array(z.enum(allFeatures as [Feature, ...Feature[]]))
    .check(z.maxLength(allFeatures.length)),
  teachers: z
    .int('Enter a whole number.')
    .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(10_000, 'Enter a smaller number.')),
  pupils: z
    .int('Enter a whole number.')
    .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(100_000, 'Enter a smaller number.')),
  dailySpendMicros: z
    .int('Enter an amount.')
    .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(1_000_000_000, 'Enter a smaller number.')),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

/** A plan's name in a URL. */
export const PlanKey = z.custom<PlanName>(
  (name) => typeof name === 'string' && Object.hasOwn(plans, name),
  'This plan does not exist.',
);

/** `PUT /v1/admin/plans/:plan`: the plan's new terms, and the revision that was edited. */
export const SetPlan = z.extend(PlanTerms, { revision: z.int().check(z.minimum(0)) });
export type SetPlan = z.infer<typeof SetPlan>;

/** A plan as admins see it. */
export interface PlanRow {
  plan: PlanName;
  name: string;
  terms: PlanTerms;
  /** 0 if no admin has changed the plan; the default terms then apply. */
  revision: number;
}

/** A logged change of a plan's terms. Timestamps are ISO 8601. */
export interface PlanChange {
  id: number;
  plan: string;
  /** Null if the admin's account was deleted. */
  actor: string | null;
  before: PlanTerms;
  after: PlanTerms;
  createdAt: string;
}

/** `GET /v1/admin/plans`. */
export interface PlanAccess {
  plans: PlanRow[];
  /** Newest first. */
  changes: PlanChange[];
}

const MappedTerms = z.extend(PlanTerms, {
  features: z.array(z.string()),
  /**
   * All features that existed when an admin saved the plan. Null or absent if no feature has been added
   * since.
   */
  known: z.nullish(z.array(z.string())),
});
type MappedTerms = z.infer<typeof MappedTerms>;

/**
 * The terms that admins set in place of the defaults, keyed by plan name, as read from the database. Features
 * and plans that no longer exist are dropped. Features that were added later follow the default in plans with
 * “Free upgrades” and are excluded from all other plans (decision 0200).
 */
export const PlanMap = z.pipe(
  z.record(z.string(), MappedTerms),
  z.transform((maps) =>
    Object.fromEntries(
      Object.entries(maps).map(([name, terms]): [string, PlanTerms] => [
        name,
        upgraded(name, terms),
      ]),
    ),
  ),
);
export type PlanMap = z.infer<typeof PlanMap>;

function upgraded(name: string, { known, ...terms }: MappedTerms): PlanTerms {
  const chosen = new Set(terms.features);
  const later = new Set<string>(
    chosen.has('freeUpgrades') && name in plans ? plans[name as PlanName].features : [],
  );
  for (const feature of known ?? allFeatures) later.delete(feature);
  const features = allFeatures.filter((feature) => chosen.has(feature) || later.has(feature));
  return { ...terms, features };
}

/** Returns a plan's current terms: the terms that admins set, or the default terms. */
export const termsOf = (name: PlanName, mapped: PlanMap): PlanTerms => {
  const { features, teachers, pupils, dailySpendMicros } = mapped[name] ?? plans[name];
  return { features: [...features], teachers, pupils, dailySpendMicros };
};
