import { ChevronLeft, ChevronRight, PenLine } from 'lucide-react';
import type { ResultRow } from '#contracts/homework/homework-results.ts';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { tablePageSize } from '../table/table-query.ts';

interface WritingQueueProps {
  /** Those of one page. */
  rows: readonly ResultRow[];
  /** How many wait on all pages. */
  total: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  current: string;
  onPupil: (pupilId: string) => void;
}

/** The pupils whose writing waits, page by page. */
export function WritingQueue({ rows, total, page, onPage, current, onPupil }: WritingQueueProps) {
  const last = Math.max(1, Math.ceil(total / tablePageSize));
  const first = (page - 1) * tablePageSize + 1;
  return (
    <nav aria-labelledby="writing-queue">
      <Card flush>
        <h2 id="writing-queue" className="flex items-center gap-2 px-4 py-3 text-base">
          <PenLine size={17} aria-hidden="true" className="text-target" />
          {total === 0 ? 'All read' : total === 1 ? '1 pupil waits' : `${total} pupils wait`}
        </h2>
        {rows.length > 0 && (
          <ul className="flex gap-1 overflow-x-auto border-t border-line p-1.5 lg:max-h-[60dvh] lg:flex-col lg:overflow-auto">
            {rows.map(({ pupilId, fullName }) => (
              <li key={pupilId} className="shrink-0">
                <button
                  type="button"
                  aria-current={pupilId === current ? 'true' : undefined}
                  onClick={() => onPupil(pupilId)}
                  className="min-h-11 w-full max-w-60 truncate rounded-control px-3 text-start -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-target-soft aria-[current=true]:font-semibold aria-[current=true]:text-target"
                >
                  <bdi>{fullName}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
        {last > 1 && (
          <div className="flex items-center justify-between gap-2 border-t border-line px-1.5 py-1 text-sm text-ink-2">
            <IconButton
              label="Pupils before these"
              icon={<ChevronLeft size={18} />}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            />
            <p role="status">
              {first} to {first + rows.length - 1}
              <span className="sr-only"> of {total}</span>
            </p>
            <IconButton
              label="Pupils after these"
              icon={<ChevronRight size={18} />}
              disabled={page >= last}
              onClick={() => onPage(page + 1)}
            />
          </div>
        )}
      </Card>
    </nav>
  );
}
