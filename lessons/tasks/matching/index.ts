import { nothingDone } from '../nothing-done.ts';
import { faceKey } from '../task-face.ts';
import { choicesOf, itemPart, namedChoices, storedChoices, storedIds } from '../task-names.ts';
import type { TaskTemplate } from '../task-template.ts';
import { MatchingData, MatchingForPupil, MatchingSubmitted } from './content.ts';

const rightPart = 'right';

type Card = MatchingData['right'][number];

/** Five cards per column fit on one phone screen. Other sizes are tried if they improve the last round. */
const roundSizes = [5, 4, 6, 7, 8];

/**
 * Returns the number of pairs per round; null if all are shown at once. The last round has at least three
 * pairs, because two could be matched at a glance.
 */
const roundSizeOf = (pairs: number): number | null =>
  pairs <= 6 ? null : (roundSizes.find((size) => pairs % size === 0 || pairs % size >= 3) ?? null);

/**
 * Returns the right cards in the order of their left cards; null if a card has no partner or several
 * partners.
 */
function partnersInOrder({ left, right, partners }: MatchingData): Card[] | null {
  const byId = new Map(right.map((card) => [card.id, card]));
  const inOrder = left.flatMap(({ id }) => byId.get(partners[id] ?? '') ?? []);
  const isWhole = left.length === right.length && new Set(inOrder).size === right.length;
  return isWhole ? inOrder : null;
}

/** Splits into groups of this size; the last one may be smaller. */
const roundsOf = (cards: readonly Card[], size: number): Card[][] =>
  cards.flatMap((_, at) => (at % size === 0 ? [cards.slice(at, at + size)] : []));

/** Pupils match cards that belong together. */
export const matching: TaskTemplate<MatchingData, MatchingForPupil, MatchingSubmitted> = {
  Data: MatchingData,
  ForPupil: MatchingForPupil,
  Submitted: MatchingSubmitted,
  empty: nothingDone.MATCHING,
  forPupil(data, names) {
    // Shuffle the left column too: if it were fixed, avoiding the right order in the other column would
    // itself be a clue.
    const left = names.mix(data.left, itemPart);
    const size = roundSizeOf(left.length);
    const partners = partnersInOrder({ ...data, left });
    const rounds = size === null || partners === null ? null : roundsOf(partners, size);
    const right = rounds
      ? rounds.flatMap((round) => names.mix(round, rightPart))
      : names.mix(data.right, rightPart, ({ face }) => faceKey(face));
    const shown = (within: string) => (card: Card) => ({
      id: names.name(card.id, within),
      face: card.face,
    });
    return {
      left: left.map(shown(itemPart)),
      right: right.map(shown(rightPart)),
      ...(rounds && size !== null && { roundSize: size }),
    };
  },
  rename: {
    toStored({ left, right }, { matched }, names) {
      const card = storedIds(
        left.map(({ id }) => id),
        itemPart,
        names,
      );
      const partner = storedIds(
        right.map(({ id }) => id),
        rightPart,
        names,
      );
      return { matched: storedChoices(matched, card, () => partner) };
    },
    toPupil: ({ matched }, names) => ({ matched: namedChoices(matched, names, () => rightPart) }),
    item: (id, names) => names.name(id, itemPart),
  },
  answersTo: ({ matched }, items) => ({ matched: choicesOf(matched, items) }),
  size: ({ left }) => left.length,
  choice: {
    least: 2,
    unit: () => 'item',
    items: ({ left, right, partners }) =>
      left.map(({ id, face }) => ({
        id,
        marked: [id],
        faces: [face, ...right.flatMap((card) => (card.id === partners[id] ? [card.face] : []))],
      })),
    keep({ left, right, partners }, ids) {
      const kept = Object.entries(partners).filter(([id]) => ids.has(id));
      const partnerIds = new Set(kept.map(([, partner]) => partner));
      return {
        left: left.filter(({ id }) => ids.has(id)),
        right: right.filter(({ id }) => partnerIds.has(id)),
        partners: Object.fromEntries(kept),
      };
    },
  },
};
