const dollars = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Formats millionths of a US dollar as "US$0.0123", because model costs are often a fraction of a cent. */
export const formatCost = (micros: number): string => dollars.format(micros / 1_000_000);
