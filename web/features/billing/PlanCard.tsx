import { Check, Minus } from 'lucide-react';
import { planPrices } from '#contracts/billing/prices.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { money } from '#web/app/format/money.ts';
import { sayCount } from '#web/app/format/say-count.ts';
import type { PlanOffer } from './plan-offers.ts';

interface PlanCardProps {
  offer: PlanOffer;
  mayChange: boolean;
  busy: boolean;
  onBuy: () => void;
}

/** One plan: what it costs and gives, what would change, and the way to it. */
export function PlanCard({ offer, mayChange, busy, onBuy }: PlanCardProps) {
  const { plan, name, amount, currency, teachers, pupils, state, changes, missing, tooSmall } =
    offer;
  const gives = [
    sayCount(teachers, 'teacher'),
    ...(pupils > 0 ? [sayCount(pupils, 'pupil')] : []),
    ...(missing.length === 0
      ? ['Every activity, game and sheet', 'Voices, pictures and sound for words']
      : ['All that Lexiloom has, but for what stands below']),
  ];
  const lacks = [
    ...(pupils === 0 ? ['No accounts for pupils'] : []),
    ...missing.map((feature) => `Not included: ${feature}`),
  ];
  return (
    <Card className="flex flex-col gap-4" data-plan={plan}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{name}</h2>
        {state === 'current' && <Badge tone="target">Your plan</Badge>}
        {state === 'next' && <Badge tone="native">Your next plan</Badge>}
      </div>
      <p className="text-ink-2">
        <b className="text-3xl text-ink tabular-nums">{money(amount, currency)}</b> a month
      </p>
      <ul className="grid gap-2">
        {gives.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-ok" />
            {line}
          </li>
        ))}
        {lacks.map((line) => (
          <li key={line} className="flex items-start gap-2 text-ink-2">
            <Minus size={18} aria-hidden="true" className="mt-1 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
      {changes.length > 0 && <p className="text-ink-2 text-sm">{changes.join(', ')}</p>}
      {mayChange &&
        tooSmall.map((sentence) => (
          <p key={sentence} className="rounded-control bg-native-soft px-3 py-2 text-sm">
            {sentence}
          </p>
        ))}
      <div className="mt-auto">{mayChange && action()}</div>
    </Card>
  );

  function action() {
    const { planId } = planPrices[plan];
    if (state === 'buy') {
      return (
        <Button variant="primary" wide busy={busy} data-log="plan-chosen" onClick={onBuy}>
          Choose {name}
        </Button>
      );
    }
    if (state === 'current') {
      return (
        <LinkButton wide href="/subscription/manage">
          Manage subscription
        </LinkButton>
      );
    }
    if (state === 'upgrade' || state === 'downgrade') {
      return (
        <LinkButton
          wide
          variant={state === 'upgrade' ? 'primary' : 'secondary'}
          href={`/subscription/invoice/${state}?planId=${planId}`}
        >
          {state === 'upgrade' ? 'Upgrade' : 'Downgrade'} to {name}
        </LinkButton>
      );
    }
    // What is in the way can be changed there.
    return tooSmall.length > 0 ? (
      <LinkButton wide href="/organisation">
        Setup Organisation
      </LinkButton>
    ) : null;
  }
}
