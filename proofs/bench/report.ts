import type { Load } from './measure-usable.ts';

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

/** Formats the cold loads of one page as a row: medians, and the range of the time until it was usable. */
export function loadRow(name: string, loads: readonly Load[]): string {
  const times = loads.map(({ usableMs }) => usableMs);
  const of = (what: (load: Load) => number) => median(loads.map(what));
  return row(name, [
    `usable ${median(times).toFixed(0)} ms [${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}]`,
    `${of((load) => load.requests)} requests`,
    `${of((load) => load.kilobytes).toFixed(1)} KB`,
    `script ${of((load) => load.scriptKilobytes).toFixed(1)} KB`,
    `shift ${of((load) => load.layoutShift).toFixed(4)}`,
  ]);
}

/**
 * Compares the first page in `loads` with each peer in `goals`: the ratio of the medians, the goal, and in
 * how many rounds the first page was usable earlier.
 */
export function compareUsable(
  loads: ReadonlyMap<string, readonly Load[]>,
  goals: Readonly<Record<string, number>>,
): string[] {
  const [ours = []] = loads.values();
  const times = ours.map(({ usableMs }) => usableMs);
  return Object.entries(goals).map(([peer, goal]) => {
    const theirs = (loads.get(peer) ?? []).map(({ usableMs }) => usableMs);
    const wins = times.filter((ms, round) => ms < (theirs[round] ?? 0)).length;
    return row(`ratio to ${peer}`, [
      (median(times) / median(theirs)).toFixed(2),
      `goal ${goal}`,
      `faster in ${wins} of ${times.length}`,
    ]);
  });
}
