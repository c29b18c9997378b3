import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HomeworkResult, ItemResults } from '#contracts/homework/homework-results.ts';
import { csvFile } from '#lessons/sheets/csv-file.ts';
import type { Paper } from '#lessons/sheets/paper.ts';
import { paperWords } from '#lessons/sheets/paper-words.ts';
import { buttonLook } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { itemResultsPath } from '../result-address.ts';
import type { TableQuery } from '../table/table-query.ts';
import { loadWholeClass, type ResultAnswer } from '../table/use-results.ts';
import { itemSheet, resultSheet, sheetText } from './result-sheet.ts';

interface ExportActionsProps {
  classroomId: string;
  homeworkId: number;
  /** True while the other pages are being fetched for printing. */
  printing: boolean;
  onPrint: (paper: Paper) => void;
}

/** Exports the results as a file, or prints the current view including all its pages. */
export function ExportActions(props: ExportActionsProps) {
  const { classroomId, homeworkId, printing, onPrint } = props;
  const { busy, saveCsv, saveExcel } = useExport(classroomId, homeworkId);
  // Ignore the error: a toast has already explained why a file could not be made.
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  return (
    <div className="flex gap-3 print:hidden">
      <Menu
        label={busy ? t`Export: preparing the file` : t`Export`}
        buttonClassName={buttonLook()}
        button={
          <>
            {busy ? <Spinner small /> : <Download size={18} aria-hidden="true" />}
            <span aria-hidden="true">
              <Trans>Export</Trans>
            </span>
          </>
        }
        actions={[
          {
            id: 'xlsx',
            label: t`Excel, with every item`,
            icon: <FileSpreadsheet size={16} />,
            disabled: busy,
            onAct: quietly(saveExcel),
          },
          {
            id: 'csv',
            label: t`CSV, for any program`,
            icon: <FileText size={16} />,
            disabled: busy,
            onAct: quietly(saveCsv),
          },
        ]}
      />
      <Menu
        label={printing ? t`Print: loading the pupils` : t`Print`}
        buttonClassName={buttonLook()}
        button={
          <>
            {printing ? <Spinner small /> : <Printer size={18} aria-hidden="true" />}
            <span aria-hidden="true">
              <Trans>Print</Trans>
            </span>
          </>
        }
        actions={(['a4', 'letter'] as const).map((paper) => ({
          id: paper,
          label: t`On ${{ paper: i18n._(paperWords[paper]) }}`,
          disabled: printing,
          onAct: () => onPrint(paper),
        }))}
      />
    </div>
  );
}

/** Exports the results of the whole class, not only the current page of the table. */
function useExport(classroomId: string, homeworkId: number) {
  const [busy, setBusy] = useState(false);

  const save = async (make: (whole: HomeworkResult) => Promise<Blob>, ending: string) => {
    setBusy(true);
    try {
      const whole = await homeworkCall(() =>
        loadWholeClass(classroomId, homeworkId, (path) => http.get<ResultAnswer>(path)),
      );
      const homework = whole.homework.name;
      const title = whole.classroom
        ? t({
            message: `${homework}, ${{ classroom: whole.classroom.name }}`,
            comment: 'The name of a file with results',
          })
        : homework;
      saveFile(title, ending, await make(whole));
      toast(
        'success',
        plural(
          { count: whole.rows.length },
          { one: 'Saved the results of # pupil.', other: 'Saved the results of # pupils.' },
        ),
      );
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    saveCsv: () =>
      save(
        async (whole) => new Blob([csvFile(sheetText(resultSheet(whole)))], { type: 'text/csv' }),
        'csv',
      ),
    saveExcel: () =>
      save(async (whole) => {
        const [{ excelFile }, tasks] = await Promise.all([
          import('./excel-file.ts'),
          homeworkCall(() =>
            Promise.all(
              whole.tasks.map(({ id }) =>
                http.get<ItemResults>(itemResultsPath(homeworkId, id, classroomId)),
              ),
            ),
          ),
        ]);
        return excelFile([resultSheet(whole), itemSheet(tasks)]);
      }, 'xlsx'),
  };
}

/** Prints the current view. For the table, it prints the rows of all pages. */
export function usePrint(classroomId: string, homeworkId: number) {
  const [paper, setPaper] = useState<Paper>('a4');
  /** The rows of all pages, shown instead of the table's current page during printing. */
  const [everybody, setEverybody] = useState<HomeworkResult | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!everybody) return;
    const over = () => setEverybody(null);
    addEventListener('afterprint', over);
    return () => removeEventListener('afterprint', over);
  }, [everybody]);

  /**
   * Prints the current view on this paper. `table` is the displayed result and its query; null if another
   * view is open.
   */
  const print = async (on: Paper, table: { shown: HomeworkResult; query: TableQuery } | null) => {
    const isWhole = !table || table.shown.rows.length === table.shown.total;
    let all: HomeworkResult | null = null;
    if (!isWhole) {
      setBusy(true);
      const get = (path: string) => http.get<ResultAnswer>(path);
      all = await homeworkCall(() =>
        loadWholeClass(classroomId, homeworkId, get, table.query),
      ).finally(() => setBusy(false));
    }
    // The rows and the paper size must be in the DOM before the browser computes the page layout.
    flushSync(() => {
      setPaper(on);
      setEverybody(all);
    });
    window.print();
  };
  return { paper, everybody, busy, print };
}
