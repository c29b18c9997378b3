import { msg, t } from '@lingui/core/macro';
import { languageName } from '#language/language-name.ts';
import type { SideName } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetBlock, SheetRun } from '../../sheets/sheet.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { defaultParallelOptions, ParallelOptions, type ParallelState, stored } from './state.ts';

/** Both languages side by side, sentence by sentence, matched by sentence id. */
export const parallel: ActivityDefinition<ParallelOptions, ParallelState> = {
  Options: ParallelOptions,
  ...stored,
  defaultOptions: defaultParallelOptions,
  missing: ({ text }) =>
    text.sentences.some(({ native }) => native.text.trim() !== '')
      ? null
      : t`This text has no translation yet. Write one on the edit page.`,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: material.text.sentences.map(({ id }) => id),
  }),
  sheet: parallelSheet,
  summary: ({ covered, numbers }) =>
    [i18n._(coveredWords[covered]), numbers && t`numbers`].filter(Boolean).join(' · '),
  step: {
    phase: 'modelling',
    usual: 8,
    serves: ['reading'],
    aim: msg`Pupils meet the whole text with its meaning beside it.`,
    teacher: msg`Read each sentence aloud; uncover its meaning when the class has guessed it.`,
    pupils: msg`Listen, follow with a finger and say what the next line could mean.`,
    support: msg`Leave both languages open.`,
    stretch: msg`Keep the meaning covered and ask for it from memory afterwards.`,
  },
};

export default parallel;

const coveredWords = {
  nothing: msg`Covered: nothing`,
  target: msg`Covered: target`,
  native: msg`Covered: native`,
} satisfies Record<ParallelOptions['covered'], Message>;

/** Both languages in a table. A covered side is an empty column for writing; the answer key fills it in. */
export function parallelSheet(
  { options }: ParallelState,
  { text }: Pick<LessonMaterial, 'text'>,
): Sheet {
  const { covered } = options;
  const hidden = covered === 'nothing' ? null : covered;
  const other = hidden === 'target' ? 'native' : 'target';
  return {
    title: t`Parallel text`,
    instruction: hidden
      ? t`Write each sentence in ${{ hiddenLanguage: nameOfLanguage(text[hidden]) }} beside its ${{ shownLanguage: nameOfLanguage(text[other]) }}.`
      : t`Read each sentence in both languages.`,
    blocks: [table(text, options, hidden)],
    key: hidden ? [table(text, options, null)] : [],
    ...(hidden && { marks: text.sentences.length }),
  };
}

/** The target comes first: the table follows its direction, so a right-to-left text is on the right. */
const sides = ['target', 'native'] as const;

function table(
  text: LessonMaterial['text'],
  { numbers }: ParallelOptions,
  hidden: SideName | null,
): SheetBlock {
  const numbered = numbers || hidden !== null;
  const spoken = text.sentences.some(({ speaker }) => speaker);
  return {
    kind: 'table',
    columns: [
      ...(numbered ? [{ heading: '', language: 'en', width: 0.12 }] : []),
      // The speakers have a separate column, so that a covered cell stays free for writing. The column is
      // half as wide as the others, because it contains only names.
      ...(spoken ? [{ heading: '', language: text.target, width: 0.5 }] : []),
      ...sides.map((side) => ({
        heading: languageName(text[side], wordingsLanguage()),
        language: text[side],
      })),
    ],
    rows: text.sentences.map((sentence, at) => [
      ...(numbered ? [[words(`${at + 1}`)]] : []),
      ...(spoken ? [sentence.speaker ? [words(sentence.speaker)] : []] : []),
      ...sides.map((side) => (side === hidden ? [] : [words(sentence[side].text)])),
    ]),
  };
}

const words = (text: string): SheetRun => ({ kind: 'words', text });
