import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { AddonInvoice, Charged, TaxShare } from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { messageOf } from '#ui/http-error.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { money } from '#web/app/format/format.ts';
import { http } from '#web/app/http/http.ts';
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
  const addon = nameOfPlan(plan);
  const path = `/subscriptions/addon-invoice/${planId}?quantity=${wanted}`;
  const { data: invoice, error, isValidating, mutate } = useInvoice<AddonInvoice>(path);
  const more = wanted > quantity;

  async function set({ prorationDate }: AddonInvoice) {
    setBusy(true);
    try {
      const body = { planId, quantity: wanted, prorationDate };
      const charged = await http.put<Charged>('/subscriptions/addons', body);
      if (charged.paid) {
        toast('success', more ? t`${addon}: added.` : t`${addon}: changed.`);
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
        title={t`${addon}: confirm the payment`}
        onClose={() => void leave()}
        actions={
          <>
            <Button onClick={() => void leave()}>
              <Trans>Confirm later</Trans>
            </Button>
            {waiting.invoiceUrl && (
              <LinkButton
                variant="primary"
                href={waiting.invoiceUrl}
                target="_blank"
                rel="noopener"
              >
                <Trans>Open the invoice</Trans>
                <ExternalLink size={18} aria-hidden="true" />
              </LinkButton>
            )}
          </>
        }
      >
        <p>
          <Trans>
            Your card hasn’t been charged yet. Your bank may ask you to confirm the payment: open
            the invoice, confirm it there or use another card, then come back here.
          </Trans>
        </p>
        <p className="mt-2">
          <Trans>Until then, nothing is added or charged.</Trans>
        </p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t`${addon}: ${quantity} → ${wanted}`}
      confirmLabel={confirmLabel()}
      busy={busy || isValidating}
      onConfirm={() => void (invoice ? set(invoice) : mutate().catch(() => {}))}
      onCancel={onClose}
    >
      {invoice && !isValidating && words(invoice)}
      {isValidating && <Spinner label={t`Checking the price`} />}
      {!invoice && !isValidating && <p role="alert">{messageOf(error)}</p>}
    </ConfirmDialog>
  );

  function confirmLabel(): string {
    if (!invoice) return isValidating ? t`Add` : t`Try again`;
    if (!more) return t`Remove`;
    if (invoice.total <= 0) return t`Add`;
    return t`Pay ${{ price: money(invoice.total, invoice.currency) }} now`;
  }

  function words({ total, currency, tax, later }: AddonInvoice) {
    const isTaxAdded = tax !== null && !tax.isIncluded && tax.amount !== 0;
    const price = money(later, currency);
    const next = isTaxAdded
      ? t`From the next period, it costs ${price} plus tax a month.`
      : t`From the next period, it costs ${price} a month.`;
    if (more) {
      const now = total > 0 ? chargedNow(total, tax, currency) : t`Nothing is charged now.`;
      return `${now} ${next}`;
    }
    const after = wanted > 0 ? next : t`From the next period, you won’t be charged for it.`;
    if (total >= 0) return after;
    const credit = money(-total, currency);
    return `${t`Your next invoice is ${credit} lower, for the time left in this period.`} ${after}`;
  }
}

/** The sentence about the charge, with the tax in brackets if there is any. */
function chargedNow(total: number, tax: TaxShare | null, currency: string): string {
  const amount = money(total, currency);
  if (!tax || tax.amount === 0) {
    return t`Your card is charged ${amount} now, for the rest of the period.`;
  }
  const taxAmount = money(Math.abs(tax.amount), currency);
  return tax.isIncluded
    ? t`Your card is charged ${amount} now (tax included: ${taxAmount}), for the rest of the period.`
    : t`Your card is charged ${amount} now (with tax: ${taxAmount}), for the rest of the period.`;
}
