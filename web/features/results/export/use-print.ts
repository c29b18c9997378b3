import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HomeworkResult } from '#contracts/homework/homework-results.ts';
import type { Paper } from '#lessons/sheets/paper.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import type { ResultAnswer } from '../table/first-result.ts';
import { loadWholeClass } from '../table/load-whole-class.ts';
import type { TableQuery } from '../table/table-query.ts';

/** What is printed: everybody whom the table shows, on all its pages, or another view as it stands. */
export function usePrint(classroomId: string, homeworkId: number) {
  const [paper, setPaper] = useState<Paper>('a4');
  /** Stands in for the page of the table while it is on paper. */
  const [everybody, setEverybody] = useState<HomeworkResult | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!everybody) return;
    const over = () => setEverybody(null);
    addEventListener('afterprint', over);
    return () => removeEventListener('afterprint', over);
  }, [everybody]);

  /** `table`: what is shown of it, null where another view is open. */
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
    // Rows and the rule for the paper must stand before the browser lays the page out for it.
    flushSync(() => {
      setPaper(on);
      setEverybody(all);
    });
    window.print();
  };
  return { paper, everybody, busy, print };
}
