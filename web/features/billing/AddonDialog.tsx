import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { plans } from '#contracts/access/plans.ts';
import type { AddonInvoice, Charged } from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { money } from '#web/app/format/format.ts';
import { http } from '#web/app/http/http.ts';
import { taxInWords } from './price-words.ts';
import { useInvoice } from './use-subscription.ts';

interface AddonDialogProps {
  plan: BoughtPlan;
  /** The current number of add-ons; `wanted` is the new number. */
  quantity: number;
  wanted: number;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Shows the exact cost of changing an add-on, and makes the change at this price. If the bank requires the
 * customer to confirm the payment, explains this and links to the bank's page.
 */
export function AddonDialog({ plan, quantity, wanted, onChanged, onClose }: AddonDialogProps) {
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Charged | null>(null);
  const { planId } = planPrices[plan];
  const { name } = plans[plan];
  const path = `/subscriptions/addon-invoice/${planId}?quantity=${wanted}`;
  const { data: invoice, error, isValidating, mutate } = useInvoice<AddonInvoice>(path);
  const more = wanted > quantity;

  async function set({ prorationDate }: AddonInvoice) {
    setBusy(true);
    try {
      const body = { planId, quantity: wanted, prorationDate };
      const charged = await http.put<Charged>('/subscriptions/addons', body);
      if (charged.paid) {
        toast('success', more ? `${name}: added.` : `${name}: changed.`);
        await onChanged();
      } else setWaiting(charged);
    } catch (failure) {
      toast('error', messageOf(failure));
      onClose();
    } finally {
      setBusy(false);
    }
  }

  /** A pending change remains visible when the dialog is closed: as a notice, and among the invoices. */
  async function leave() {
    await onChanged();
    onClose();
  }

  if (waiting) {
    return (
      <Dialog
        open
        mustAnswer
        title={`${name}: confirm the payment`}
        onClose={() => void leave()}
        actions={
          <>
            <Button onClick={() => void leave()}>Confirm later</Button>
            {waiting.invoiceUrl && (
              <LinkButton
                variant="primary"
                href={waiting.invoiceUrl}
                target="_blank"
                rel="noopener"
              >
                Open the invoice
                <ExternalLink size={18} aria-hidden="true" />
              </LinkButton>
            )}
          </>
        }
      >
        <p>
          Your card hasn’t been charged yet. Your bank may ask you to confirm the payment: open the
          invoice, confirm it there or use another card, then come back here.
        </p>
        <p className="mt-2">Until then, nothing is added or charged.</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={`${name}: ${quantity} → ${wanted}`}
      confirmLabel={confirmLabel()}
      busy={busy || isValidating}
      onConfirm={() => void (invoice ? set(invoice) : mutate().catch(() => {}))}
      onCancel={onClose}
    >
      {invoice && !isValidating && words(invoice)}
      {isValidating && <Spinner label="Checking the price" />}
      {!invoice && !isValidating && <p role="alert">{messageOf(error)}</p>}
    </ConfirmDialog>
  );

  function confirmLabel(): string {
    if (!invoice) return isValidating ? 'Add' : 'Try again';
    if (!more) return 'Remove';
    return invoice.total > 0 ? `Pay ${money(invoice.total, invoice.currency)} now` : 'Add';
  }

  function words({ total, currency, tax, later }: AddonInvoice) {
    const plusTax = tax && !tax.isIncluded && tax.amount !== 0 ? ' plus tax' : '';
    const next = `From the next period, it costs ${money(later, currency)}${plusTax} a month.`;
    if (more) {
      const now =
        total > 0
          ? `Your card is charged ${money(total, currency)} now${taxInWords(tax, currency)}, for the rest of the period.`
          : 'Nothing is charged now.';
      return `${now} ${next}`;
    }
    const credit =
      total < 0
        ? `Your next invoice is ${money(-total, currency)} lower, for the time left in this period. `
        : '';
    return `${credit}${wanted > 0 ? next : 'From the next period, you won’t be charged for it.'}`;
  }
}
