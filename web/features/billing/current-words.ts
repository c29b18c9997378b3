import { plans } from '#contracts/access/plans.ts';
import type { Holding } from '#contracts/billing/billing.ts';
import { day } from './day.ts';

/** How a plan stands, in a sentence: whether it is paid, and what happens when. */
export function currentWords(holding: Holding, locale?: string): string {
  const { kind, status, paymentStatus, periodEndsAt, endsAt, cancelAtPeriodEnd, nextPlan } =
    holding;
  const until = periodEndsAt ?? endsAt;
  const on = until ? `on ${day(until, locale)}` : 'at the end of the period';
  if (paymentStatus === 'unpaid') {
    return 'It hasn’t been paid, so it’s on hold. Pay the open invoice below to get everything back.';
  }
  if (paymentStatus === 'past_due') {
    return 'The last payment failed. Use another card or pay the open invoice below.';
  }
  if (paymentStatus === 'incomplete') return 'The first payment is still to be made.';
  if (status === 'expired' || status === 'canceled') {
    return endsAt ? `It ended on ${day(endsAt, locale)}.` : 'It has ended.';
  }
  if (kind === 'Trial') return `It is free and ends ${on}. Nothing is charged then.`;
  if (kind === 'one_time_payment') return `Paid once, it ends ${on}.`;
  if (cancelAtPeriodEnd) return `It ends ${on} and is not renewed.`;
  if (nextPlan) return `It changes to ${plans[nextPlan].name} ${on}.`;
  return `It is renewed ${on}.`;
}
