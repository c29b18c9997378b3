import type Stripe from 'stripe';
import { Refusal } from '#functions/_base/errors.ts';
import {
  type BoughtPlan,
  isBasePlan,
  planChange,
  planOfLookupKey,
} from '#teaching/billing/prices.ts';
import type { Payer } from './payer.ts';

/** A subscription that runs at Stripe, with its base plan. */
export interface Running {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  plan: BoughtPlan;
}

/** Reads the payer's subscription from Stripe; 409 when there is none that could be changed. */
export async function readRunning(stripe: Stripe, payer: Payer): Promise<Running> {
  const none = () => new Refusal('conflict', 'There is no subscription to change yet.');
  if (!payer.subscriptionId) throw none();
  const subscription = await stripe.subscriptions.retrieve(payer.subscriptionId, {
    expand: ['schedule'],
  });
  for (const item of subscription.items.data) {
    const plan = planOfLookupKey(item.price.lookup_key);
    if (plan && isBasePlan(plan)) return { subscription, item, plan };
  }
  throw none();
}

/** The payer's subscription where moving to this plan is an upgrade that can begin now; else 409. */
export async function readUpgradable(
  stripe: Stripe,
  payer: Payer,
  plan: BoughtPlan,
): Promise<Running> {
  const running = await readRunning(stripe, payer);
  requireNothingPending(running);
  if (planChange(running.plan, plan) !== 'upgrade') {
    throw new Refusal('conflict', 'This plan is no upgrade of yours.');
  }
  return running;
}

/** 409 while a change waits for its invoice: a second one would put the first aside unseen. */
export function requireNothingPending({ subscription }: Running): void {
  if (subscription.pending_update) {
    throw new Refusal(
      'conflict',
      'A change waits for its payment. Pay its invoice first, under Manage subscription.',
    );
  }
}

export const scheduleIdOf = ({ schedule }: Stripe.Subscription): string | null =>
  typeof schedule === 'string' ? schedule : (schedule?.id ?? null);
