import type { QuestionType } from './kinds.ts';
import { makeView, type View } from './views/make-view.tsx';

/**
 * The two components of each type, code-split and loaded when opened. Imports only types from the registry,
 * so that no schema, prompt or check is bundled with it.
 */
export const views: Record<QuestionType, View> = {
  phrase: makeView(
    async () => (await import('./phrase/content.ts')).PhraseContent,
    async () => (await import('./phrase/Panel.tsx')).Panel,
    async () => (await import('./phrase/Edit.tsx')).Edit,
    { items: [] },
  ),
  vocab: makeView(
    async () => (await import('./vocab/content.ts')).VocabContent,
    async () => (await import('./vocab/Panel.tsx')).Panel,
    async () => (await import('./vocab/Edit.tsx')).Edit,
    { items: [] },
  ),
  statement: makeView(
    async () => (await import('./statement/content.ts')).StatementContent,
    async () => (await import('./statement/Panel.tsx')).Panel,
    async () => (await import('./statement/Edit.tsx')).Edit,
    { items: [] },
  ),
  comprehension: makeView(
    async () => (await import('./comprehension/content.ts')).ComprehensionContent,
    async () => (await import('./comprehension/Panel.tsx')).Panel,
    async () => (await import('./comprehension/Edit.tsx')).Edit,
    { items: [] },
  ),
  chunk: makeView(
    async () => (await import('./chunk/content.ts')).ChunkContent,
    async () => (await import('./chunk/Panel.tsx')).Panel,
    async () => (await import('./chunk/Edit.tsx')).Edit,
    { sentences: [] },
  ),
  multitypeQues: makeView(
    async () => (await import('./multitypeQues/content.ts')).MultitypeContent,
    async () => (await import('./multitypeQues/Panel.tsx')).Panel,
    async () => (await import('./multitypeQues/Edit.tsx')).Edit,
    { items: [] },
  ),
  openEndedRes: makeView(
    async () => (await import('./openEndedRes/content.ts')).OpenEndedContent,
    async () => (await import('./openEndedRes/Panel.tsx')).Panel,
    async () => (await import('./openEndedRes/Edit.tsx')).Edit,
    { items: [] },
  ),
  vocabInContext: makeView(
    async () => (await import('./vocabInContext/content.ts')).VocabInContextContent,
    async () => (await import('./vocabInContext/Panel.tsx')).Panel,
    async () => (await import('./vocabInContext/Edit.tsx')).Edit,
    { items: [] },
  ),
  whoSaidWhat: makeView(
    async () => (await import('./whoSaidWhat/content.ts')).WhoSaidWhatContent,
    async () => (await import('./whoSaidWhat/Panel.tsx')).Panel,
    async () => (await import('./whoSaidWhat/Edit.tsx')).Edit,
    { speakers: [], items: [] },
  ),
  inferenceQues: makeView(
    async () => (await import('./inferenceQues/content.ts')).InferenceContent,
    async () => (await import('./inferenceQues/Panel.tsx')).Panel,
    async () => (await import('./inferenceQues/Edit.tsx')).Edit,
    { items: [] },
  ),
  syllables: makeView(
    async () => (await import('../activities/syllables/content.ts')).SyllablesContent,
    async () => (await import('../activities/syllables/QuestionPanel.tsx')).QuestionPanel,
    async () => (await import('../activities/syllables/Edit.tsx')).Edit,
    { items: [] },
  ),
  deliberateErrors: makeView(
    async () =>
      (await import('../activities/spot-the-mistakes/content.ts')).DeliberateErrorsContent,
    async () => (await import('../activities/spot-the-mistakes/QuestionPanel.tsx')).QuestionPanel,
    async () => (await import('../activities/spot-the-mistakes/Edit.tsx')).Edit,
    { items: [] },
  ),
};
