import * as z from 'zod';

// All form values are text, so numbers and booleans are parsed from text.
const number = z.coerce.number();
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');
const metadata = z.record(z.string(), z.string());
const interval = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: number.default(1),
});
const currency = z.string().regex(/^[a-z]{3}$/, 'Invalid currency');
const amount = number.int().min(0).max(99_999_999);
const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified']).default('unspecified');
const address = z.strictObject({
  city: z.string().optional(),
  country: z.string().length(2).optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  postal_code: z.string().optional(),
  state: z.string().optional(),
});
const billingMode = z.strictObject({ type: z.enum(['classic', 'flexible']) });
const automaticTax = z.strictObject({ enabled: yesOrNo });
const urlOrNothing = z.union([z.url(), z.literal('')]);
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

/** The paging parameters that every list accepts. */
const Paging = z.strictObject({
  limit: number.int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});

/**
 * The parameters of each call that Lexiloom makes. Unknown parameters are rejected, as at Stripe. Otherwise a
 * misspelt parameter would be accepted here and rejected at Stripe.
 */
export const parameters = {
  nothing: z.strictObject({}),
  customer: z.strictObject({
    email: z.string().optional(),
    name: z.string().optional(),
    address: address.optional(),
    metadata: metadata.default({}),
  }),
  customerUpdate: z.strictObject({
    email: z.string().optional(),
    name: z.string().optional(),
    address: address.optional(),
    metadata: metadata.optional(),
  }),
  customers: Paging.extend({ email: z.string().optional() }),
  product: z.strictObject({
    id: z.string().optional(),
    name: z.string(),
    tax_code: z.string().optional(),
    metadata: metadata.default({}),
  }),
  productUpdate: z.strictObject({
    name: z.string().optional(),
    tax_code: z.string().optional(),
    active: yesOrNo.optional(),
    metadata: metadata.optional(),
  }),
  products: Paging.extend({ active: yesOrNo.optional() }),
  price: z.strictObject({
    product: z.string(),
    currency,
    unit_amount: amount,
    tax_behavior: taxBehavior,
    currency_options: z
      .record(currency, z.strictObject({ unit_amount: amount, tax_behavior: taxBehavior }))
      .default({}),
    recurring: interval.optional(),
    lookup_key: z.string().optional(),
    transfer_lookup_key: yesOrNo.optional(),
    nickname: z.string().optional(),
    metadata: metadata.default({}),
  }),
  /** The amount of a price cannot be changed, so a different amount requires a new price. */
  priceUpdate: z.strictObject({
    active: yesOrNo.optional(),
    nickname: z.string().optional(),
    lookup_key: z.string().optional(),
    metadata: metadata.optional(),
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
    currency: currency.optional(),
    automatic_tax: automaticTax.optional(),
    tax_id_collection: z.strictObject({ enabled: yesOrNo }).optional(),
    billing_address_collection: z.enum(['auto', 'required']).optional(),
    customer_update: z
      .strictObject({
        address: z.enum(['auto', 'never']).optional(),
        name: z.enum(['auto', 'never']).optional(),
        shipping: z.enum(['auto', 'never']).optional(),
      })
      .optional(),
    adaptive_pricing: z.strictObject({ enabled: yesOrNo }).optional(),
    subscription_data: z
      .strictObject({
        metadata: metadata.default({}),
        billing_mode: billingMode.optional(),
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
    currency: currency.optional(),
    automatic_tax: automaticTax.optional(),
    billing_mode: billingMode.optional(),
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
          duration: interval.optional(),
          proration_behavior: proration.optional(),
          items: z.array(line).min(1),
        }),
      )
      .optional(),
  }),
  portal: z.strictObject({
    configuration: z.string().optional(),
    customer: z.string(),
    return_url: z.url(),
  }),
  portalConfiguration: z.strictObject({
    business_profile: z
      .strictObject({
        headline: z.string().max(60).optional(),
        privacy_policy_url: urlOrNothing.optional(),
        terms_of_service_url: urlOrNothing.optional(),
      })
      .optional(),
    default_return_url: urlOrNothing.optional(),
    features: z
      .strictObject({
        customer_update: z
          .strictObject({
            enabled: yesOrNo,
            allowed_updates: z
              .array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']))
              .default([]),
          })
          .optional(),
        invoice_history: z.strictObject({ enabled: yesOrNo }).optional(),
        payment_method_update: z.strictObject({ enabled: yesOrNo }).optional(),
        subscription_cancel: z
          .strictObject({
            enabled: yesOrNo,
            mode: z.enum(['at_period_end', 'immediately']).optional(),
            proration_behavior: proration.optional(),
          })
          .optional(),
        subscription_update: z.strictObject({ enabled: yesOrNo }).optional(),
      })
      .optional(),
    active: yesOrNo.optional(),
    metadata: metadata.optional(),
  }),
  portalConfigurations: Paging.extend({ active: yesOrNo.optional() }),
  webhookEndpoint: z.strictObject({
    url: z.url(),
    enabled_events: z.array(z.string()).min(1),
    api_version: z.string().optional(),
    description: z.string().optional(),
    metadata: metadata.default({}),
  }),
  webhookEndpointUpdate: z.strictObject({
    url: z.url().optional(),
    enabled_events: z.array(z.string()).min(1).optional(),
    description: z.string().optional(),
    disabled: yesOrNo.optional(),
    metadata: metadata.optional(),
  }),
  list: Paging,
  charges: Paging.extend({
    customer: z.string().optional(),
    payment_intent: z.string().optional(),
  }),
  refund: z.strictObject({
    amount: number.int().positive().optional(),
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    metadata: metadata.default({}),
  }),
  disputes: Paging.extend({
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
  }),
  disputeUpdate: z.strictObject({
    evidence: z.strictObject({ uncategorized_text: z.string() }).optional(),
    submit: yesOrNo.optional(),
    metadata: metadata.optional(),
  }),
  invoicePayments: Paging.extend({
    invoice: z.string().optional(),
    payment: z
      .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
      .optional(),
    status: z.enum(['open', 'paid', 'canceled']).optional(),
  }),
  ofCustomer: Paging.extend({ customer: z.string(), type: z.string().optional() }),
  sessions: Paging.extend({
    customer: z.string().optional(),
    payment_intent: z.string().optional(),
    subscription: z.string().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
  events: Paging.extend({
    type: z.string().optional(),
    /** At most twenty types, as at Stripe. */
    types: z.array(z.string()).max(20).optional(),
    delivery_success: yesOrNo.optional(),
  }),
} as const;
