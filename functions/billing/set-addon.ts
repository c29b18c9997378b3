import { type Charged, SetAddon } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import {
  plannedPlan,
  putPlannedPlanAside,
  putPlannedPlanBack,
} from '#functions/stripe/planned-plan.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { addonItem, previewAddon, requireAddon } from './addon-invoice.ts';
import { atStripe } from './at-stripe.ts';
import { requireSeats } from './downgrade.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { requireSettled, retrieveRunningSubscription } from './running-subscription.ts';
import { chargedBy, requireFresh, withoutPage } from './upgrade.ts';

/**
 * `PUT /subscriptions/addons {planId, quantity, prorationDate}`: sets the quantity of an add-on.
 *
 * An increase is charged at once for the rest of the period, exactly as previewed for this `prorationDate`.
 * 409 if the date is not from a preview of the last hour. If the card does not pay at once or its bank
 * requires authentication, the increase takes effect only when its invoice is paid.
 *
 * A decrease is credited on the next invoice. 409 if teachers occupy the seats to be removed. A planned
 * downgrade is kept.
 */
export const setAddon = operation<BillingEnv, never, never, SetAddon>(
  { may: ['public'], body: SetAddon, keeps: withoutPage },
  async ({ body: { planId, quantity, prorationDate }, db, env, caller }): Promise<Charged> => {
    const plan = requireAddon(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveRunningSubscription(stripe, payer);
      requireSettled(running);
      const { id } = running.subscription;
      const { before, wanted, price } = await addonItem(stripe, running, plan, quantity);
      if (quantity === before) return { invoiceUrl: null, paid: true };
      const more = quantity > before;
      if (!more) {
        await requireSeats(db, caller, (plans) => [
          ...plans.filter((name) => name !== plan),
          ...Array<string>(quantity).fill(plan),
        ]);
      }
      const { prorationDate: now } = await previewAddon(stripe, running, wanted);
      requireFresh(prorationDate, now, running);
      const planned = plannedPlan(running);
      await putPlannedPlanAside(stripe, running);
      try {
        const changed = await stripe.subscriptions.update(
          id,
          {
            items: [wanted],
            proration_date: prorationDate,
            proration_behavior: more ? 'always_invoice' : 'create_prorations',
            payment_behavior: more ? 'pending_if_incomplete' : 'allow_incomplete',
            expand: ['latest_invoice'],
          },
          { idempotencyKey: `addon-${id}-${price}-${before}-${quantity}-${prorationDate}` },
        );
        return more ? chargedBy(env, changed) : { invoiceUrl: null, paid: true };
      } finally {
        if (planned) await putPlannedPlanBack(stripe, id);
        await syncSubscription(db, stripe, id);
      }
    });
  },
);
