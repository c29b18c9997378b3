import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadPage } from '#contracts/content/page.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#web/app/format/format-date-time.ts';

interface PageHeadProps {
  page: Pick<ReadPage, 'title' | 'summary' | 'section' | 'updatedAt'>;
  /** What else stands under the summary, such as a date. */
  children?: ReactNode;
}

/** The title of a page, what it is about, when it was last changed, and a button that prints it. */
export function PageHead({
  page: { title, summary, section, updatedAt },
  children,
}: PageHeadProps) {
  return (
    <div className="mb-8 max-w-2xl border-b border-line pb-6">
      {section && <p className="mb-1 text-sm font-semibold text-target">{section}</p>}
      <h1 className="text-3xl leading-tight">{title}</h1>
      {summary && <p className="mt-3 text-lg text-ink-2">{summary}</p>}
      {children}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-3">
        <p>Last changed {formatDay(updatedAt)}</p>
        <Button
          size="small"
          variant="quiet"
          className="print:hidden"
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden="true" /> Print this page
        </Button>
      </div>
    </div>
  );
}
