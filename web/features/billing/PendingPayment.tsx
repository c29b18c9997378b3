import { ExternalLink } from 'lucide-react';
import type { Charged } from '#contracts/billing/billing.ts';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

/** After "Pay now": what to do while a payment is pending, and where its invoice is. */
export function PendingPayment({ charged }: { charged: Charged }) {
  return (
    <Card role="status">
      <h1 className="text-2xl">
        {charged.paid ? 'Your upgrade is paid' : 'Your payment is pending'}
      </h1>
      <ul className="mt-4 grid list-disc gap-2 ps-5">
        <li>Do not refresh the page.</li>
        <li>Go back after paying.</li>
        <li>
          To pay a pending invoice manually, go to{' '}
          <a href="/subscription/manage">
            Manage subscription, Manage current subscription, Invoices
          </a>
          .
        </li>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton variant="primary" href="/select_resources">
          Go back
        </LinkButton>
        {charged.invoiceUrl && (
          <LinkButton href={charged.invoiceUrl} target="_blank" rel="noopener">
            Open the invoice
            <ExternalLink size={18} aria-hidden="true" />
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
