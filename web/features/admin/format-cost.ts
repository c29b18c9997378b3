const dollars = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Money out of millionths of a US dollar: "US$0.0123". What the model costs is often a part of a cent. */
export const formatCost = (micros: number): string => dollars.format(micros / 1_000_000);
