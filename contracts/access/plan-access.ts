import * as z from 'zod/mini';
import { PlanTerms } from './plan-terms.ts';
import { type PlanName, plans } from './plans.ts';

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
  /** 0 while the default applies. */
  revision: number;
}

/** A row of the audit log about a plan. Timestamps are ISO 8601. */
export interface PlanChange {
  id: number;
  plan: string;
  /** Null if that account was deleted. */
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
