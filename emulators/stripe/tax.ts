import type { Customer, Tax, TaxBehavior, TaxId } from './objects.ts';
import type { StripeState } from './stripe-state.ts';

/**
 * Standard VAT rates in per cent (November 2026). The list contains the countries whose school years Lexiloom
 * supports; the local Stripe collects tax only there.
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

/**
 * The seller's country. For a business in another country that provides its VAT number, no tax is charged,
 * because the business pays the tax itself.
 */
const headOffice = 'GB';

export const headOfficeAddress = {
  ...{ city: 'London', country: headOffice, line1: '1 Test Street', line2: null },
  ...{ postal_code: 'N1 1AA', state: null },
};

export const taxIdsOf = (state: StripeState, customer: string): TaxId[] =>
  Object.values(state.stored.taxIds).filter((one) => one.customer === customer);

/** Returns true if tax can be calculated for a customer. This requires the country of the address. */
export const isLocated = ({ address }: Customer): boolean => Boolean(address?.country);

/**
 * Returns the tax on an amount. If the price includes tax, the tax is part of the amount; otherwise it is
 * added. The tax on each line is rounded to the smallest unit.
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

/** Adds up the taxes of several lines, with one entry per rate. */
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
