/**
 * Formats the title of a bench. A bench prints lines that can be pasted into a note: a title, then rows of
 * figures.
 */
export const title = (name: string, how: string) => `\n${name} (${how})`;

export const row = (name: string, figures: readonly string[]) =>
  `  ${name.padEnd(26)} ${figures.join('  ')}`;

/** Returns a quantile of a list: `p95` is `quantile(list, 0.95)`. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
