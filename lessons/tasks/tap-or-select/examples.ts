import type { TaskChoice } from '../example-answers.ts';
import type { TapOrSelectData, TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';
import { tapIdsOf } from './tap-text.ts';

export const solveTapped = ({ right }: TapOrSelectData): TapOrSelectSubmitted => ({
  tapped: right.map(({ id }) => id),
});

/** Taps every word except the ones to find. */
export function failTapped({ blocks, right }: TapOrSelectData): TapOrSelectSubmitted {
  const wanted = new Set(right.flatMap(({ id, also = [] }) => [id, ...also]));
  const tapped = blocks
    .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.id] : [])))
    .filter((id) => !wanted.has(id));
  return { tapped };
}

/** Allows as many taps as there are words to find, each on any word. */
export const choicesOfTaps = ({ blocks, count }: TapOrSelectForPupil): TaskChoice[] => {
  const choices = tapIdsOf(blocks);
  return Array.from({ length: count }, (_, at) => ({
    item: `${at}`,
    part: '',
    choices,
    once: true,
  }));
};

export const asTapped = (picks: readonly [string, string][]): TapOrSelectSubmitted => ({
  tapped: picks.map(([, word]) => word),
});
