import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#contracts/access/plans.ts';
import type { Holding } from '#contracts/billing/billing.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
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
      <h2 className="text-lg">Manage current subscription</h2>
      <p className="mt-3 font-semibold text-xl">{plans[base.plan].name}</p>
      {isOwed ? (
        <Notice tone="warn" className="mt-3">
          {currentWords(base)}
        </Notice>
      ) : (
        <p className="mt-1 text-ink-2">{currentWords(base)}</p>
      )}
      {mayChange && (
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton href="/subscription/product">See the plans</LinkButton>
          {atStripe && (
            <Button
              variant={isOwed ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => void openPortal()}
            >
              <CreditCard size={18} aria-hidden="true" />
              Card and billing details
            </Button>
          )}
          {atStripe && base.nextPlan && !base.cancelAtPeriodEnd && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                void send(
                  '/subscriptions/plan/keep',
                  `Your plan is still ${plans[base.plan].name}.`,
                )
              }
            >
              Keep {plans[base.plan].name}
            </Button>
          )}
          {atStripe &&
            (base.cancelAtPeriodEnd ? (
              <Button
                variant="primary"
                busy={busy}
                onClick={() => void send('/subscriptions/resume', 'Your plan continues.')}
              >
                Keep my plan
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                Cancel my plan
              </Button>
            ))}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title="Cancel your plan?"
        confirmLabel="Cancel my plan"
        cancelLabel="Keep it"
        busy={busy}
        onConfirm={() =>
          void send(
            '/subscriptions/cancel',
            'Your plan is cancelled. You can use it until it ends.',
          )
        }
        onCancel={() => setAsking(false)}
      >
        It runs{base.periodEndsAt ? ` until ${day(base.periodEndsAt)}` : ' to its end'} and is not
        renewed. You keep your lessons, and you can change your mind until then.
      </ConfirmDialog>
    </Card>
  );
}

/** Describes the state of a plan: whether it is paid, what will happen next, and on which date. */
export function currentWords(holding: Holding, locale?: string): string {
  const { kind, status, paymentStatus, periodEndsAt, endsAt, cancelAtPeriodEnd, nextPlan } =
    holding;
  const until = periodEndsAt ?? endsAt;
  const on = until ? `on ${day(until, locale)}` : 'at the end of the period';
  if (paymentStatus === 'unpaid') {
    return 'It hasn’t been paid, so it’s on hold. Pay the open invoice below to get everything back.';
  }
  if (paymentStatus === 'past_due') {
    return 'The last payment failed. Use another card or pay the open invoice below.';
  }
  if (paymentStatus === 'incomplete') return 'The first payment has not been made yet.';
  if (status === 'expired' || status === 'canceled') {
    return endsAt ? `It ended on ${day(endsAt, locale)}.` : 'It has ended.';
  }
  if (kind === 'Trial') return `It is free and ends ${on}. You won’t be charged.`;
  if (kind === 'one_time_payment') return `It was paid once and ends ${on}.`;
  if (cancelAtPeriodEnd) return `It ends ${on} and is not renewed.`;
  if (nextPlan) return `It changes to ${plans[nextPlan].name} ${on}.`;
  return `It is renewed ${on}.`;
}
