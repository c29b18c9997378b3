import type { Customer, Tax, TaxBehavior, TaxId } from './objects.ts';
import type { StripeState } from './stripe-state.ts';

/**
 * Standard rates of value-added tax by country in per cent: those of the countries that Lexiloom has
 * school years of (November 2026). The local Stripe collects in these countries and in no other.
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

/** The seller's country: a business in another country that gives its number owes the tax itself. */
const headOffice = 'GB';

export const headOfficeAddress = {
  ...{ city: 'London', country: headOffice, line1: '1 Test Street', line2: null },
  ...{ postal_code: 'N1 1AA', state: null },
};

export const taxIdsOf = (state: StripeState, customer: string): TaxId[] =>
  Object.values(state.stored.taxIds).filter((one) => one.customer === customer);

/** Whether tax can be calculated for a customer: it goes by the country of the address. */
export const isLocated = ({ address }: Customer): boolean => Boolean(address?.country);

/**
 * The tax on an amount. Of a price that includes it, the tax is a part; else it comes on top. Rounded to
 * the smallest unit, line by line.
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

/** The taxes of many lines, one entry for each rate. */
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
