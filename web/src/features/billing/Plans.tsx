import { useState } from 'react';
import type { CurrentSubscription } from '#teaching/billing/billing.ts';
import { planPrices } from '#teaching/billing/prices.ts';
import { http } from '#web/http.ts';
import { Card } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlanCard } from './PlanCard.tsx';
import { type PlanOffer, planOffers } from './plan-offers.ts';

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

  return (
    <>
      {!current.mayChange && (
        <Card className="mb-5">
          Your department pays for your account. Its owner can change the plan.
        </Card>
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
    </>
  );
}
