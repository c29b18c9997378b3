import { termsOf } from '#contracts/access/plan-terms.ts';
import { plans } from '#contracts/access/plans.ts';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { planPrices } from '#contracts/billing/prices.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { money } from '#web/app/format/money.ts';
import { paidOnce } from './paid-once.ts';

const plan = 'ADDON_PUPIL_PLATFORM';

interface PaidOnceCardProps {
  current: CurrentSubscription;
  busy: boolean;
  onBuy: () => void;
}

/** What is paid once for a year, beside any plan or without one. */
export function PaidOnceCard({ current, busy, onBuy }: PaidOnceCardProps) {
  const { amount, currency } = planPrices[plan];
  const { pupils } = termsOf(plan, current.mapped);
  const held = paidOnce(current);
  return (
    <Card
      className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      data-plan={plan}
    >
      <div className="max-w-prose">
        <h2 className="text-xl">{plans[plan].name}</h2>
        <p className="mt-1 text-ink-2">
          Accounts for {pupils} pupils, for one year. Paid once: nothing is renewed.
        </p>
        {held.length > 0 && <p className="mt-2 font-semibold">You have {held.join('; ')}.</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-ink-2">
          <b className="text-2xl text-ink tabular-nums">{money(amount, currency)}</b> for a year
        </p>
        {current.mayChange && (
          <Button busy={busy} data-log="plan-chosen" onClick={onBuy}>
            Buy {plans[plan].name}
          </Button>
        )}
      </div>
    </Card>
  );
}
