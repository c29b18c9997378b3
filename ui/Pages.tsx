import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const lastShown = Math.min(total, page * size);
  return (
    <nav
      aria-label={t`Pages`}
      className="mt-5 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2 print:hidden"
    >
      <p role="status">
        <Trans>
          {first} to {lastShown} of {total}
        </Trans>
      </p>
      {last > 1 && (
        <div className="flex items-center gap-3">
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />{' '}
            <Trans>Previous</Trans>
          </Button>
          <span>
            <Trans>
              Page {page} of {last}
            </Trans>
          </span>
          <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
            <Trans>Next</Trans>{' '}
            <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          </Button>
        </div>
      )}
    </nav>
  );
}
