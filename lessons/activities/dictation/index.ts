import { msg, t } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
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
  summary: ({ mode, times, gap, speed, shownFor }) =>
    [
      i18n._(modeWords[mode]),
      t`times: ${times}`,
      gap > 0 && t`gap: ${gap}`,
      t`speed: ${speed}`,
      t`shown for: ${shownFor}`,
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'structured',
    usual: 10,
    serves: ['listening', 'writing'],
    aim: msg`Pupils write what they hear and check it themselves.`,
    teacher: msg`Play or read each sentence three times: to listen, to write, to check.`,
    pupils: msg`Keep the sentence in mind, then write it.`,
    support: msg`Give the sentence with gaps.`,
    stretch: msg`Wait ten seconds before they can write.`,
    byVoice: true,
  },
};

export default dictation;

const modeWords = {
  listen: msg`Mode: listen`,
  delayed: msg`Mode: delayed`,
  typed: msg`Mode: typed`,
} satisfies Record<DictationOptions['mode'], Message>;

/** The worksheet: numbered lines to write on. Only the answer key contains the sentences. */
function dictationSheet(
  { options }: DictationState,
  { text }: Pick<LessonMaterial, 'text'>,
): Sheet {
  return {
    title: t`Dictation`,
    instruction:
      options.mode === 'delayed'
        ? t`Look at each sentence, wait until it disappears, then write it.`
        : t`Listen to each sentence and write what you hear.`,
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
