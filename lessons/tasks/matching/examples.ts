import type { TaskChoice } from '../example-answers.ts';
import { faceKey } from '../task-face.ts';
import type { MatchingData, MatchingForPupil, MatchingSubmitted } from './content.ts';

export const solveMatched = ({ partners }: MatchingData): MatchingSubmitted => ({
  matched: partners,
});

/** Gives each card a wrong partner. */
export function failMatched({ left, right, partners }: MatchingData): MatchingSubmitted {
  const faces = new Map(right.map(({ id, face }) => [id, faceKey(face)]));
  return {
    matched: Object.fromEntries(
      left.map(({ id }) => {
        const own = faces.get(partners[id] ?? '');
        const other = right.find(({ face }) => faceKey(face) !== own);
        return [id, other?.id ?? ''];
      }),
    ),
  };
}

/** Each left card and the cards that may be its partner. */
export const choicesOfCards = ({ left, right, roundSize }: MatchingForPupil): TaskChoice[] =>
  left.map(({ id }, at) => {
    // Next to the cards of a round, only their partners are shown.
    const from = roundSize ? at - (at % roundSize) : 0;
    const shown = right.slice(from, roundSize && from + roundSize);
    return { item: id, part: `${from}`, choices: shown.map((card) => card.id), once: true };
  });

export const asMatched = (picks: readonly [string, string][]): MatchingSubmitted => ({
  matched: Object.fromEntries(picks),
});
