import type Stripe from 'stripe';

/**
 * How a dispute about a payment is going: `lost` and `won` are the bank's last word; null where there is
 * none, or where the bank only asked (an inquiry moves no money).
 */
export async function disputeOf(
  stripe: Stripe,
  charge: string,
): Promise<'open' | 'won' | 'lost' | null> {
  const { data } = await stripe.disputes.list({ charge, limit: 10 });
  const statuses = data.map(({ status }) => status);
  if (statuses.includes('lost')) return 'lost';
  const isOpen = statuses.some((status) => openStatuses.has(status));
  if (isOpen) return 'open';
  return statuses.includes('won') ? 'won' : null;
}

const openStatuses: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]);
