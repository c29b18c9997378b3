import { periodEnd } from './calendar.ts';
import type { Charge } from './invoices.ts';
import type { Price, RequestedItem, Subscription, SubscriptionItem } from './objects.ts';
import { find, type StripeState } from './stripe-state.ts';

export const nameOfPrice = (state: StripeState, price: Price): string =>
  price.nickname ?? state.stored.products[price.product]?.name ?? price.id;

/** What an item costs for the whole of a period. */
export function wholePeriod(
  state: StripeState,
  item: { id: string; price: Price; quantity: number },
  period: Charge['period'],
): Charge {
  return {
    amount: item.price.unit_amount * item.quantity,
    description: `${item.quantity} × ${nameOfPrice(state, item.price)}`,
    price: item.price,
    quantity: item.quantity,
    item: item.id,
    period,
    proration: false,
  };
}

/**
 * What a change of items costs at a moment (seconds since 1970): the unused time of what was paid back
 * as credit, the time that is left of the new. Rounded to the smallest unit, line by line. Classic
 * billing: the credit is reckoned from the current price.
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
    if (item && item.quantity > 0) {
      charges.push(part(state, subscription, item, item.quantity, item.price, at, item, 'Unused'));
    }
    if (want.quantity === 0 || !period) continue;
    if (item && !sameInterval(item.price, price)) {
      const end = periodEnd(at, price.recurring ?? { interval: 'month', interval_count: 1 });
      const asNew = { id: item.id, price, quantity: want.quantity };
      charges.push(wholePeriod(state, asNew, { start: at, end }));
    } else {
      charges.push(part(state, subscription, item, want.quantity, price, at, period, 'Remaining'));
    }
  }
  return charges;
}

export const sameInterval = (a: Price, b: Price): boolean =>
  a.recurring?.interval === b.recurring?.interval &&
  a.recurring?.interval_count === b.recurring?.interval_count;

function part(
  state: StripeState,
  { discounts }: Subscription,
  item: SubscriptionItem | undefined,
  quantity: number,
  price: Price,
  at: number,
  period: SubscriptionItem,
  which: 'Unused' | 'Remaining',
): Charge {
  const { current_period_start: start, current_period_end: end } = period;
  const share = Math.max(0, end - at) / (end - start);
  const left = discounts.reduce(
    (all, id) => all * (1 - find(state.stored.coupons, id, 'coupon').percent_off / 100),
    1,
  );
  const amount = Math.round(price.unit_amount * quantity * share * left);
  const many = quantity === 1 ? '' : `${quantity} × `;
  return {
    amount: which === 'Unused' ? -amount : amount,
    description: `${which} time on ${many}${nameOfPrice(state, price)}`,
    price,
    quantity,
    item: item?.id ?? 'si_new',
    period: { start: at, end },
    proration: true,
  };
}
