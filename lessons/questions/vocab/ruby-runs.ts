import { rubyParts } from '#language/readings/kana.ts';
import type { SheetMark, SheetRun } from '../../sheets/sheet.ts';

/** A word with how it is read above it, on paper; Japanese has it above the kanji alone. */
export function rubyRuns(
  text: string,
  reading: string | undefined,
  language: string,
  mark?: SheetMark,
): SheetRun[] {
  const look = mark && { mark };
  if (reading === undefined) return [{ kind: 'words', text, ...look }];
  const parts = language === 'ja' ? rubyParts(text, reading) : [{ text, reading }];
  return parts.map((part) =>
    part.reading === undefined
      ? { kind: 'words', text: part.text, ...look }
      : { kind: 'ruby', text: part.text, reading: part.reading, ...look },
  );
}
