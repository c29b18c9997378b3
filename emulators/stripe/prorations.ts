import { periodEnd } from './calendar.ts';
import type { Charge } from './invoices.ts';
import type { Interval, Price, RequestedItem, Subscription, SubscriptionItem } from './objects.ts';
import { priceIn } from './price-in.ts';
import { find, type StripeState } from './stripe-state.ts';

export const nameOfPrice = (state: StripeState, price: Price): string =>
  price.nickname ?? state.stored.products[price.product]?.name ?? price.id;

/** Returns the cost of an item for a whole period. */
export function wholePeriod(
  state: StripeState,
  item: { id: string; price: Price; quantity: number },
  period: Charge['period'],
  currency: string,
): Charge {
  return {
    amount: priceIn(state, item.price, currency).unit_amount * item.quantity,
    description: `${item.quantity} × ${nameOfPrice(state, item.price)}`,
    price: item.price,
    quantity: item.quantity,
    item: item.id,
    period,
    proration: false,
  };
}

/**
 * Returns the cost of changing items at a point in time (seconds since 1970): a credit for the unused time of
 * the old items, and a charge for the remaining time of the new items. Each line is rounded to the smallest
 * unit.
 *
 * With flexible billing, the credit is a share of the amount charged for the item. With classic billing, it
 * is a share of the item's current price (docs.stripe.com/billing/subscriptions/billing-mode/compare, read in
 * November 2026).
 */
export function prorations(
  state: StripeState,
  subscription: Subscription,
  wanted: readonly RequestedItem[],
  at: number,
): Charge[] {
  const charges: Charge[] = [];
  for (const want of wanted) {
    const item = subscription.items.data.find(({ id }) => id === want.id);
    const price = find(state.stored.prices, want.price, 'price');
    const sameAsNow = item && item.price.id === price.id && item.quantity === want.quantity;
    if (sameAsNow) continue;
    const period = item ?? subscription.items.data[0];
    if (item && item.quantity > 0) charges.push(...creditOf(state, subscription, item, at));
    if (want.quantity === 0 || !period) continue;
    if (item && !sameInterval(item.price, price)) {
      const end = periodEnd(at, price.recurring ?? monthly);
      const asNew = { id: item.id, price, quantity: want.quantity };
      charges.push(wholePeriod(state, asNew, { start: at, end }, subscription.currency));
    } else {
      charges.push({
        ...line(state, item, price, want.quantity, at, period.current_period_end, 'Remaining'),
        amount: shareOfPrice(state, subscription, price, want.quantity, at, period),
      });
    }
  }
  return charges;
}

export const monthly: Interval = { interval: 'month', interval_count: 1 };

export const sameInterval = (a: Price, b: Price): boolean =>
  a.recurring?.interval === b.recurring?.interval &&
  a.recurring?.interval_count === b.recurring?.interval_count;

function creditOf(
  state: StripeState,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
): Charge[] {
  const { price, quantity } = item;
  const credit = (amount: number, end: number): Charge => ({
    ...line(state, item, price, quantity, at, end, 'Unused'),
    amount: -amount,
  });
  if (subscription.billing_mode.type === 'classic') {
    const amount = shareOfPrice(state, subscription, price, quantity, at, item);
    return [credit(amount, item.current_period_end)];
  }
  return debitsOf(state, subscription, item.id, at).map(({ amount, start, end }) =>
    credit(Math.round((amount * (end - at)) / (end - start)), end),
  );
}

/**
 * Returns the charges for an item that have not been credited yet and whose period includes the time `at`.
 */
function debitsOf(state: StripeState, subscription: Subscription, item: string, at: number) {
  const debits = state.stored.debits[subscription.id] ?? [];
  return debits.filter((debit) => debit.item === item && debit.start <= at && at < debit.end);
}

/** Records the charges and credits of the current items, so that no amount is credited twice. */
export function noteDebits(
  state: StripeState,
  subscription: Subscription,
  charges: readonly Charge[],
  at: number,
): void {
  const credited = new Set(charges.filter(({ amount }) => amount < 0).map(({ item }) => item));
  const kept = (state.stored.debits[subscription.id] ?? []).filter(
    (debit) => debit.end > at && !credited.has(debit.item),
  );
  const added = charges.flatMap(({ amount, price, period }) => {
    const item = subscription.items.data.find((one) => one.price.id === price.id);
    return amount >= 0 && item ? [{ item: item.id, amount, ...period }] : [];
  });
  state.stored.debits[subscription.id] = [...kept, ...added];
}

/** Returns the share of a price for the rest of a period, less coupons. */
function shareOfPrice(
  state: StripeState,
  { discounts, currency }: Subscription,
  price: Price,
  quantity: number,
  at: number,
  { current_period_start: start, current_period_end: end }: SubscriptionItem,
): number {
  const share = Math.max(0, end - at) / (end - start);
  const left = discounts.reduce(
    (all, id) => all * (1 - find(state.stored.coupons, id, 'coupon').percent_off / 100),
    1,
  );
  return Math.round(priceIn(state, price, currency).unit_amount * quantity * share * left);
}

function line(
  state: StripeState,
  item: SubscriptionItem | undefined,
  price: Price,
  quantity: number,
  at: number,
  end: number,
  which: 'Unused' | 'Remaining',
): Omit<Charge, 'amount'> {
  const many = quantity === 1 ? '' : `${quantity} × `;
  return {
    description: `${which} time on ${many}${nameOfPrice(state, price)}`,
    price,
    quantity,
    item: item?.id ?? 'si_new',
    period: { start: at, end },
    proration: true,
  };
}
