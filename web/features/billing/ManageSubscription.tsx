import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CurrentSubscription, InvoiceRow } from '#contracts/billing/billing.ts';
import type { Currency } from '#contracts/billing/currencies.ts';
import { amountOf, type BoughtPlan, isBoughtPlan } from '#contracts/billing/prices.ts';
import { Button, IconButton, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { money } from '#web/app/format/format.ts';
import { http } from '#web/app/http/http.ts';
import { AddonDialog } from './AddonDialog.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { day, isTaxAdded, paidOnce } from './price-words.ts';
import { useInvoices } from './use-subscription.ts';

const addons = ['ADDON_TEACHER_ONE', 'ADDON_PUPIL_150'] as const;

interface ManageSubscriptionProps {
  current: CurrentSubscription;
  onChanged: () => Promise<unknown>;
}

/** The account's plan, add-ons and invoices. */
export function ManageSubscription({ current, onChanged }: ManageSubscriptionProps) {
  const { base, mayChange, hasInvoices } = current;
  const invoices = useInvoices(hasInvoices);
  const changed = async () => {
    await Promise.all([onChanged(), invoices.mutate()]);
  };
  const runs =
    base?.kind === 'Subscription' &&
    ['active', 'trialing'].includes(base.paymentStatus) &&
    isBoughtPlan(base.plan);
  const isWaiting = invoices.data?.some(({ isChange }) => isChange) ?? false;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {current.pupilsDeletedOn && (
        <Notice tone="warn" className="lg:col-span-2">
          {mayChange
            ? t`Your plan has ended. On ${{ date: day(current.pupilsDeletedOn) }} your pupils’ accounts will be deleted, with their answers and marks. Choose a plan before that day to keep them. You keep your lessons.`
            : t`Your plan has ended. On ${{ date: day(current.pupilsDeletedOn) }} your pupils’ accounts will be deleted, with their answers and marks. Ask the owner to choose a plan before that day to keep them. You keep your lessons.`}
        </Notice>
      )}
      {mayChange && invoices.data && <InvoiceNotices rows={invoices.data} onChanged={changed} />}
      {base ? (
        <CurrentPlan base={base} mayChange={mayChange} onChanged={changed} />
      ) : (
        <Card>
          <EmptyState
            title={t`You have no plan yet`}
            action={
              <LinkButton variant="primary" href="/subscription/product">
                <Trans>See the plans</Trans>
              </LinkButton>
            }
          />
        </Card>
      )}
      {mayChange && runs && (
        <Card>
          <h2 className="mb-2 text-lg">
            <Trans>Add-ons</Trans>
          </h2>
          <ul>
            {addons.map((plan) => {
              const quantity = current.addons.find((one) => one.plan === plan)?.quantity ?? 0;
              return (
                <AddonLine
                  // A new key resets the stepper when the quantity has changed or a change is pending.
                  key={`${plan}-${quantity}-${isWaiting}`}
                  plan={plan}
                  quantity={quantity}
                  currency={current.currency}
                  isWaiting={isWaiting}
                  onChanged={changed}
                />
              );
            })}
          </ul>
        </Card>
      )}
      {paidOnce(current).length > 0 && (
        <Card>
          <h2 className="mb-2 text-lg">
            <Trans>Paid once</Trans>
          </h2>
          <ul>
            {paidOnce(current).map((words) => (
              <li key={words} className="border-line border-b py-3 last:border-b-0">
                {words}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hasInvoices && (
        <section className="lg:col-span-2">
          <h2 className="mb-3 text-lg">{mayChange ? t`Invoices` : t`Your own invoices`}</h2>
          <Card flush>{invoiceContent()}</Card>
        </section>
      )}
    </div>
  );

  function invoiceContent() {
    if (invoices.data) return <InvoiceList rows={invoices.data} />;
    if (!invoices.error) {
      return (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label={t`Loading your invoices`} />
        </div>
      );
    }
    return (
      <EmptyState
        title={t`Your invoices did not load`}
        action={
          <Button onClick={() => void invoices.mutate()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {messageOf(invoices.error)}
      </EmptyState>
    );
  }
}

interface AddonLineProps {
  plan: BoughtPlan;
  quantity: number;
  currency: Currency;
  /** True while a change is waiting for its payment: no other change is possible until then. */
  isWaiting: boolean;
  onChanged: () => Promise<unknown>;
}

/** The quantity of an add-on, with buttons to change it. The cost is shown before the change. */
function AddonLine({ plan, quantity, currency, isWaiting, onChanged }: AddonLineProps) {
  const [wanted, setWanted] = useState(quantity);
  const [asking, setAsking] = useState(false);
  const addon = nameOfPlan(plan);
  const price = money(amountOf(plan, currency), currency);

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 last:border-b-0">
      <div>
        <p className="font-semibold">{addon}</p>
        <p className="text-ink-2 text-sm">
          {isTaxAdded(currency)
            ? t`${price} a month each, plus any tax due`
            : t`${price} a month each`}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <IconButton
          label={t`One less: ${addon}`}
          icon={<Minus size={18} />}
          disabled={isWaiting || wanted === 0}
          onClick={() => setWanted(wanted - 1)}
        />
        <output className="min-w-[2ch] text-center font-semibold tabular-nums" aria-label={addon}>
          {wanted}
        </output>
        <IconButton
          label={t`One more: ${addon}`}
          icon={<Plus size={18} />}
          disabled={isWaiting || wanted === 50}
          onClick={() => setWanted(wanted + 1)}
        />
        <Button
          aria-label={t`Change: ${addon}`}
          disabled={wanted === quantity}
          onClick={() => setAsking(true)}
        >
          <Trans context="verb">Change</Trans>
        </Button>
      </div>
      {asking && (
        <AddonDialog
          plan={plan}
          quantity={quantity}
          wanted={wanted}
          onChanged={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

interface InvoiceNoticesProps {
  rows: readonly InvoiceRow[];
  onChanged: () => Promise<unknown>;
}

/** Notices for invoices that need action: a change waiting for payment, or a dispute. */
function InvoiceNotices({ rows, onChanged }: InvoiceNoticesProps) {
  const [busy, setBusy] = useState(false);
  const waiting = rows.find(({ isChange }) => isChange);
  const disputed = rows.find(({ dispute }) => dispute === 'open');

  async function drop() {
    setBusy(true);
    try {
      await http.post('/subscriptions/change/drop');
      toast('success', t`Change cancelled. You won’t be charged for it.`);
      await onChanged();
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {waiting && (
        <Notice tone="warn" className="lg:col-span-2">
          <p>
            <Trans>
              A change to your plan is waiting for a payment of{' '}
              {{ amount: money(waiting.total, waiting.currency) }}. Open the invoice to confirm it
              with your bank or pay with another card. Otherwise the change is cancelled within a
              day, and everything stays as it is.
            </Trans>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {waiting.url && (
              <LinkButton href={waiting.url} target="_blank" rel="noopener" variant="primary">
                <Trans>Confirm or pay, in a new tab</Trans>
              </LinkButton>
            )}
            <Button busy={busy} onClick={() => void drop()}>
              <Trans>Cancel the change</Trans>
            </Button>
          </div>
        </Notice>
      )}
      {disputed && (
        <Notice tone="warn" className="lg:col-span-2">
          <Trans>
            A payment of {{ amount: money(disputed.total, disputed.currency) }} has been disputed
            with your bank. If the payment was yours, tell your bank: if the dispute is lost, what
            it paid for ends. Until then, everything works as usual.
          </Trans>
        </Notice>
      )}
    </>
  );
}
