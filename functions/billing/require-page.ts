import { ApiError } from '#functions/http/errors.ts';
import { ownPage } from '#functions/stripe/own-page.ts';
import type { BillingEnv } from './env.ts';

/** The address of a page of Stripe's to go to; 503 where there is none, or it is at another site. */
export function requirePage(env: BillingEnv, address: string | null): string {
  const page = ownPage(env, address);
  if (!page) throw new ApiError('unavailable', 'Stripe’s page did not open. Nothing was charged.');
  return page;
}
