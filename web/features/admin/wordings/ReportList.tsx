import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WordingReport } from '#contracts/wordings/wording-report.ts';
import { directionOf } from '#language/wordings/interface-languages.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { formatDateTime } from '#web/app/format/moment.ts';
import { http } from '#web/app/http/http.ts';
import { localeName } from './wording-texts.ts';

interface ReportListProps {
  reports: readonly WordingReport[];
  onSettled: () => Promise<unknown>;
}

/** What people reported about a text. One press settles a report, and another one all of them. */
export function ReportList({ reports, onSettled }: ReportListProps) {
  const [busy, setBusy] = useState<string | null>(null);

  async function settle(which: string, ids: readonly string[]) {
    if (busy !== null) return;
    setBusy(which);
    try {
      await http.post('/v1/admin/wording-reports/settle', { ids });
      await onSettled();
      toast('success', ids.length === 1 ? 'Report settled.' : `${ids.length} reports settled.`);
    } catch (error) {
      toast('error', messageOf(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <ul aria-label="Reports" className="grid gap-2">
        {reports.map((report) => (
          <ReportEntry
            key={report.id}
            report={report}
            busy={busy === report.id}
            onSettle={() => void settle(report.id, [report.id])}
          />
        ))}
      </ul>
      {reports.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          className="mt-2"
          busy={busy === 'all'}
          onClick={() =>
            void settle(
              'all',
              reports.map(({ id }) => id),
            )
          }
        >
          Settle all {reports.length}
        </Button>
      )}
    </>
  );
}

interface ReportEntryProps {
  report: WordingReport;
  busy: boolean;
  onSettle: () => void;
}

function ReportEntry({ report, busy, onSettle }: ReportEntryProps) {
  const { locale, path, quoted, wanted, problem, createdAt } = report;
  const own = { lang: locale, dir: directionOf(locale) };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-sunken px-4 py-3">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p>
          <bdi dir="auto">{problem}</bdi>
        </p>
        <p className="mt-1 text-sm">
          <q {...own}>{quoted}</q>
          {wanted && (
            <>
              {' '}
              should say <q {...own}>{wanted}</q>
            </>
          )}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {localeName(locale)}, <bdi>{path}</bdi>, {formatDateTime(createdAt)}
        </p>
      </div>
      <Button size="small" className="min-h-11" busy={busy} onClick={onSettle}>
        <Check size={16} aria-hidden="true" /> Settle
      </Button>
    </li>
  );
}
