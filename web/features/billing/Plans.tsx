import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { termsOf } from '#contracts/access/plan-access.ts';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { plainList } from '#ui/wordings/lists.ts';
import { useAnswers } from '#ui/wordings/use-answers.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { money } from '#web/app/format/format.ts';
import { http } from '#web/app/http/http.ts';
import { changeHindrance, type PlanOffer, planOffers } from './plan-offers.ts';
import { isTaxAdded, paidOnce } from './price-words.ts';

/** The plans next to each other, each with its action. */
export function Plans({ current }: { current: CurrentSubscription }) {
  const [buying, setBuying] = useState<PlanOffer['plan'] | null>(null);

  async function buy(plan: PlanOffer['plan']) {
    setBuying(plan);
    try {
      const { planId } = planPrices[plan];
      const { url } = await http.post<{ url: string }>('/subscriptions/checkout', { planId });
      window.location.assign(url);
    } catch (error) {
      toast('error', messageOf(error));
      setBuying(null);
    }
  }

  useAnswers();
  const hindrance = changeHindrance(current.base);
  return (
    <>
      {!current.mayChange && (
        <Notice className="mb-5">
          <Trans>Your department pays for your account. Its owner can change the plan.</Trans>
        </Notice>
      )}
      {current.mayChange && hindrance && (
        <Notice tone="warn" className="mb-5">
          {hindrance}{' '}
          <a href="/subscription/manage">
            <Trans>Manage subscription</Trans>
          </a>
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

const plan = 'ADDON_PUPIL_PLATFORM';

interface PaidOnceCardProps {
  current: CurrentSubscription;
  busy: boolean;
  onBuy: () => void;
}

/** The offer that is paid once for a year, with or without a plan. */
function PaidOnceCard({ current, busy, onBuy }: PaidOnceCardProps) {
  const { currency } = current;
  const { pupils } = termsOf(plan, current.mapped);
  const held = paidOnce(current);
  const price = money(amountOf(plan, currency), currency);
  return (
    <Card
      className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      data-plan={plan}
    >
      <div className="max-w-prose">
        <h2 className="text-xl">{nameOfPlan(plan)}</h2>
        <p className="mt-1 text-ink-2">
          <Plural
            value={pupils}
            one="Accounts for # pupil, for one year. You pay once; it is not renewed."
            other="Accounts for # pupils, for one year. You pay once; it is not renewed."
          />
        </p>
        {held.map((purchase) => (
          <p key={purchase} className="mt-2 font-semibold">
            <Trans>You have {{ purchases: purchase }}.</Trans>
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-ink-2">
          {isTaxAdded(currency) ? (
            <Trans>
              <b className="text-2xl text-ink tabular-nums">{price}</b> for a year, plus any tax due
            </Trans>
          ) : (
            <Trans>
              <b className="text-2xl text-ink tabular-nums">{price}</b> for a year
            </Trans>
          )}
        </p>
        {current.mayChange && (
          <Button busy={busy} data-log="plan-chosen" onClick={onBuy}>
            <Trans>Buy {{ plan: nameOfPlan(plan) }}</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

interface PlanCardProps {
  offer: PlanOffer;
  mayChange: boolean;
  busy: boolean;
  onBuy: () => void;
}

/** One plan: its price and contents, the changes it would cause, and the button to buy it. */
function PlanCard({ offer, mayChange, busy, onBuy }: PlanCardProps) {
  const { plan, name, amount, currency, teachers, pupils, state, changes, missing, tooSmall } =
    offer;
  const price = money(amount, currency);
  const gives = [
    plural(teachers, { one: '# teacher', other: '# teachers' }),
    ...(pupils > 0 ? [plural(pupils, { one: '# pupil', other: '# pupils' })] : []),
    ...(missing.length === 0
      ? [t`Every activity, game and sheet`, t`Voices, pictures and sound for words`]
      : [t`Everything in Lexiloom, except what is listed below`]),
  ];
  const lacks = [
    ...(pupils === 0 ? [t`No accounts for pupils`] : []),
    ...missing.map((feature) => t`Not included: ${feature}`),
  ];
  return (
    <Card className="flex flex-col gap-4" data-plan={plan}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{name}</h2>
        {state === 'current' && (
          <Badge tone="target">
            <Trans>Your plan</Trans>
          </Badge>
        )}
        {state === 'next' && (
          <Badge tone="native">
            <Trans>Your next plan</Trans>
          </Badge>
        )}
      </div>
      <p className="text-ink-2">
        {isTaxAdded(currency) ? (
          <Trans>
            <b className="text-3xl text-ink tabular-nums">{price}</b> a month, plus any tax due
          </Trans>
        ) : (
          <Trans>
            <b className="text-3xl text-ink tabular-nums">{price}</b> a month
          </Trans>
        )}
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
      {changes.length > 0 && <p className="text-ink-2 text-sm">{plainList(changes)}</p>}
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
          <Trans>Choose {{ plan: name }}</Trans>
        </Button>
      );
    }
    if (state === 'current') {
      return (
        <LinkButton wide href="/subscription/manage">
          <Trans>Manage subscription</Trans>
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
          {state === 'upgrade'
            ? t`Upgrade to ${{ plan: name }}`
            : t`Downgrade to ${{ plan: name }}`}
        </LinkButton>
      );
    }
    // On the organisation page, the user can remove the obstacle.
    return tooSmall.length > 0 ? (
      <LinkButton wide href="/organisation">
        <Trans>Setup Organisation</Trans>
      </LinkButton>
    ) : null;
  }
}
