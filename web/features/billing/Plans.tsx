import { useState } from 'react';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { planPrices } from '#contracts/billing/prices.ts';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { PaidOnceCard } from './PaidOnceCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { changeHindrance, type PlanOffer, planOffers } from './plan-offers.ts';

/** The plans side by side, and how each is had. */
export function Plans({ current }: { current: CurrentSubscription }) {
  const [buying, setBuying] = useState<PlanOffer['plan'] | null>(null);

  async function buy(plan: PlanOffer['plan']) {
    setBuying(plan);
    try {
      const { planId } = planPrices[plan];
      const { url } = await http.post<{ url: string }>('/subscriptions/checkout', { planId });
      window.location.assign(url);
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      setBuying(null);
    }
  }

  const hindrance = changeHindrance(current.base);
  return (
    <>
      {!current.mayChange && (
        <Notice className="mb-5">
          Your department pays for your account. Its owner can change the plan.
        </Notice>
      )}
      {current.mayChange && hindrance && (
        <Notice tone="warn" className="mb-5">
          {hindrance} <a href="/subscription/manage">Manage subscription</a>
        </Notice>
      )}
      <div className="grid gap-5 lg:grid-cols-3">
        {planOffers(current).map((offer) => (
          <PlanCard
            key={offer.plan}
            offer={offer}
            mayChange={current.mayChange}
            busy={buying === offer.plan}
            onBuy={() => void buy(offer.plan)}
          />
        ))}
      </div>
      <PaidOnceCard
        current={current}
        busy={buying === 'ADDON_PUPIL_PLATFORM'}
        onBuy={() => void buy('ADDON_PUPIL_PLATFORM')}
      />
    </>
  );
}
