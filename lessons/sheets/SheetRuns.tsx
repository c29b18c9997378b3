import { HeldLine } from '#ui/HeldLine.tsx';
import { SheetRunView } from './SheetRunView.tsx';
import type { SheetRun } from './sheet.ts';

interface SheetRunsProps {
  runs: readonly SheetRun[];
  address: (key: string) => string;
}

/** The runs of a line, one after the other. */
export function SheetRuns({ runs, address }: SheetRunsProps) {
  return <HeldLine pieces={runs} draw={(run) => <SheetRunView run={run} address={address} />} />;
}
