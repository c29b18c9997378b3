import type { Customer, Tax, TaxBehavior, TaxId } from './objects.ts';
import type { StripeState } from './stripe-state.ts';

/**
 * Standard rates of value-added tax in per cent, for the countries whose school years Lexiloom knows
 * (November 2026). The local Stripe collects tax in these countries only.
 */
const rates: Readonly<Record<string, number>> = {
  GB: 20,
  IE: 23,
  DE: 19,
  FR: 20,
  ES: 21,
  MX: 16,
  PE: 18,
  CO: 19,
  AR: 21,
  IN: 18,
};

/** The seller's country. A business in another country that gives its VAT number pays the tax itself. */
const headOffice = 'GB';

export const headOfficeAddress = {
  ...{ city: 'London', country: headOffice, line1: '1 Test Street', line2: null },
  ...{ postal_code: 'N1 1AA', state: null },
};

export const taxIdsOf = (state: StripeState, customer: string): TaxId[] =>
  Object.values(state.stored.taxIds).filter((one) => one.customer === customer);

/** Whether tax can be calculated for a customer: this requires the country of the address. */
export const isLocated = ({ address }: Customer): boolean => Boolean(address?.country);

/**
 * The tax on an amount: part of it if the price includes tax, otherwise added to it. Rounded to the smallest
 * unit, line by line.
 */
export function taxOn(
  state: StripeState,
  customer: Customer,
  amount: number,
  behavior: TaxBehavior,
): Tax {
  const country = customer.address?.country ?? '';
  const rate = rates[country] ?? 0;
  const reversed = country !== headOffice && rate > 0 && taxIdsOf(state, customer.id).length > 0;
  const share = reversed ? 0 : rate / 100;
  const included = behavior === 'inclusive';
  const tax = Math.round(included ? amount - amount / (1 + share) : amount * share);
  const standard = rate > 0 ? 'standard_rated' : 'not_collecting';
  return {
    amount: tax,
    tax_behavior: included ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: `txr_${country.toLowerCase() || 'none'}` },
    taxability_reason: reversed ? 'reverse_charge' : standard,
    taxable_amount: included ? amount - tax : amount,
    type: 'tax_rate_details',
  };
}

/** Adds up the taxes of several lines, one entry for each rate. */
export function sumTaxes(taxes: readonly Tax[]): Tax[] {
  const sums = new Map<string, Tax>();
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details.tax_rate} ${tax.tax_behavior} ${tax.taxability_reason}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...tax });
    else {
      sum.amount += tax.amount;
      sum.taxable_amount += tax.taxable_amount;
    }
  }
  return [...sums.values()];
}
