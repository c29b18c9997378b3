import * as z from 'zod/mini';
import { allFeatures, type Feature } from './features.ts';
import { type PlanName, plans } from './plans.ts';

/** What a plan gives: features by key, places, and what AI may cost in a day in millionths of a dollar. */
export const PlanTerms = z.object({
  features: z
    .array(z.enum(allFeatures as [Feature, ...Feature[]]))
    .check(z.maxLength(allFeatures.length)),
  teachers: z
    .int('Give a whole number.')
    .check(z.minimum(0, 'Give 0 or more.'), z.maximum(10_000, 'Give less.')),
  pupils: z
    .int('Give a whole number.')
    .check(z.minimum(0, 'Give 0 or more.'), z.maximum(100_000, 'Give less.')),
  dailySpendMicros: z
    .int('Give an amount.')
    .check(z.minimum(0, 'Give 0 or more.'), z.maximum(1_000_000_000, 'Give less.')),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

const MappedTerms = z.extend(PlanTerms, {
  features: z.array(z.string()),
  /** Every feature that there was when an admin chose; null or absent where none has come since. */
  known: z.nullish(z.array(z.string())),
});
type MappedTerms = z.infer<typeof MappedTerms>;

/**
 * What admins gave plans instead of their defaults, by the plan's name, as the database answers it.
 * Features that have gone since are left out, and so are plans. A feature that came since is in a plan with
 * “Free upgrades” as its default has it, and in no other (decision 0200).
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

/** What a plan gives now: as an admin mapped it, otherwise its default. */
export const termsOf = (name: PlanName, mapped: PlanMap): PlanTerms => {
  const { features, teachers, pupils, dailySpendMicros } = mapped[name] ?? plans[name];
  return { features: [...features], teachers, pupils, dailySpendMicros };
};
