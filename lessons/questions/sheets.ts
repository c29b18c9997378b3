import type * as z from 'zod/mini';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { QuestionType } from './kinds.ts';
import type { QuestionSheet, QuestionSheetRequest } from './question-sheet.ts';
import { withoutBlanks } from './without-blanks.ts';

/**
 * The types that have their own sheet. The other two types are activities and are printed on the sheets of
 * those activities.
 */
export type PrintedQuestion = Exclude<QuestionType, 'syllables' | 'deliberateErrors'>;

type DrawSheet = (request: QuestionSheetRequest) => Sheet | null;

/**
 * The sheet of each type, code-split and loaded when printed. Null if the set was not generated, is empty or
 * can no longer be parsed.
 */
export const questionSheets: Record<PrintedQuestion, () => Promise<DrawSheet>> = {
  phrase: stored('phrase', async () => [
    (await import('./phrase/content.ts')).PhraseContent,
    (await import('./phrase/sheet.ts')).phraseSheet,
  ]),
  // Always prints the teacher's own draft vocabulary, even if no list was generated.
  vocab: async () => {
    const { vocabSheet } = await import('./vocab/sheet.ts');
    return (request) => vocabSheet({ items: request.material.vocabulary }, request);
  },
  statement: stored('statement', async () => [
    (await import('./statement/content.ts')).StatementContent,
    (await import('./statement/sheet.ts')).statementSheet,
  ]),
  comprehension: stored('comprehension', async () => [
    (await import('./comprehension/content.ts')).ComprehensionContent,
    (await import('./comprehension/sheet.ts')).comprehensionSheet,
  ]),
  chunk: stored('chunk', async () => [
    (await import('./chunk/content.ts')).ChunkContent,
    (await import('./chunk/sheet.ts')).chunkSheet,
  ]),
  multitypeQues: stored('multitypeQues', async () => [
    (await import('./multitypeQues/content.ts')).MultitypeContent,
    (await import('./multitypeQues/sheet.ts')).multitypeSheet,
  ]),
  openEndedRes: stored('openEndedRes', async () => [
    (await import('./openEndedRes/content.ts')).OpenEndedContent,
    (await import('./openEndedRes/sheet.ts')).openEndedSheet,
  ]),
  vocabInContext: stored('vocabInContext', async () => [
    (await import('./vocabInContext/content.ts')).VocabInContextContent,
    (await import('./vocabInContext/sheet.ts')).vocabInContextSheet,
  ]),
  whoSaidWhat: stored('whoSaidWhat', async () => [
    (await import('./whoSaidWhat/content.ts')).WhoSaidWhatContent,
    (await import('./whoSaidWhat/sheet.ts')).whoSaidWhatSheet,
  ]),
  inferenceQues: stored('inferenceQues', async () => [
    (await import('./inferenceQues/content.ts')).InferenceContent,
    (await import('./inferenceQues/sheet.ts')).inferenceSheet,
  ]),
};

const isPrinted = (name: string): name is PrintedQuestion => Object.hasOwn(questionSheets, name);

export const printedQuestions = Object.keys(questionSheets).filter(isPrinted);

/** Binds a type's schema to its sheet, so that callers pass stored JSON unchanged. */
function stored<Content>(
  part: PrintedQuestion,
  load: () => Promise<[z.ZodMiniType<Content>, QuestionSheet<Content>]>,
): () => Promise<DrawSheet> {
  return async () => {
    const [Schema, sheet] = await load();
    return (request) => {
      const content = Schema.safeParse(partOf(request.material, part));
      return content.success ? sheet(withoutBlanks(content.data), request) : null;
    };
  };
}

const partOf = ({ parts }: LessonMaterial, name: string): unknown => parts[name];
