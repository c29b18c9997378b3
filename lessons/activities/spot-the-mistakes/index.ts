import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { makeMistakes, mistakesInPlay, placedMistakes } from './make-mistakes.ts';
import { mistakeWords } from './mistake-words.ts';
import {
  defaultMistakesOptions,
  everyMistake,
  MistakesOptions,
  type MistakesState,
  stored,
} from './state.ts';

/** Message to the owner if mistakes were never requested (specification 8). */
export const chooseMistakes = msg`Go to the edit page and select 'Deliberate Errors' to use this feature.`;

function missing(material: LessonMaterial): string | null {
  if (placedMistakes(material).length > 0) return null;
  if (!material.mine) return i18n._(guidanceWords.notGenerated);
  return i18n._(
    material.parts.deliberateErrors === undefined ? chooseMistakes : guidanceWords.quickEdit,
  );
}

/**
 * The whole text with one mistake in each chosen sentence, for pupils to find and correct. The mistakes are
 * the generated part `deliberateErrors` (`question.ts`); the stored text is never changed.
 */
export const spotTheMistakes: ActivityDefinition<MistakesOptions, MistakesState> = {
  Options: MistakesOptions,
  ...stored,
  defaultOptions: defaultMistakesOptions,
  missing,
  make: ({ material, options, seed }) => makeMistakes(material, options, seed),
  sheet: mistakesSheet,
  summary: ({ types, count }) => {
    if (types.length === 0) return count === everyMistake ? t`Count: all` : t`Count: ${count}`;
    return [
      t`Types: ${{ count: types.length }}`,
      count === everyMistake ? t`count: all` : t`count: ${count}`,
    ].join(' · ');
  },
  step: {
    phase: 'receptive',
    usual: 8,
    serves: ['grammar', 'reading'],
    aim: msg`Pupils read closely enough to find what is wrong.`,
    teacher: msg`Say how many mistakes there are, and wait for hands before you show one.`,
    pupils: msg`Find each mistake, put it right and say why.`,
    support: msg`Say in which lines they are.`,
    stretch: msg`Do not say how many there are.`,
  },
};

export default spotTheMistakes;

const words = (text: string): SheetRun => ({ kind: 'words', text });

/** The text with its mistakes and a notice that they are deliberate. The answer key lists all mistakes. */
function mistakesSheet(state: MistakesState, material: LessonMaterial): Sheet {
  const { text } = material;
  const mistakes = mistakesInPlay(state, material);
  const shown = new Map<string, string>();
  for (const { sentenceId, before, after, wrong } of mistakes) {
    const tokens = text.sentences.find(({ id }) => id === sentenceId)?.target.tokens ?? [];
    const replaced = tokens.slice(before.length, tokens.length - after.length);
    for (const [at, { id }] of replaced.entries()) shown.set(id, at === 0 ? wrong : '');
  }
  const count = mistakes.length;
  const target = { language: text.target };
  return {
    title: t`Spot the mistakes`,
    instruction: plural(count, {
      one: 'This text has # mistake on purpose, never more than one in a sentence. Underline each one and write it correctly below.',
      other:
        'This text has # mistakes on purpose, never more than one in a sentence. Underline each one and write it correctly below.',
    }),
    blocks: [
      ...textBlocks(material, ({ id, text: word }) => words(shown.get(id) ?? word)),
      {
        kind: 'table',
        columns: [
          { heading: t`Mistake`, ...target },
          { heading: t`Correction`, ...target },
        ],
        rows: mistakes.map(() => [[], []]),
      },
    ],
    key: [
      {
        kind: 'table',
        columns: [
          { heading: t`Mistake`, ...target },
          { heading: t`Correction`, ...target },
          { heading: t`Kind`, language: wordingsLanguage() },
          { heading: t`Why`, language: text.native, width: 2 },
        ],
        rows: mistakes.map(({ wrong, right, type, explanation }) => [
          [{ kind: 'words', text: wrong, mark: 'struck' }],
          [{ kind: 'words', text: right, mark: 'bold' }],
          [words(i18n._(mistakeWords[type].name))],
          [words(explanation)],
        ]),
      },
    ],
    marks: count,
  };
}
