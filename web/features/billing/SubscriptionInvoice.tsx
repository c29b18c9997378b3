import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type {
  Charged,
  DowngradeInvoice,
  TaxShare,
  UpcomingInvoice,
} from '#contracts/billing/billing.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { money } from '#web/app/format/format.ts';
import { http } from '#web/app/http/http.ts';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';
import { day } from './price-words.ts';
import { useInvoice } from './use-subscription.ts';

/**
 * The screen at /subscription/invoice/{changeType}?planId=… (specification 2). If either parameter is
 * missing, shows nothing. For an unknown change type, shows the not-found page.
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
        <h1 className="text-2xl">
          <Trans>Page does not exist</Trans>
        </h1>
      )}
    </div>
  );
}

/** Explains what a downgrade changes and when, with a button that schedules it. */
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
      toast('error', messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Card>
      {invoice && (
        <p className="font-semibold text-ink-2 text-sm">
          <Trans>Your new plan</Trans>
        </p>
      )}
      <h1 className="text-2xl">{invoice ? invoice.title : t`Your new plan`}</h1>
      {isLoading && (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label={t`Loading the invoice`} />
        </div>
      )}
      {!isLoading && !invoice && <NoInvoice />}
      {invoice && (
        <>
          <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
            <dt>
              <Trans>Your plan updates on</Trans>
            </dt>
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
            <dt>
              <Trans>Total amount payable on that date</Trans>
            </dt>
            <dd className="text-end font-semibold tabular-nums">
              {money(invoice.totalAmount, invoice.currency)}
            </dd>
            {invoice.tax && invoice.tax.amount !== 0 && (
              <>
                <dt className="text-ink-2">
                  <Trans>Tax in this amount</Trans>
                </dt>
                <dd className="text-end text-ink-2 tabular-nums">
                  {money(invoice.tax.amount, invoice.currency)}
                </dd>
              </>
            )}
            <dt className="text-ink-2">
              <Trans>Currency</Trans>
            </dt>
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
            <Trans>Update Plan</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

/** The cost of an upgrade now, line by line, and the button that pays it. */
function UpgradeInvoiceCard({ planId }: { planId: number }) {
  const path = `/subscriptions/upcoming-invoice/${planId}`;
  const { data: invoice, isLoading, mutate } = useInvoice<UpcomingInvoice>(path);
  const [busy, setBusy] = useState(false);
  const [charged, setCharged] = useState<Charged | null>(null);

  async function pay({ prorationDate }: UpcomingInvoice) {
    setBusy(true);
    try {
      const answer = await http.post<Charged>('/subscriptions/plan/upgrade', {
        planId,
        prorationDate,
      });
      if (answer.invoiceUrl) window.open(answer.invoiceUrl, '_blank', 'noopener');
      setCharged(answer);
    } catch (error) {
      // The error is only logged (specification 8).
      console.error(error);
      // The server rejects outdated amounts, so they are fetched again for the next attempt.
      await mutate().catch(() => {});
    } finally {
      setBusy(false);
    }
  }

  if (charged) return <PendingPayment charged={charged} />;
  return (
    <Card>
      <h1 className="text-2xl">
        <Trans>Your upgrade</Trans>
      </h1>
      {isLoading && (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label={t`Loading the invoice`} />
        </div>
      )}
      {!isLoading && !invoice && <NoInvoice />}
      {invoice && (
        <>
          <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-3 [&_dd]:ps-6">
            <dt>{invoice.originalDetails.description}</dt>
            <dd className="text-end tabular-nums">
              {money(invoice.originalDetails.amount, invoice.currency)}
            </dd>
            <dt>{invoice.discountDetails.description}</dt>
            <dd className="text-end tabular-nums">
              {money(invoice.discountDetails.amount, invoice.currency)}
            </dd>
            {invoice.tax && <TaxLine tax={invoice.tax} currency={invoice.currency} />}
            <dt className="border-line border-t pt-3 font-semibold text-lg">
              <Trans>Total</Trans>
            </dt>
            <dd className="border-line border-t pt-3 text-end font-semibold text-lg tabular-nums">
              {money(invoice.total, invoice.currency)}
            </dd>
            <dt className="text-ink-2">
              <Trans>Currency</Trans>
            </dt>
            <dd className="text-end text-ink-2 uppercase">{invoice.currency}</dd>
          </dl>
          <Button
            className="mt-6"
            variant="primary"
            size="large"
            wide
            busy={busy}
            onClick={() => void pay(invoice)}
          >
            <Trans>Pay now</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

/** The tax of an invoice, either included in its lines or as a separate line. */
function TaxLine({ tax, currency }: { tax: TaxShare; currency: string }) {
  return (
    <>
      <dt className={tax.isIncluded ? 'text-ink-2' : ''}>
        {tax.isIncluded ? t`Tax included in the lines above` : t`Tax`}
      </dt>
      <dd className={`text-end tabular-nums ${tax.isIncluded ? 'text-ink-2' : ''}`}>
        {money(tax.amount, currency)}
      </dd>
    </>
  );
}

/** Shown after "Pay now": what to do while a payment is pending, with a link to its invoice. */
function PendingPayment({ charged }: { charged: Charged }) {
  return (
    <Card role="status">
      <h1 className="text-2xl">
        {charged.paid ? t`Your upgrade is paid` : t`Your payment is pending`}
      </h1>
      {charged.paid ? (
        <p className="mt-3">
          <Trans>Your new plan is active.</Trans>
        </p>
      ) : (
        <>
          <p className="mt-3">
            <Trans>
              Your bank may ask you to confirm the payment. Open the invoice to do that or to use
              another card. Your plan changes as soon as the invoice is paid.
            </Trans>
          </p>
          <ul className="mt-4 grid list-disc gap-2 ps-5">
            <li>
              <Trans>Do not refresh the page.</Trans>
            </li>
            <li>
              <Trans>Go back after paying.</Trans>
            </li>
            <li>
              <Trans>
                To pay a pending invoice manually, go to{' '}
                <a href="/subscription/manage">
                  Manage subscription, Manage current subscription, Invoices
                </a>
                .
              </Trans>
            </li>
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton variant="primary" href="/select_resources">
          <Trans>Go back</Trans>
        </LinkButton>
        {charged.invoiceUrl && (
          <LinkButton href={charged.invoiceUrl} target="_blank" rel="noopener">
            <Trans>Open the invoice</Trans>
            <ExternalLink size={18} aria-hidden="true" />
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** Links to show for a change without an invoice. The missing invoice is only logged (specification 8). */
function NoInvoice() {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <LinkButton href="/subscription/product">
        <Trans>See the plans</Trans>
      </LinkButton>
      <LinkButton href="/subscription/manage">
        <Trans>Manage subscription</Trans>
      </LinkButton>
    </div>
  );
}
