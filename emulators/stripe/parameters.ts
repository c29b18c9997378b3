import * as z from 'zod';

// A form knows only text: numbers and yes or no are read out of it.
const number = z.coerce.number();
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');
const metadata = z.record(z.string(), z.string());
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: number.default(1),
});
const quantity = number.int().min(0).default(1);
const line = z.strictObject({ price: z.string(), quantity });
const missingPaymentMethod = z.enum(['cancel', 'create_invoice']);
const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: missingPaymentMethod }),
});
const requestedItem = z
  .strictObject({
    id: z.string().optional(),
    price: z.string().optional(),
    quantity: number.int().min(0).optional(),
    deleted: yesOrNo.optional(),
  })
  .transform(({ id, price, quantity: many, deleted }) => ({
    id: id ?? null,
    price,
    quantity: deleted ? 0 : many,
  }));
export type SubmittedItem = z.infer<typeof requestedItem>;

const proration = z.enum(['always_invoice', 'create_prorations', 'none']);

/** Every list is asked for so. */
export const Paging = z.strictObject({
  limit: number.int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

/**
 * The parameters of each call that Lexiloom makes. Strict as Stripe is: an unknown one is refused, so
 * that a misspelt one does not pass here and fail there.
 */
export const parameters = {
  nothing: z.strictObject({}),
  customer: z.strictObject({
    email: z.string().optional(),
    name: z.string().optional(),
    metadata: metadata.default({}),
  }),
  customerUpdate: z.strictObject({
    email: z.string().optional(),
    name: z.string().optional(),
    metadata: metadata.optional(),
  }),
  customers: Paging.extend({ email: z.string().optional() }),
  product: z.strictObject({
    id: z.string().optional(),
    name: z.string(),
    metadata: metadata.default({}),
  }),
  products: Paging.extend({ active: yesOrNo.optional() }),
  price: z.strictObject({
    product: z.string(),
    currency: z.string(),
    unit_amount: number.int().min(0),
    recurring: recurring.optional(),
    lookup_key: z.string().optional(),
    transfer_lookup_key: yesOrNo.optional(),
    nickname: z.string().optional(),
    metadata: metadata.default({}),
  }),
  prices: Paging.extend({
    lookup_keys: z.array(z.string()).optional(),
    active: yesOrNo.optional(),
    product: z.string().optional(),
  }),
  coupon: z.strictObject({
    name: z.string().optional(),
    percent_off: number.positive().max(100),
    duration: z.literal('forever'),
  }),
  checkout: z.strictObject({
    mode: z.enum(['subscription', 'payment']),
    customer: z.string().optional(),
    customer_email: z.string().optional(),
    client_reference_id: z.string().optional(),
    line_items: z.array(line).min(1),
    metadata: metadata.default({}),
    subscription_data: z
      .strictObject({
        metadata: metadata.default({}),
        trial_period_days: number.int().min(1).optional(),
      })
      .optional(),
    invoice_creation: z.strictObject({ enabled: yesOrNo }).optional(),
    allow_promotion_codes: yesOrNo.optional(),
    success_url: z.url(),
    cancel_url: z.url().optional(),
  }),
  subscription: z.strictObject({
    customer: z.string(),
    items: z.array(line).min(1),
    metadata: metadata.default({}),
    trial_period_days: number.int().min(1).optional(),
    trial_settings: trialSettings.optional(),
  }),
  subscriptionUpdate: z.strictObject({
    items: z.array(requestedItem).optional(),
    proration_date: number.optional(),
    proration_behavior: proration.default('create_prorations'),
    payment_behavior: z
      .enum([
        'allow_incomplete',
        'error_if_incomplete',
        'pending_if_incomplete',
        'default_incomplete',
      ])
      .default('allow_incomplete'),
    cancel_at_period_end: yesOrNo.optional(),
    discounts: z.array(z.strictObject({ coupon: z.string() })).optional(),
    metadata: metadata.optional(),
    default_payment_method: z.string().optional(),
  }),
  subscriptions: Paging.extend({
    customer: z.string().optional(),
    status: z.string().optional(),
  }),
  preview: z.strictObject({
    customer: z.string().optional(),
    subscription: z.string(),
    subscription_details: z
      .strictObject({
        items: z.array(requestedItem).optional(),
        proration_date: number.optional(),
        proration_behavior: proration.default('create_prorations'),
      })
      .optional(),
  }),
  invoices: Paging.extend({
    customer: z.string().optional(),
    subscription: z.string().optional(),
    status: z.string().optional(),
  }),
  schedule: z.strictObject({ from_subscription: z.string() }),
  scheduleUpdate: z.strictObject({
    end_behavior: z.enum(['release', 'cancel']).optional(),
    proration_behavior: proration.optional(),
    metadata: metadata.optional(),
    phases: z
      .array(
        z.strictObject({
          start_date: number.optional(),
          end_date: number.optional(),
          duration: recurring.optional(),
          proration_behavior: proration.optional(),
          items: z.array(line).min(1),
        }),
      )
      .optional(),
  }),
  portal: z.strictObject({ customer: z.string(), return_url: z.url() }),
  ofCustomer: Paging.extend({ customer: z.string(), type: z.string().optional() }),
  sessions: Paging.extend({
    customer: z.string().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
  events: Paging.extend({
    type: z.string().optional(),
    /** As Stripe has it: no more than twenty. */
    types: z.array(z.string()).max(20).optional(),
    delivery_success: yesOrNo.optional(),
  }),
} as const;
