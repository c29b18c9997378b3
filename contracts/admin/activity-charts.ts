import * as z from 'zod/mini';
import { Role } from '../access/role.ts';
import { Duty } from './job-parts.ts';
import { chartWindows, isTimeZone } from './time-buckets.ts';

/** `GET /v1/admin/activity/charts/:chart`: over what time, on whose clock. */
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
  /** When each column begins, oldest first; the last one is under way. */
  starts: z.array(z.string()),
};
/** The column that a sum belongs to, from 0. What happened in none of them has no line. */
const column = z.int().check(z.minimum(0));

/** How often people signed in. */
const SignInChart = z.object({
  ...time,
  lines: z.array(z.object({ column, role: Role, count: z.int() })),
});

/** Calls to the model, by what they were for. */
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

/** Payments as Stripe told of them; amounts in the currency's smallest unit. */
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

/** What teachers used most, over the whole time. */
const FeatureChart = z.object({
  ...time,
  lines: z.array(z.object({ element: z.string(), uses: z.int(), people: z.int() })),
});

/** Every chart by its name in the address. */
export const charts = {
  'sign-ins': SignInChart,
  generations: GenerationChart,
  payments: PaymentChart,
  features: FeatureChart,
} as const;
export type ChartName = keyof typeof charts;
export type Chart<Name extends ChartName> = z.infer<(typeof charts)[Name]>;

/** How many elements the chart of what is used names. */
export const shownFeatures = 15;
