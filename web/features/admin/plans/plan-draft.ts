import '#contracts/validation/english-messages.ts';
import { allFeatures, type Feature, features } from '#contracts/access/features.ts';
import { type PlanChange, type PlanRow, PlanTerms } from '#contracts/access/plan-access.ts';
import type { PlanName } from '#contracts/access/plans.ts';

/** The numeric limits of a plan: seats, and a daily budget in dollars, which may have decimals. */
export const amounts = ['teachers', 'pupils', 'dollars'] as const;
export type Amount = (typeof amounts)[number];

/** A plan as edited in the form; the numbers are the typed text. */
export interface PlanDraft extends Record<Amount, string> {
  features: readonly Feature[];
}

export type PlanDrafts = Record<PlanName, PlanDraft>;

const perDollar = 1_000_000;

export const draftOf = ({ features: has, teachers, pupils, dailySpendMicros }: PlanTerms) => ({
  features: allFeatures.filter((feature) => has.includes(feature)),
  teachers: String(teachers),
  pupils: String(pupils),
  dollars: String(dailySpendMicros / perDollar),
});

export function draftsOf(plans: readonly PlanRow[]): PlanDrafts {
  const drafts: Partial<PlanDrafts> = Object.fromEntries(
    plans.map(({ plan, terms }) => [plan, draftOf(terms)]),
  );
  return drafts as PlanDrafts;
}

/** Returns the plan with a feature switched on or off. */
export const withFeature = (draft: PlanDraft, feature: Feature, on: boolean): PlanDraft => ({
  ...draft,
  features: allFeatures.filter((one) => (one === feature ? on : draft.features.includes(one))),
});

const numberOf = (typed: string) =>
  /^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN;

/** Parses the form, or returns which number is wrong and why. */
export function readDraft(draft: PlanDraft): { terms: PlanTerms } | { wrong: Amount; why: string } {
  const given = {
    features: [...draft.features],
    teachers: numberOf(draft.teachers),
    pupils: numberOf(draft.pupils),
    dailySpendMicros: Math.round(numberOf(draft.dollars) * perDollar),
  };
  const checked = PlanTerms.safeParse(given);
  if (checked.success) return { terms: checked.data };
  const [issue] = checked.error.issues;
  const at = issue?.path[0];
  const wrong = at === 'teachers' || at === 'pupils' ? at : 'dollars';
  return { wrong, why: issue?.message ?? 'Enter a number.' };
}

const sameTerms = (one: PlanTerms, other: PlanTerms) =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

/** The plans whose values in the form differ from the stored terms. */
export const changedPlans = (plans: readonly PlanRow[], drafts: PlanDrafts): PlanRow[] =>
  plans.filter(({ plan, terms }) => {
    const read = readDraft(drafts[plan]);
    return !('terms' in read) || !sameTerms(read.terms, terms);
  });

/** Describes a log entry: features added and removed, and numbers changed. */
export function changeWords({ before, after }: Pick<PlanChange, 'before' | 'after'>): string[] {
  const names = (list: readonly Feature[]) => list.map((feature) => features[feature]).join(', ');
  const added = after.features.filter((feature) => !before.features.includes(feature));
  const gone = before.features.filter((feature) => !after.features.includes(feature));
  const number = (name: string, from: number, to: number) =>
    from === to ? [] : [`${name} ${from} → ${to}`];
  return [
    ...(added.length > 0 ? [`On: ${names(added)}`] : []),
    ...(gone.length > 0 ? [`Off: ${names(gone)}`] : []),
    ...number('Teachers', before.teachers, after.teachers),
    ...number('Pupils', before.pupils, after.pupils),
    ...number(
      'AI per day in $',
      before.dailySpendMicros / perDollar,
      after.dailySpendMicros / perDollar,
    ),
  ];
}
