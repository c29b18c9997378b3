import type { SheetBlock, SheetRun } from '../sheets/sheet.ts';
import { textBlocks } from '../sheets/text-blocks.ts';
import type { Bilingual } from './bilingual.ts';
import type { QuestionSheetRequest } from './question-sheet.ts';

type Lines = Pick<QuestionSheetRequest, 'material' | 'translated'>;

/** Words in the language of their block. */
export const plainRun = (text: string): SheetRun => ({ kind: 'words', text });

/** Both halves of a pair in one line: the target words, and the native ones if requested. */
export function pairRuns(
  { target, native }: Bilingual,
  { material, translated }: Lines,
): SheetRun[] {
  const runs = [plainRun(target)];
  if (translated && native.trim() !== '') {
    runs.push(plainRun(' '), {
      kind: 'words',
      text: `(${native})`,
      language: material.text.native,
      mark: 'quiet',
    });
  }
  return runs;
}

/** A numbered line in the target language: a question, or an answer on the key. */
export function numbered(number: number, runs: SheetRun[], { material }: Lines): SheetBlock {
  return { kind: 'text', language: material.text.target, number, runs };
}

/** The text itself, if it is to be printed above the questions. */
export function textAbove({ withText, material }: QuestionSheetRequest): SheetBlock[] {
  return withText ? [...textBlocks(material), { kind: 'heading', text: 'Questions' }] : [];
}
