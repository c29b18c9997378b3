import { ChevronRight } from 'lucide-react';
import type { CatalogueEntry } from '#contracts/wordings/catalogue.ts';
import type { WordingReport } from '#contracts/wordings/wording-report.ts';
import { ReportList } from './ReportList.tsx';
import { WordingBadges } from './WordingBadges.tsx';
import { WordingText } from './WordingText.tsx';
import { isCorrectedLocale, type WordingTexts, wordingNow } from './wording-texts.ts';

interface MessageRowProps {
  entry: CatalogueEntry;
  texts: WordingTexts;
  /** The language by which the list is filtered; '' for all. */
  language: string;
  reports: readonly WordingReport[];
  /** True if the reports themselves are shown. */
  withReports: boolean;
  onSettled: () => Promise<unknown>;
}

/** A message in the list, with its wording in the chosen language. */
export function MessageRow(props: MessageRowProps) {
  const { entry, texts, language, reports, withReports, onSettled } = props;
  const { id, message, context, files } = entry;
  const [file = '', ...more] = files;
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="relative flex items-center gap-x-4 px-5 py-3.5 hover:bg-target-soft">
        <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 lg:grid-cols-2">
          <p className="min-w-0">
            {/* The whole row is the link's click target. */}
            <a
              href={`/wordings/${id}${language && `/${language}`}`}
              className="font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {message}
            </a>
            {context && <span className="text-ink-2"> ({context})</span>}
          </p>
          {isCorrectedLocale(language) && (
            <WordingText locale={language} text={wordingNow(texts, language, entry)} />
          )}
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 lg:col-span-2">
            <span className="wrap-anywhere">
              {file}
              {more.length > 0 && ` and ${more.length} more`}
            </span>
            <WordingBadges {...{ entry, texts, language, reports: reports.length }} />
          </p>
        </div>
        <ChevronRight
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-3 max-sm:hidden rtl:-scale-x-100"
        />
      </div>
      {withReports && (
        <div className="px-5 pb-4">
          <ReportList reports={reports} onSettled={onSettled} />
        </div>
      )}
    </li>
  );
}
