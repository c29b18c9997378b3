import { beforeEach, expect, test, vi } from 'vitest';
import { provePayments } from './prove-payments.ts';

beforeEach(() => {
  // Suppress the log, because ignored events and random rejections are logged.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Runs a sample of `npm run prove -- payments`, with the same seed every time. */
test('keeps the database equal to Stripe in 40 account lives, whatever happens to the events', async () => {
  const reached = await provePayments({ seed: 20_261_122, runs: 40 });
  // The runs must reach each of these states; otherwise they would prove nothing.
  for (const one of [
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'canceled',
    'customer.subscription.pending_update_applied',
    'subscription_schedule.released',
    'checkout.session.expired',
    'invoice.payment_action_required',
    'charge.refunded',
    'charge.dispute.closed',
    'invoice.voided',
  ]) {
    expect(reached, one).toContain(one);
  }
}, 600_000);
