import { Trans } from '@lingui/react/macro';
import { Clapperboard, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ReadPage } from '#contracts/content/page.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#web/app/format/moment.ts';
import { nameOfSection } from './section-words.ts';

interface PageHeadProps {
  page: Pick<ReadPage, 'title' | 'summary' | 'section' | 'language' | 'updatedAt'>;
  /** Shown below the summary, such as a date. */
  children?: ReactNode;
}

/** The title of a page, its summary, the date of its last change, and a button that prints it. */
export function PageHead({
  page: { title, summary, section, language, updatedAt },
  children,
}: PageHeadProps) {
  return (
    <div className="mb-8 max-w-2xl border-b border-line pb-6">
      {section && (
        <p className="mb-1 text-sm font-semibold text-target">{nameOfSection(section)}</p>
      )}
      <div lang={language}>
        <h1 className="text-3xl leading-tight">{title}</h1>
        {summary && <p className="mt-3 text-lg text-ink-2">{summary}</p>}
      </div>
      {children}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-3">
        <p>
          <Trans>Last changed {{ date: formatDay(updatedAt) }}</Trans>
        </p>
        <Button
          size="small"
          variant="quiet"
          className="print:hidden"
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden="true" /> <Trans>Print this page</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Replaces a recording that is not available yet; `children` explain what helps in the meantime. */
export function NotOutYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex max-w-2xl gap-4 rounded-card border border-line bg-sunken p-6">
      <Clapperboard size={28} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-2">{children}</p>
      </div>
    </div>
  );
}

/** Sets the document title to the page's title, once the page is loaded. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Lexiloom`;
  }, [title]);
}
