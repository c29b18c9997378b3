import { nothingDone } from '../nothing-done.ts';
import { shuffleUnlike } from '../shuffle-unlike.ts';
import { faceKey } from '../task-content.ts';
import type { TaskTemplate } from '../task-template.ts';
import { MatchingData, MatchingForPupil, MatchingSubmitted } from './content.ts';

type Card = MatchingData['right'][number];

/** Columns of five cards are in sight at once on a phone; other sizes leave a better last round. */
const roundSizes = [5, 4, 6, 7, 8];

/**
 * How many pairs a round has; null where all are shown at once. The last round has at least three pairs:
 * two that are never shuffled to where they were would give themselves away.
 */
const roundSizeOf = (pairs: number): number | null =>
  pairs <= 6 ? null : (roundSizes.find((size) => pairs % size === 0 || pairs % size >= 3) ?? null);

/** The right cards in the order of their left ones; null where a card has no partner of its own. */
function partnersInOrder({ left, right, partners }: MatchingData): Card[] | null {
  const byId = new Map(right.map((card) => [card.id, card]));
  const inOrder = left.flatMap(({ id }) => byId.get(partners[id] ?? '') ?? []);
  const isWhole = left.length === right.length && new Set(inOrder).size === right.length;
  return isWhole ? inOrder : null;
}

/** Pupils bring together what belongs together. */
export const matching: TaskTemplate<MatchingData, MatchingForPupil, MatchingSubmitted> = {
  title: 'Matching',
  aim: 'Pupils bring together what belongs together.',
  Data: MatchingData,
  ForPupil: MatchingForPupil,
  Submitted: MatchingSubmitted,
  empty: nothingDone.MATCHING,
  forPupil(data, seed) {
    const shown = ({ id, face }: Card) => ({ id, face });
    const shuffled = (cards: readonly Card[]) =>
      shuffleUnlike(cards, seed, ({ face }) => faceKey(face)).map(shown);
    const left = data.left.map(shown);
    const roundSize = roundSizeOf(data.left.length);
    const partners = partnersInOrder(data);
    if (roundSize === null || partners === null) return { left, right: shuffled(data.right) };
    const starts = left.flatMap((_, at) => (at % roundSize === 0 ? [at] : []));
    const right = starts.flatMap((from) => shuffled(partners.slice(from, from + roundSize)));
    return { left, right, roundSize };
  },
  size: ({ left }) => left.length,
};
