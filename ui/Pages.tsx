import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';

interface PagesProps {
  /** The page number, from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of a list; shows which rows are displayed. */
export function Pages({ page, size, total, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  return (
    <nav
      aria-label="Pages"
      className="mt-5 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2 print:hidden"
    >
      <p role="status">
        {first} to {Math.min(total, page * size)} of {total}
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
