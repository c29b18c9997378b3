import { languageOf } from '../../languages/languages.ts';
import type { LessonMaterial } from '../../resources/lesson-material.ts';
import { vocabularyRows } from './vocabulary-rows.ts';

/**
 * The key vocabulary as a CSV file (RFC 4180) for spreadsheets. It begins with a byte order mark, or
 * Excel would read the accents wrongly; a cell that a spreadsheet would run as a formula begins with
 * an apostrophe (OWASP, CSV injection).
 */
export function vocabularyCsv(material: LessonMaterial): string {
  const { target, native } = material.text;
  const head = [languageOf(target).name, languageOf(native).name, 'Part of speech', 'Example'];
  const rows = vocabularyRows(material).map((row) => [
    row.target,
    row.native,
    row.partOfSpeech,
    row.example,
  ]);
  const lines = [head, ...rows].map((cells) => cells.map(cell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
