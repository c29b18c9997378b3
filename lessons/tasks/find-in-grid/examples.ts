import { diagonal, lineName, squaresFrom, straight } from '../../activities/word-search/lines.ts';
import type { TaskChoice } from '../example-answers.ts';
import type { FindInGridData, FindInGridForPupil, FindInGridSubmitted } from './content.ts';

export const solveFound = ({ words }: FindInGridData): FindInGridSubmitted => ({
  found: Object.fromEntries(words.map(({ id, line }) => [id, line])),
});

/** Selects a wrong line for each word. */
export function failFound({ columns, words }: FindInGridData): FindInGridSubmitted {
  const taken = new Set(words.map(({ line }) => line));
  const others = lineNames(columns).filter((line) => !taken.has(line));
  return { found: Object.fromEntries(words.map(({ id }, at) => [id, others[at] ?? '0-1'])) };
}

/** Allows every line of the grid as the choice for each word. */
export const choicesOfLines = ({ columns, words }: FindInGridForPupil): TaskChoice[] => {
  const choices = lineNames(columns);
  return words.map(({ id }) => ({ item: id, part: '', choices, once: true }));
};

export const asFound = (picks: readonly [string, string][]): FindInGridSubmitted => ({
  found: Object.fromEntries(picks),
});

/** Returns the names of all lines of two letters or more, each once. */
function lineNames(columns: number): string[] {
  const squares = Array.from({ length: columns * columns }, (_, at) => at);
  const lengths = Array.from({ length: columns - 1 }, (_, at) => at + 2);
  return squares.flatMap((from) =>
    [...straight, ...diagonal].flatMap((step) =>
      lengths.flatMap((length) => {
        const line = squaresFrom(columns, from, step, length);
        return line ? [lineName(line)] : [];
      }),
    ),
  );
}
