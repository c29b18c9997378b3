import { languageOf } from '#language/languages.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { readingColumn, vocabularyRows } from './vocabulary-rows.ts';

/** The key vocabulary as a CSV file for spreadsheets. */
export function vocabularyCsv(material: LessonMaterial): string {
  const { target, native } = material.text;
  const rows = vocabularyRows(material);
  const readings = readingColumn(rows);
  return csvFile([
    [
      languageOf(target).name,
      languageOf(native).name,
      ...readings.head,
      'Part of speech',
      'Example',
    ],
    ...rows.map((row) => [
      row.target,
      row.native,
      ...readings.of(row),
      row.partOfSpeech,
      row.example,
    ]),
  ]);
}
