import { Packer } from 'docx';
import type { SheetFrame } from '#lessons/sheets/sheet-frame.ts';
import { wordDocument } from '#lessons/sheets/word/word-document.ts';
import { pictureFiles } from './picture-files.ts';
import type { PrintChoices } from './print-choices.ts';
import type { PrintedSheet } from './printed-sheets.ts';

/** The chosen sheets as a Word file. Loaded when it is asked for: the library is large. */
export async function wordFile(
  sheets: readonly PrintedSheet[],
  frame: SheetFrame,
  { key, paper, size, lineSpacing }: PrintChoices,
): Promise<Blob> {
  const pictures = await pictureFiles(sheets);
  return Packer.toBlob(wordDocument({ sheets, frame, key, paper, size, lineSpacing, pictures }));
}
