import { activitySamples } from '../activity-samples.ts';
import { wordSearchOf } from './search-words.ts';
import { defaultWordSearchOptions, stored } from './state.ts';

export default activitySamples(stored, {
  options: [
    defaultWordSearchOptions,
    { source: 'vocabulary', words: 5, directions: 'backwards', clue: 'meaning' },
    { source: 'chunks', words: 8, directions: 'diagonal', clue: 'word' },
  ],
  seen: (state, material) => {
    const { grid, words } = wordSearchOf(state, material);
    const { columns, letters } = grid;
    return {
      rows: Array.from({ length: columns }, (_, row) =>
        letters.slice(row * columns, (row + 1) * columns).join(' '),
      ),
      words: words.map(({ id, target, squares }) => [id, target, squares[0], squares.at(-1)]),
    };
  },
});
