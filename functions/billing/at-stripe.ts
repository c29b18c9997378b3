import Stripe from 'stripe';
import { ApiError } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';

/** Stripe's code where tax is to be calculated for a customer without a usable address. */
const locationInvalid = 'customer_tax_location_invalid';

/**
 * Runs work at Stripe; what the bank refuses, a Stripe that is away, and a subscription that was changed
 * between our look at it and our change (another tab, the portal, the end of its period) get a clear
 * answer.
 */
export async function atStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new ApiError('payment_failed', error.message);
    }
    if (error instanceof Stripe.errors.StripeError && error.code === locationInvalid) {
      throw new ApiError(
        'conflict',
        'We need your address to calculate tax. Add it under Card and billing details, then try again.',
      );
    }
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    ) {
      // It may be a fault of ours as well: the log must say so.
      log('error', 'Stripe refused a request', { ...describeError(error), param: error.param });
      throw new ApiError('conflict', 'Your subscription has just changed. Load this page again.');
    }
    const away =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    if (!away) throw error;
    throw new ApiError('unavailable', 'Stripe cannot be reached right now. Nothing was charged.', {
      retryAfterSeconds: 10,
    });
  }
}
