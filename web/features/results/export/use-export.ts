import { useState } from 'react';
import type { HomeworkResult, ItemResults } from '#contracts/homework/homework-results.ts';
import { csvFile } from '#lessons/sheets/csv-file.ts';
import { toast } from '#ui/toast.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { saveFile } from '#web/app/http/save-file.ts';
import { itemResultsPath } from '../items/item-results-path.ts';
import type { ResultAnswer } from '../table/first-result.ts';
import { loadWholeClass } from '../table/load-whole-class.ts';
import { itemSheet, resultSheet, sheetText } from './result-sheet.ts';

/** Saves the results of the whole class as a file, whatever page of the table is shown. */
export function useExport(classroomId: string, homeworkId: number) {
  const [busy, setBusy] = useState(false);

  const save = async (make: (whole: HomeworkResult) => Promise<Blob>, ending: string) => {
    setBusy(true);
    try {
      const whole = await homeworkCall(() =>
        loadWholeClass(classroomId, homeworkId, (path) => http.get<ResultAnswer>(path)),
      );
      const title = [whole.homework.name, whole.classroom?.name].filter(Boolean).join(', ');
      saveFile(title, ending, await make(whole));
      const pupils = whole.rows.length === 1 ? '1 pupil' : `${whole.rows.length} pupils`;
      toast('success', `Saved the results of ${pupils}.`);
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
