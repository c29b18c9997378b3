import { WithSign } from '#web/ui/WithSign.tsx';
import { gluedSign } from '../text/glued-sign.ts';
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
    <WithSign key={at} sign={gluedSign(runs, at + 1)}>
      <SheetRunView
        run={
          run.kind === 'words' ? { ...run, text: run.text.slice(gluedSign(runs, at).length) } : run
        }
        address={address}
      />
    </WithSign>
  ));
}
