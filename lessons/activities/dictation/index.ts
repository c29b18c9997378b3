import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetBlock } from '../../sheets/sheet.ts';
import { linesFor } from '../../sheets/word-width.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { DictationOptions, type DictationState, defaultDictationOptions, stored } from './state.ts';

/** Pupils hear or briefly see sentences, write them from memory, and then compare. */
export const dictation: ActivityDefinition<DictationOptions, DictationState> = {
  Options: DictationOptions,
  ...stored,
  defaultOptions: defaultDictationOptions,
  // If there is no audio, the teacher reads aloud.
  missing: () => null,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: material.text.sentences.map(({ id }) => id),
  }),
  sheet: dictationSheet,
  step: {
    phase: 'structured',
    usual: 10,
    serves: ['listening', 'writing'],
    aim: 'Pupils write what they hear and check it themselves.',
    teacher: 'Play or read each sentence three times: to listen, to write, to check.',
    pupils: 'Keep the sentence in mind, then write it.',
    support: 'Give the sentence with gaps.',
    stretch: 'Wait ten seconds before they can write.',
    byVoice: true,
  },
};

export default dictation;

/** The worksheet: numbered lines to write on. Only the answer key contains the sentences. */
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
