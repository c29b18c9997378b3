import { languageOf } from '#language/languages.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { alignVocabulary } from '../../questions/guidance.ts';
import type { Sheet, SheetBlock, SheetRun } from '../../sheets/sheet.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import { makeWordSearch, sourcesIn, wordSearchOf } from './search-words.ts';
import {
  defaultWordSearchOptions,
  type SearchDirections,
  stored,
  WordSearchOptions,
  type WordSearchState,
} from './state.ts';

/** Message for a lesson that has too few words. */
const chooseWordSearch = "Word search: select 'vocabulary' or 'identify chunks' first.";

/** The words of the lesson, hidden in a square of letters. */
export const wordSearch: ActivityDefinition<WordSearchOptions, WordSearchState> = {
  Options: WordSearchOptions,
  ...stored,
  defaultOptions: defaultWordSearchOptions,
  missing: (material) => {
    if (sourcesIn(material).length > 0) return null;
    return unequalVocabulary(material) ? alignVocabulary : chooseWordSearch;
  },
  make: makeWordSearch,
  // Version B hides the same words in other places, so that copying a neighbour's rings is useless.
  vary: (state, seed) => ({ ...state, seed }),
  sheet: wordSearchSheet,
  summary: ({ source, words, directions, clue }) =>
    [
      source === 'chunks' ? 'Sentence chunks' : 'Key vocabulary',
      `${words} words`,
      directionNames[directions].toLowerCase(),
      ...(clue === 'meaning' ? ['from their meanings'] : []),
    ].join(' · '),
  step: {
    phase: 'receptive',
    usual: 8,
    serves: ['vocabulary'],
    aim: 'Pupils meet the spelling of the key words letter by letter.',
    teacher: 'Say a word, give them time to look, and let a pupil drag across it.',
    pupils: 'Find the words, say each aloud and give its meaning.',
    support: 'Words run only across and down, and the list shows them.',
    stretch: 'List only the meanings, and let words run diagonally and backwards.',
  },
};

export default wordSearch;

export const directionNames: Record<SearchDirections, string> = {
  straight: 'Across and down',
  diagonal: 'Also diagonally',
  backwards: 'Also backwards',
};

/** Describes in one sentence the directions in which words may run. */
const howTheyRun = (directions: SearchDirections, language: string): string => {
  const across = languageOf(language).direction === 'rtl' ? 'from right to left' : 'across';
  if (directions === 'straight') return `They run ${across} or down.`;
  if (directions === 'diagonal') return `They run ${across}, down or diagonally.`;
  return `They run ${across}, down or diagonally, and also backwards.`;
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
          { heading: 'Meaning', language: native },
          { heading: 'Word', language: target },
        ],
        rows: words.map((word) => [[plain(word.native)], []]),
      }
    : { kind: 'bank', language: target, words: words.map((word) => word.target) };
  const runs = howTheyRun(directions, target);
  return {
    title: 'Word search',
    instruction: byMeaning
      ? `Find the word for each meaning, ring it and write it down. ${runs}`
      : `Find each word in the grid and ring it. ${runs}`,
    blocks: [letters, list],
    key: [
      { ...letters, rings: words.map(({ squares }) => [...squares]) },
      {
        kind: 'table',
        columns: [
          { heading: 'Word', language: target },
          { heading: 'Meaning', language: native },
        ],
        rows: words.map((word) => [[plain(word.target)], [plain(word.native)]]),
      },
    ],
    marks: words.length,
  };
}

const plain = (text: string): SheetRun => ({ kind: 'words', text });
