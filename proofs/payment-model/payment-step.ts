import * as fc from 'fast-check';
import { basePlans } from '#contracts/billing/prices.ts';
import {
  badCard,
  disputedCard,
  goodCard,
  onceSecureCard,
  secureCard,
} from '#emulators/stripe/testing/open-test-stripe.ts';

const hour = 3600;
const day = 24 * hour;

const base = fc.constantFrom(...basePlans);
// Weighted so that most plans can be upgraded or downgraded and few steps are merely rejected.
const small = fc.constantFrom('SINGLE_TEACHER', 'SINGLE_TEACHER', ...basePlans);
const large = fc.constantFrom('DEPARTMENT', 'DEPARTMENT', ...basePlans);
const addon = fc.constantFrom('ADDON_TEACHER_ONE', 'ADDON_PUPIL_150');
const card = fc.constantFrom(
  ...[goodCard, goodCard, goodCard, badCard, badCard],
  ...[secureCard, onceSecureCard, disputedCard],
);

/** The fate of an event. `killed` means that its Worker dies after this many statements. */
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ is: 'told' as const }) },
  { weight: 2, arbitrary: fc.constant({ is: 'told twice at once' as const }) },
  { weight: 2, arbitrary: fc.constant({ is: 'lost' as const }) },
  { weight: 2, arbitrary: fc.constant({ is: 'later' as const }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('killed' as const), after: fc.nat(4) }) },
);
export type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never;

const time = fc.oneof(
  fc.integer({ min: hour, max: 30 * hour }),
  fc.integer({ min: day, max: 20 * day }),
  fc.integer({ min: 28 * day, max: 95 * day }),
);

const is = <Name extends string>(name: Name) => ({ do: fc.constant(name) });

/** An action of a teacher, Stripe, the bank or the network, or time that passes. */
export const paymentStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...is('begin'), plan: small, card }) },
  { weight: 1, arbitrary: fc.record({ ...is('begin in two tabs'), plans: fc.tuple(base, base) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...is('upgrade'),
      plan: large,
      /** The card that is saved before the step, if any. */
      card: fc.option(card),
      /** Seconds between the preview and "Pay now". An hour is too long. */
      waits: fc.nat(4000),
      /** True to pay an invoice left open by this step at once. */
      pays: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...is('downgrade'), plan: small, twice: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...is('set an add-on'),
      plan: addon,
      quantity: fc.nat(4),
      /** Seconds between the preview of the amounts and the press of the button. */
      waits: fc.nat(4000),
      /** True to pay an invoice left open by this step at once. */
      pays: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...is('cancel'), twice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record(is('resume')) },
  { weight: 2, arbitrary: fc.record({ ...is('use a card'), card }) },
  { weight: 3, arbitrary: fc.record({ ...is('pay what is open'), card }) },
  { weight: 1, arbitrary: fc.record({ ...is('pay once'), twice: fc.boolean(), card }) },
  { weight: 1, arbitrary: fc.record(is('drop the change')) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('give back'),
      /** The index of the payment, counted from the newest. */
      payment: fc.nat(3),
      whole: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('decide a dispute'),
      evidence: fc.constantFrom('winning_evidence', 'losing_evidence'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('begin a trial'),
      plan: base,
      days: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 9, arbitrary: fc.record({ ...is('let time pass'), seconds: time }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...is('send events'),
      fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
      /** Determines the order in which the events are sent. */
      order: fc.nat(1000),
    }),
  },
  { weight: 1, arbitrary: fc.record(is('settle')) },
);
export type PaymentStep = typeof paymentStep extends fc.Arbitrary<infer T> ? T : never;

/** How the life of an account begins. */
export const beginning = fc.record({
  hasTrial: fc.boolean(),
  /** Days from today until the life begins, so that every day of a month occurs. */
  beginsIn: fc.nat(60),
});
export type Beginning = typeof beginning extends fc.Arbitrary<infer T> ? T : never;
