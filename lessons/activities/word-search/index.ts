import { msg, plural, t } from '@lingui/core/macro';
import { languageOf } from '#language/languages.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import type { Sheet, SheetBlock, SheetRun } from '../../sheets/sheet.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import { makeWordSearch, sourcesIn, wordSearchOf } from './search-words.ts';
import {
  defaultWordSearchOptions,
  type SearchDirections,
  type SearchSource,
  stored,
  WordSearchOptions,
  type WordSearchState,
} from './state.ts';

/** Message for a lesson that has too few words. */
const chooseWordSearch = msg`Word search: select 'vocabulary' or 'identify chunks' first.`;

/** The words of the lesson, hidden in a square of letters. */
export const wordSearch: ActivityDefinition<WordSearchOptions, WordSearchState> = {
  Options: WordSearchOptions,
  ...stored,
  defaultOptions: defaultWordSearchOptions,
  missing: (material) => {
    if (sourcesIn(material).length > 0) return null;
    return i18n._(unequalVocabulary(material) ? guidanceWords.alignVocabulary : chooseWordSearch);
  },
  make: makeWordSearch,
  // Version B hides the same words in other places, so that copying a neighbour's rings is useless.
  vary: (state, seed) => ({ ...state, seed }),
  sheet: wordSearchSheet,
  summary: ({ source, words, directions, clue }) =>
    [
      i18n._(sourceNames[source]),
      plural({ count: words }, { one: '# word', other: '# words' }),
      i18n._(directionNames[directions].inList),
      ...(clue === 'meaning' ? [t`from their meanings`] : []),
    ].join(' · '),
  step: {
    phase: 'receptive',
    usual: 8,
    serves: ['vocabulary'],
    aim: msg`Pupils meet the spelling of the key words letter by letter.`,
    teacher: msg`Say a word, give them time to look, and let a pupil drag across it.`,
    pupils: msg`Find the words, say each aloud and give its meaning.`,
    support: msg`Words run only across and down, and the list shows them.`,
    stretch: msg`List only the meanings, and let words run diagonally and backwards.`,
  },
};

export default wordSearch;

export const sourceNames: Record<SearchSource, Message> = {
  vocabulary: msg`Key vocabulary`,
  chunks: msg`Sentence chunks`,
};

/** The names of the directions, on their own and in a list of options. */
export const directionNames: Record<SearchDirections, { title: Message; inList: Message }> = {
  straight: { title: msg`Across and down`, inList: msg`across and down` },
  diagonal: { title: msg`Also diagonally`, inList: msg`also diagonally` },
  backwards: { title: msg`Also backwards`, inList: msg`also backwards` },
};

/** Describes in one sentence the directions in which words may run. */
const howTheyRun = (directions: SearchDirections, language: string): string => {
  const isMirrored = languageOf(language).direction === 'rtl';
  switch (directions) {
    case 'straight':
      return isMirrored ? t`They run from right to left or down.` : t`They run across or down.`;
    case 'diagonal':
      return isMirrored
        ? t`They run from right to left, down or diagonally.`
        : t`They run across, down or diagonally.`;
    case 'backwards':
      return isMirrored
        ? t`They run from right to left, down or diagonally, and also backwards.`
        : t`They run across, down or diagonally, and also backwards.`;
  }
};

/**
 * The worksheet: the grid, a list of the words (or of the meanings, with space to write the words), and the
 * answer key with rings around the words.
 */
export function wordSearchSheet(state: WordSearchState, material: LessonMaterial): Sheet | null {
  const { grid, words } = wordSearchOf(state, material);
  if (words.length === 0) return null;
  const { target, native } = material.text;
  const { clue, directions } = state.options;
  const letters: SheetBlock = {
    kind: 'letters',
    language: target,
    columns: grid.columns,
    letters: [...grid.letters],
  };
  const byMeaning = clue === 'meaning';
  const list: SheetBlock = byMeaning
    ? {
        kind: 'table',
        columns: [
          { heading: t`Meaning`, language: native },
          { heading: t`Word`, language: target },
        ],
        rows: words.map((word) => [[plain(word.native)], []]),
      }
    : { kind: 'bank', language: target, words: words.map((word) => word.target) };
  const runs = howTheyRun(directions, target);
  return {
    title: t`Word search`,
    instruction: byMeaning
      ? t`Find the word for each meaning, ring it and write it down. ${{ directions: runs }}`
      : t`Find each word in the grid and ring it. ${{ directions: runs }}`,
    blocks: [letters, list],
    key: [
      { ...letters, rings: words.map(({ squares }) => [...squares]) },
      {
        kind: 'table',
        columns: [
          { heading: t`Word`, language: target },
          { heading: t`Meaning`, language: native },
        ],
        rows: words.map((word) => [[plain(word.target)], [plain(word.native)]]),
      },
    ],
    marks: words.length,
  };
}

const plain = (text: string): SheetRun => ({ kind: 'words', text });
