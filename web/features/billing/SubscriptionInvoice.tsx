import { Fragment, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { DowngradeInvoice } from '#contracts/billing/billing.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { money } from '#web/app/format/money.ts';
import { http } from '#web/app/http/http.ts';
import { day } from './day.ts';
import { NoInvoice } from './NoInvoice.tsx';
import { UpgradeInvoiceCard } from './UpgradeInvoiceCard.tsx';
import { useInvoice } from './use-invoice.ts';

/**
 * The screen at /subscription/invoice/{changeType}?planId=… (specification 2): without either nothing is
 * shown, and any other change is no page.
 */
export default function SubscriptionInvoice() {
  const { changeType } = useParams();
  const [params] = useSearchParams();
  const planId = Number(params.get('planId'));
  if (!changeType || !planId) return null;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:px-8">
      {changeType === 'upgrade' && <UpgradeInvoiceCard planId={planId} />}
      {changeType === 'downgrade' && <DowngradeInvoiceCard planId={planId} />}
      {changeType !== 'upgrade' && changeType !== 'downgrade' && (
        <h1 className="text-2xl">Page does not exist</h1>
      )}
    </div>
  );
}

/** What a downgrade changes, when, and the button that plans it. */
function DowngradeInvoiceCard({ planId }: { planId: number }) {
  const navigate = useNavigate();
  const path = `/subscriptions/downgrading-invoice/${planId}`;
  const { data: invoice, isLoading } = useInvoice<DowngradeInvoice>(path);
  const [busy, setBusy] = useState(false);

  async function update() {
    setBusy(true);
    try {
      await http.post('/subscriptions/plan/downgrade', { planId });
      navigate('/select_resources?msg=updated');
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      setBusy(false);
    }
  }

  return (
    <Card>
      {invoice && <p className="font-semibold text-ink-2 text-sm">Your new plan</p>}
      <h1 className="text-2xl">{invoice ? invoice.title : 'Your new plan'}</h1>
      {isLoading && (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label="Loading the invoice" />
        </div>
      )}
      {!isLoading && !invoice && <NoInvoice />}
      {invoice && (
        <>
          <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
            <dt>Your plan updates on</dt>
            <dd className="text-end font-semibold">{day(invoice.startDate)}</dd>
            {invoice.lines.map(({ description, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a preview never move
              <Fragment key={at}>
                <dt className="text-ink-2">{description}</dt>
                <dd className="text-end text-ink-2 tabular-nums">
                  {money(amount, invoice.currency)}
                </dd>
              </Fragment>
            ))}
            <dt>Total amount payable on that date</dt>
            <dd className="text-end font-semibold tabular-nums">
              {money(invoice.totalAmount, invoice.currency)}
            </dd>
            {invoice.tax && invoice.tax.amount !== 0 && (
              <>
                <dt className="text-ink-2">Tax in this amount</dt>
                <dd className="text-end text-ink-2 tabular-nums">
                  {money(invoice.tax.amount, invoice.currency)}
                </dd>
              </>
            )}
            <dt className="text-ink-2">Currency</dt>
            <dd className="text-end text-ink-2 uppercase">{invoice.currency}</dd>
          </dl>
          <Button
            className="mt-6"
            variant="primary"
            size="large"
            wide
            busy={busy}
            onClick={() => void update()}
          >
            Update Plan
          </Button>
        </>
      )}
    </Card>
  );
}
