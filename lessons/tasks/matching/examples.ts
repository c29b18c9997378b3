import { faceKey } from '../task-content.ts';
import type { MatchingData, MatchingSubmitted } from './content.ts';

export const solveMatched = ({ partners }: MatchingData): MatchingSubmitted => ({
  matched: partners,
});

/** Each card with another one's partner. */
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
