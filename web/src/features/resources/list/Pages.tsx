import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { pageSize } from './list-filters.ts';

interface PagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Turns the pages of a list; says which rows are shown. */
export function Pages({ page, total, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <nav
      aria-label="Pages"
      className="mt-5 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2"
    >
      <p role="status">
        {first} to {Math.min(total, page * pageSize)} of {total}
      </p>
      {last > 1 && (
        <div className="flex items-center gap-3">
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" /> Previous
          </Button>
          <span>
            Page {page} of {last}
          </span>
          <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  );
}
