import Stripe from 'stripe';
import { Refusal } from '#functions/_base/errors.ts';

/** Runs work at Stripe; what the bank refuses, and a Stripe that is away, get a clear answer. */
export async function atStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new Refusal('payment_failed', error.message);
    }
    const away =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    if (!away) throw error;
    throw new Refusal('unavailable', 'Stripe cannot be reached right now. Nothing was charged.', {
      retryAfterSeconds: 10,
    });
  }
}
