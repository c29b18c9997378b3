import { Packer } from 'docx';
import type { Speaker } from '#language/wordings/speaker.ts';
import { fitSquare } from '#lessons/sheets/paper.ts';
import type { SheetBlock, SheetFrame, SheetRun } from '#lessons/sheets/sheet.ts';
import { wordDocument } from '#lessons/sheets/word/word-document.ts';
import type { WordPicture } from '#lessons/sheets/word/word-runs.ts';
import { sayIn } from '#ui/wordings/i18n.ts';
import { mediaAddress } from '#web/app/http/http.ts';
import type { PrintChoices } from './print-choices.ts';
import type { PrintedSheet } from './printed-sheets.ts';

/** The selected sheets as a Word file. This module is loaded on demand, because its library is large. */
export async function wordFile(
  sheets: readonly PrintedSheet[],
  frame: SheetFrame,
  { key, paper, size, lineSpacing }: PrintChoices,
  speaker: Speaker,
): Promise<Blob> {
  const pictures = await pictureFiles(sheets);
  const pack = { sheets, frame, key, paper, size, lineSpacing, pictures };
  return Packer.toBlob(sayIn(speaker, () => wordDocument(pack)));
}

/**
 * The length of a picture's longer side in a Word file, in pixels. At this size, the picture is sharp at 2 cm
 * on paper, and small enough for an email.
 */
const side = 320;

/** The stored pictures of these sheets as PNG files, by key. Pictures that cannot be fetched are omitted. */
async function pictureFiles(
  sheets: readonly PrintedSheet[],
): Promise<ReadonlyMap<string, WordPicture>> {
  const keys = new Set(sheets.flatMap(({ sheet }) => sheet.blocks.flatMap(runsOf)).flatMap(keyOf));
  const files = await Promise.all(
    [...keys].map(async (key) => {
      const file = await pngOf(mediaAddress(key)).catch(() => null);
      return file ? [[key, file] as const] : [];
    }),
  );
  return new Map(files.flat());
}

function runsOf(block: SheetBlock): SheetRun[] {
  switch (block.kind) {
    case 'text':
      return block.runs;
    case 'table':
      return block.rows.flat(2);
    case 'cards':
      return block.cards.flatMap(({ runs }) => runs);
    default:
      return [];
  }
}

const keyOf = (run: SheetRun) => (run.kind === 'picture' && run.key ? [run.key] : []);

/** Redraws a stored picture as PNG, because Word does not support WebP. */
async function pngOf(address: string): Promise<WordPicture | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const picture = await createImageBitmap(await answer.blob());
  const { width, height } = fitSquare(picture, side);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && { data: new Uint8Array(await blob.arrayBuffer()), width, height };
}
