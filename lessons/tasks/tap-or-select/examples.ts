import type { TapOrSelectData, TapOrSelectSubmitted } from './content.ts';

export const solveTapped = ({ right }: TapOrSelectData): TapOrSelectSubmitted => ({
  tapped: right.map(({ id }) => id),
});

/** Every word but those to be found. */
export function failTapped({ blocks, right }: TapOrSelectData): TapOrSelectSubmitted {
  const wanted = new Set(right.map(({ id }) => id));
  const tapped = blocks
    .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.id] : [])))
    .filter((id) => !wanted.has(id));
  return { tapped };
}
