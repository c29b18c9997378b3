import { t } from '@lingui/core/macro';
import type { SheetBlock, SheetRun } from '../sheets/sheet.ts';
import { textBlocks } from '../sheets/text-blocks.ts';
import type { Bilingual } from './bilingual.ts';
import type { QuestionSheetRequest } from './question-sheet.ts';

type Lines = Pick<QuestionSheetRequest, 'material' | 'translated'>;

/** Returns words in the language of their block. */
export const plainRun = (text: string): SheetRun => ({ kind: 'words', text });

/** Returns both halves of a pair on one line: the target words, followed by the native words if requested. */
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

/** Returns the text itself if the request includes it above the questions. */
export function textAbove({ withText, material }: QuestionSheetRequest): SheetBlock[] {
  return withText ? [...textBlocks(material), { kind: 'heading', text: t`Questions` }] : [];
}
