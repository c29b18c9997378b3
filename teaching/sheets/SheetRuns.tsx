import { WithMark } from '#web/ui/WithMark.tsx';
import { gluedMark } from '../text/glued-mark.ts';
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
    <WithMark key={at} mark={gluedMark(runs, at + 1)}>
      <SheetRunView
        run={
          run.kind === 'words' ? { ...run, text: run.text.slice(gluedMark(runs, at).length) } : run
        }
        address={address}
      />
    </WithMark>
  ));
}
