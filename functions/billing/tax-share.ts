import type Stripe from 'stripe';
import type { TaxShare } from '#contracts/billing/billing.ts';

/** The tax of an invoice; null where none is calculated. All our prices of a currency treat it alike. */
export function taxShare({
  automatic_tax: automatic,
  total_taxes: taxes,
}: Stripe.Invoice): TaxShare | null {
  if (!automatic.enabled || !taxes || taxes.length === 0) return null;
  return {
    amount: taxes.reduce((sum, { amount }) => sum + amount, 0),
    isIncluded: taxes.every(({ tax_behavior: behavior }) => behavior === 'inclusive'),
  };
}

/** What tax adds to the lines of an invoice. */
export const taxOnTop = (tax: TaxShare | null): number => (tax && !tax.isIncluded ? tax.amount : 0);
