import { spelling, squaresOf } from '../../activities/word-search/lines.ts';
import { wordsFace } from '../keep-blocks.ts';
import { nothingDone } from '../nothing-done.ts';
import { choicesOf, itemPart, storedIds } from '../task-names.ts';
import type { TaskTemplate } from '../task-template.ts';
import { FindInGridData, FindInGridForPupil, FindInGridSubmitted } from './content.ts';

/** Pupils find words in a square of letters and select them from the first letter to the last. */
export const findInGrid: TaskTemplate<FindInGridData, FindInGridForPupil, FindInGridSubmitted> = {
  Data: FindInGridData,
  ForPupil: FindInGridForPupil,
  Submitted: FindInGridSubmitted,
  empty: nothingDone.FIND_IN_GRID,
  forPupil(data, names) {
    const { language, columns, letters, words } = data;
    return {
      language,
      columns,
      letters,
      words: words.map(({ id, clue, line, isSpelt }) => ({
        id: names.name(id, itemPart),
        clue,
        ...(isSpelt && { spelling: spelling(data, squaresOf(data, line) ?? []) }),
      })),
    };
  },
  rename: {
    toStored({ words }, { found }, names) {
      const word = storedIds(
        words.map(({ id }) => id),
        itemPart,
        names,
      );
      return {
        found: Object.fromEntries(
          Object.entries(found).flatMap(([name, line]) => {
            const id = word(name);
            return id === undefined ? [] : [[id, line]];
          }),
        ),
      };
    },
    toPupil: ({ found }, names) => ({
      found: Object.fromEntries(
        Object.entries(found).map(([id, line]) => [names.name(id, itemPart), line]),
      ),
    }),
    item: (id, names) => names.name(id, itemPart),
  },
  answersTo: ({ found }, items) => ({ found: choicesOf(found, items) }),
  size: ({ words }) => words.length,
  choice: {
    least: 1,
    unit: () => 'item',
    items: ({ language, words }) =>
      words.map(({ id, clue, word, isSpelt }) => ({
        id,
        marked: [id],
        faces: isSpelt ? [clue] : [clue, wordsFace(word, language)],
      })),
    // The letters of removed words stay in the grid; pupils do not know which words they are.
    keep: (data, ids) => ({ ...data, words: data.words.filter(({ id }) => ids.has(id)) }),
  },
};
