import * as z from 'zod/mini';
import { PlanMap } from '../access/plan-access.ts';
import { AccessType } from '../access/role.ts';
import { UserRow } from './user-list.ts';

/** The model cost of one day, in millionths of a US dollar. */
const SpendDay = z.object({ day: z.string(), micros: z.number() });

/** `GET /v1/admin/users/:id`: the account details that an admin needs for support. */
export const UserAccount = z.object({
  user: z.extend(UserRow, { experimental: z.boolean(), isOwner: z.boolean() }),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      plan: z.string(),
      kind: z.string(),
      status: z.string(),
      paymentStatus: z.string(),
      quantity: z.int(),
      startsAt: z.string(),
      endsAt: z.nullable(z.string()),
      periodEndsAt: z.nullable(z.string()),
      nextPlan: z.nullable(z.string()),
      /** The subscription's id at Stripe; null if the plan was granted manually. */
      stripeId: z.nullable(z.string()),
    }),
  ),
  /**
   * Names of the active plans, including the department's plans. A plan that was bought several times appears
   * several times.
   */
  livePlans: z.array(z.string()),
  /** The terms that admins set in place of the defaults, keyed by plan. */
  mapped: PlanMap,
  used: z.object({ teachers: z.int(), pupils: z.int() }),
  counts: z.object({
    resources: z.int(),
    classrooms: z.int(),
    homeworks: z.int(),
    mediaBytes: z.number(),
    sessions: z.int(),
  }),
  /** Model calls of the last 30 days. */
  model: z.object({ calls: z.int(), tokens: z.number(), micros: z.number(), failed: z.int() }),
  /** The days with costs during the last 30 days, oldest first. */
  spend: z.array(SpendDay),
  resources: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      from: z.string(),
      to: z.string(),
      status: z.string(),
      visibility: z.string(),
      createdAt: z.string(),
    }),
  ),
});
export type UserAccount = z.infer<typeof UserAccount>;

/** Maximum number of resources on a person's page, newest first. */
export const shownResources = 50;

/**
 * `PATCH /v1/admin/users/:id`: the account fields that an admin may change. Omitted fields stay unchanged.
 */
export const UserChange = z
  .partial(
    z.object({
      accessType: AccessType,
      suspended: z.boolean(),
      experimental: z.boolean(),
    }),
  )
  .check(z.refine((change) => Object.keys(change).length > 0, 'Say what to change.'));
export type UserChange = z.infer<typeof UserChange>;
