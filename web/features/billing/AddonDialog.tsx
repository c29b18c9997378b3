import { useState } from 'react';
import { plans } from '#contracts/access/plans.ts';
import type { AddonInvoice, Charged } from '#contracts/billing/billing.ts';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { money } from '#web/app/format/money.ts';
import { http } from '#web/app/http/http.ts';

import { useInvoice } from './use-invoice.ts';

interface AddonDialogProps {
  plan: BoughtPlan;
  /** How many there are, and how many there are to be. */
  quantity: number;
  wanted: number;
  onChanged: () => Promise<unknown>;
  onCancel: () => void;
}

/** Says what a change of an add-on costs to the penny, and makes it for that. */
export function AddonDialog({ plan, quantity, wanted, onChanged, onCancel }: AddonDialogProps) {
  const [busy, setBusy] = useState(false);
  const { planId, amount, currency } = planPrices[plan];
  const { name } = plans[plan];
  const path = `/subscriptions/addon-invoice/${planId}?quantity=${wanted}`;
  const { data: invoice, error, isValidating, mutate } = useInvoice<AddonInvoice>(path);
  const more = wanted > quantity;

  async function set({ prorationDate }: AddonInvoice) {
    setBusy(true);
    try {
      await http.put<Charged>('/subscriptions/addons', { planId, quantity: wanted, prorationDate });
      toast('success', more ? `${name}: added.` : `${name}: changed.`);
      await onChanged();
    } catch (failure) {
      toast('error', failure instanceof Error ? failure.message : 'Something went wrong');
      onCancel();
    }
  }

  return (
    <ConfirmDialog
      open
      title={`${name}: ${quantity} → ${wanted}`}
      confirmLabel={confirmLabel()}
      busy={busy || isValidating}
      onConfirm={() => void (invoice ? set(invoice) : mutate().catch(() => {}))}
      onCancel={onCancel}
    >
      {invoice && !isValidating && words(invoice)}
      {isValidating && <Spinner label="Asking what it costs" />}
      {!invoice && !isValidating && (
        <p role="alert">{error instanceof Error ? error.message : 'Something went wrong'}</p>
      )}
    </ConfirmDialog>
  );

  function confirmLabel(): string {
    if (!invoice) return isValidating ? 'Add' : 'Try again';
    if (!more) return 'Take away';
    return invoice.total > 0 ? `Pay ${money(invoice.total, invoice.currency)} now` : 'Add';
  }

  function words({ total, currency: paidIn }: AddonInvoice) {
    const later = `From the next period on it is ${money(amount * wanted, currency)} a month.`;
    if (more) {
      const now =
        total > 0
          ? `Your card is charged ${money(total, paidIn)} now, for the rest of the period.`
          : 'Nothing is charged now.';
      return `${now} ${later}`;
    }
    const credit =
      total < 0
        ? `Your next invoice is ${money(-total, paidIn)} lower, for the time that is left. `
        : '';
    return `${credit}${wanted > 0 ? later : 'From the next period on nothing is charged for it.'}`;
  }
}
