import { SheetRunView } from './SheetRunView.tsx';
import type { SheetRun } from './sheet.ts';

interface SheetRunsProps {
  runs: readonly SheetRun[];
  address: (key: string) => string;
}

/** The runs of a line, one after the other. */
export function SheetRuns({ runs, address }: SheetRunsProps) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed line never changes its order
    <SheetRunView key={at} run={run} address={address} />
  ));
}
