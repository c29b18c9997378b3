import { lineName } from '../../activities/word-search/lines.ts';
import { makeWordSearch, wordSearchOf } from '../../activities/word-search/search-words.ts';
import {
  defaultWordSearchOptions,
  type SearchClue,
  WordSearchState,
} from '../../activities/word-search/state.ts';
import type { FindInGridData } from '../find-in-grid/content.ts';
import { wordsFace } from '../keep-blocks.ts';
import type { TaskRequest, TaskSource } from '../task-source.ts';

/**
 * Returns the projector's grid, with words or their meanings as clues. Draws a new grid with the stored
 * options if there is none, or if the request asks for a different one.
 */
function hidden(request: TaskRequest, clue: SearchClue): FindInGridData | null {
  const { material, state, drawn = false, seed } = request;
  const { target: language, native } = material.text;
  const stored = WordSearchState.safeParse(state).data;
  const options = stored?.options ?? defaultWordSearchOptions;
  const shown = stored && !drawn ? stored : makeWordSearch({ material, options, seed });
  const search = wordSearchOf(shown, material);
  const words = search.words.filter((word) => clue === 'word' || word.native.trim() !== '');
  if (words.length === 0) return null;
  return {
    language,
    columns: search.grid.columns,
    letters: [...search.grid.letters],
    words: words.map((word) => ({
      id: word.id,
      clue: clue === 'word' ? wordsFace(word.target, language) : wordsFace(word.native, native),
      word: word.target,
      line: lineName(word.squares),
      isSpelt: clue === 'word',
    })),
  };
}

/** The word search on a phone, with its list of words. */
export const wordSearchSource: TaskSource = {
  skills: ['VOCAB', 'GAME'],
  templates: { FIND_IN_GRID: (request) => hidden(request, 'word') },
};

/** The same grid, with meanings as clues instead of the words. */
export const wordSearchMeaningSource: TaskSource = {
  skills: ['VOCAB', 'GAME'],
  activity: 'word-search',
  templates: { FIND_IN_GRID: (request) => hidden(request, 'meaning') },
};
