import { languageOf } from '../../languages/languages.ts';
import type { LessonMaterial } from '../../resources/lesson-material.ts';
import { csvFile } from '../../sheets/csv-file.ts';
import { vocabularyRows } from './vocabulary-rows.ts';

/** The key vocabulary as a CSV file for spreadsheets. */
export function vocabularyCsv(material: LessonMaterial): string {
  const { target, native } = material.text;
  const head = [languageOf(target).name, languageOf(native).name, 'Part of speech', 'Example'];
  const rows = vocabularyRows(material).map((row) => [
    row.target,
    row.native,
    row.partOfSpeech,
    row.example,
  ]);
  return csvFile([head, ...rows]);
}
