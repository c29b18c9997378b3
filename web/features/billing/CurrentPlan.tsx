import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { Holding } from '#contracts/billing/billing.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { http } from '#web/app/http/http.ts';
import { day } from './price-words.ts';

interface CurrentPlanProps {
  base: Holding;
  mayChange: boolean;
  onChanged: () => Promise<unknown>;
}

/** The current plan: its state and the available actions. */
export function CurrentPlan({ base, mayChange, onChanged }: CurrentPlanProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOwed = ['past_due', 'unpaid', 'incomplete'].includes(base.paymentStatus);
  const planName = nameOfPlan(base.plan);
  const atStripe = base.kind === 'Subscription' && base.status !== 'canceled';

  async function send(path: string, done: string) {
    setBusy(true);
    try {
      await http.post(path);
      toast('success', done);
      await onChanged();
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  async function openPortal() {
    setBusy(true);
    try {
      const { url } = await http.post<{ url: string }>('/subscriptions/portal');
      window.location.assign(url);
    } catch (error) {
      toast('error', messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Card>
      <h2 className="text-lg">
        <Trans>Manage current subscription</Trans>
      </h2>
      <p className="mt-3 font-semibold text-xl">{planName}</p>
      {isOwed ? (
        <Notice tone="warn" className="mt-3">
          {currentWords(base)}
        </Notice>
      ) : (
        <p className="mt-1 text-ink-2">{currentWords(base)}</p>
      )}
      {mayChange && (
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton href="/subscription/product">
            <Trans>See the plans</Trans>
          </LinkButton>
          {atStripe && (
            <Button
              variant={isOwed ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => void openPortal()}
            >
              <CreditCard size={18} aria-hidden="true" />
              <Trans>Card and billing details</Trans>
            </Button>
          )}
          {atStripe && base.nextPlan && !base.cancelAtPeriodEnd && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                void send('/subscriptions/plan/keep', t`Your plan is still ${planName}.`)
              }
            >
              <Trans>Keep {planName}</Trans>
            </Button>
          )}
          {atStripe &&
            (base.cancelAtPeriodEnd ? (
              <Button
                variant="primary"
                busy={busy}
                onClick={() => void send('/subscriptions/resume', t`Your plan continues.`)}
              >
                <Trans>Keep my plan</Trans>
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                <Trans>Cancel my plan</Trans>
              </Button>
            ))}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t`Cancel your plan?`}
        confirmLabel={t`Cancel my plan`}
        cancelLabel={t`Keep it`}
        busy={busy}
        onConfirm={() =>
          void send(
            '/subscriptions/cancel',
            t`Your plan is cancelled. You can use it until it ends.`,
          )
        }
        onCancel={() => setAsking(false)}
      >
        {base.periodEndsAt
          ? t`It runs until ${{ date: day(base.periodEndsAt) }} and is not renewed. You keep your lessons, and you can change your mind until then.`
          : t`It runs to its end and is not renewed. You keep your lessons, and you can change your mind until then.`}
      </ConfirmDialog>
    </Card>
  );
}

/** Describes the state of a plan: whether it is paid, what will happen next, and on which date. */
export function currentWords(holding: Holding, locale?: string): string {
  const { kind, status, paymentStatus, periodEndsAt, endsAt, cancelAtPeriodEnd, nextPlan } =
    holding;
  const until = periodEndsAt ?? endsAt;
  const date = until && day(until, locale);
  if (paymentStatus === 'unpaid') {
    return t`It hasn’t been paid, so it’s on hold. Pay the open invoice below to get everything back.`;
  }
  if (paymentStatus === 'past_due') {
    return t`The last payment failed. Use another card or pay the open invoice below.`;
  }
  if (paymentStatus === 'incomplete') return t`The first payment has not been made yet.`;
  if (status === 'expired' || status === 'canceled') {
    return endsAt ? t`It ended on ${{ date: day(endsAt, locale) }}.` : t`It has ended.`;
  }
  if (kind === 'Trial') {
    return date
      ? t`It is free and ends on ${date}. You won’t be charged.`
      : t`It is free and ends at the end of the period. You won’t be charged.`;
  }
  if (kind === 'one_time_payment') {
    return date
      ? t`It was paid once and ends on ${date}.`
      : t`It was paid once and ends at the end of the period.`;
  }
  if (cancelAtPeriodEnd) {
    return date
      ? t`It ends on ${date} and is not renewed.`
      : t`It ends at the end of the period and is not renewed.`;
  }
  if (nextPlan) {
    const planName = nameOfPlan(nextPlan);
    return date
      ? t`It changes to ${planName} on ${date}.`
      : t`It changes to ${planName} at the end of the period.`;
  }
  return date ? t`It is renewed on ${date}.` : t`It is renewed at the end of the period.`;
}
