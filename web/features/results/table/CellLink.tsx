import { ClockAlert, RotateCcw } from 'lucide-react';
import type { ResultCell } from '#contracts/homework/homework-results.ts';
import { ScoreMark } from '../ScoreMark.tsx';

interface CellLinkProps {
  /** Undefined where nothing is handed in. */
  cell: ResultCell | undefined;
  /** The pupil's attempts at this task. */
  href: string;
  tabIndex: 0 | -1;
}

/** A cell of the table: the score, how often it was tried, and whether it came late. */
export function CellLink({ cell, href, tabIndex }: CellLinkProps) {
  return (
    <a
      href={href}
      tabIndex={tabIndex}
      className="flex min-h-12 items-center gap-2 px-3 py-1.5 text-ink no-underline -outline-offset-3"
    >
      {cell ? (
        <>
          <ScoreMark score={cell.scorePercentage} passed={cell.testPassed} state={cell.state} />
          {(cell.attempts > 1 || cell.late) && (
            <span className="flex flex-col text-xs leading-tight text-ink-2">
              {cell.attempts > 1 && (
                <span className="inline-flex items-center gap-1 whitespace-nowrap">
                  <RotateCcw size={12} aria-hidden="true" />
                  {cell.attempts}
                  <span className="sr-only"> attempts</span>
                </span>
              )}
              {cell.late && (
                <span className="inline-flex items-center gap-1">
                  <ClockAlert size={12} aria-hidden="true" /> late
                </span>
              )}
            </span>
          )}
        </>
      ) : (
        <>
          <span aria-hidden="true" className="px-2.5 text-ink-3">
            –
          </span>
          <span className="sr-only">Not handed in</span>
        </>
      )}
    </a>
  );
}
