import writeXlsxFile, { type SheetData } from 'write-excel-file/browser';
import type { ResultSheet } from './result-sheet.ts';

/** Maximum column width, in characters. */
const widest = 50;

/**
 * Writes sheets as an Excel file. Text cells are stored with the type text, so that a name starting with `=`
 * does not become a formula. The first row and column are frozen.
 */
export function excelFile(sheets: readonly ResultSheet[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: sheetData(rows),
      columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    })),
  ).toBlob();
}

function sheetData(rows: ResultSheet['rows']): SheetData {
  return rows.map((row, index) =>
    row.map((value) => {
      if (value === null) return null;
      if (index === 0) return { value: String(value), type: String, fontWeight: 'bold' as const };
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
}

function widthOf(rows: ResultSheet['rows'], column: number): number {
  const lengths = rows.map((row) => String(row[column] ?? '').length);
  return Math.min(widest, Math.max(8, ...lengths) + 2);
}
