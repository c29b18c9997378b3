import * as z from 'zod/mini';
import { Role } from '../access/role.ts';
import { Duty } from './job-parts.ts';
import { chartWindows, isTimeZone } from './time-buckets.ts';

/** `GET /v1/admin/activity/charts/:chart`: the time window and the time zone. */
export const ChartQuery = z.object({
  window: z._default(z.enum(chartWindows), 'week'),
  /** An IANA name, such as `Europe/Paris`. */
  zone: z._default(
    z
      .string()
      .check(z.maxLength(60), z.refine(isTimeZone, 'Name a time zone, such as Europe/Paris.')),
    'UTC',
  ),
});
export type ChartQuery = z.infer<typeof ChartQuery>;

const time = {
  /** The start of each column, oldest first; the last column is not complete yet. */
  starts: z.array(z.string()),
};
/** The zero-based index of the column that a sum belongs to. Events outside all columns have no row. */
const column = z.int().check(z.minimum(0));

/** Number of sign-ins. */
const SignInChart = z.object({
  ...time,
  lines: z.array(z.object({ column, role: Role, count: z.int() })),
});

/** AI calls, by purpose. */
const GenerationChart = z.object({
  ...time,
  lines: z.array(
    z.object({
      column,
      duty: Duty,
      calls: z.int(),
      failed: z.int(),
      tokens: z.number(),
      /** Millionths of a US dollar. */
      costMicros: z.number(),
    }),
  ),
});

/** Payments reported by Stripe; amounts are in the currency's smallest unit. */
const PaymentChart = z.object({
  ...time,
  lines: z.array(
    z.object({
      column,
      currency: z.string(),
      paid: z.int(),
      failed: z.int(),
      amount: z.number(),
    }),
  ),
});

/** The features that teachers used most during the time window. */
const FeatureChart = z.object({
  ...time,
  lines: z.array(z.object({ element: z.string(), uses: z.int(), people: z.int() })),
});

/** All charts, keyed by their name in the URL. */
export const charts = {
  'sign-ins': SignInChart,
  generations: GenerationChart,
  payments: PaymentChart,
  features: FeatureChart,
} as const;
export type ChartName = keyof typeof charts;
export type Chart<Name extends ChartName> = z.infer<(typeof charts)[Name]>;

/** Maximum number of features in the feature chart. */
export const shownFeatures = 15;
