import Stripe from 'stripe';
import { ApiError } from '#functions/http/errors.ts';
import { describeError, log } from '#functions/http/log.ts';

/** Stripe's error code when it cannot calculate tax because a customer has no usable address. */
const locationInvalid = 'customer_tax_location_invalid';

/**
 * Runs calls to Stripe and converts their failures to clear errors. It recognizes (a) a declined card, (b) an
 * unreachable Stripe, and (c) a subscription that changed between our read and our write: by another tab, by
 * the portal, or because its period ended.
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
      // Log the error, because it may be caused by a bug in our code.
      log('error', 'Stripe refused a request', { ...describeError(error), param: error.param });
      throw new ApiError('conflict', 'Your subscription has just changed. Reload this page.');
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
