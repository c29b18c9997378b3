import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetBlock } from '../../sheets/sheet.ts';
import { linesFor } from '../../sheets/word-width.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { DictationOptions, type DictationState, defaultDictationOptions, stored } from './state.ts';

/** Sentences heard or seen for a moment, written from memory, then compared. */
export const dictation: ActivityDefinition<DictationOptions, DictationState> = {
  Options: DictationOptions,
  ...stored,
  defaultOptions: defaultDictationOptions,
  // Without sound the teacher reads aloud.
  missing: () => null,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: material.text.sentences.map(({ id }) => id),
  }),
  sheet: dictationSheet,
};

export default dictation;

/** The worksheet: numbered lines to write on; the answer key has the sentences. */
function dictationSheet(
  { options }: DictationState,
  { text }: Pick<LessonMaterial, 'text'>,
): Sheet {
  return {
    title: 'Dictation',
    instruction:
      options.mode === 'delayed'
        ? 'Look at each sentence, wait until it disappears, then write it.'
        : 'Listen to each sentence and write what you hear.',
    blocks: text.sentences.flatMap((sentence, at): SheetBlock[] => [
      {
        kind: 'text',
        language: text.target,
        number: at + 1,
        runs: [],
        ...(sentence.speaker && { speaker: sentence.speaker }),
      },
      { kind: 'lines', count: linesFor(sentence.target.text, text.target) },
    ]),
    key: text.sentences.map((sentence, at) => ({
      kind: 'text',
      language: text.target,
      number: at + 1,
      runs: [{ kind: 'words', text: sentence.target.text }],
      ...(sentence.speaker && { speaker: sentence.speaker }),
    })),
    marks: text.sentences.length,
  };
}
