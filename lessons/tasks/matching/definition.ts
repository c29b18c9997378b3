import { nothingDone } from '../nothing-done.ts';
import { faceKey } from '../task-content.ts';
import { itemPart, namedChoices, storedChoices, storedIds } from '../task-names.ts';
import type { TaskTemplate } from '../task-template.ts';
import { MatchingData, MatchingForPupil, MatchingSubmitted } from './content.ts';

const rightPart = 'right';

/** Pupils bring together what belongs together. */
export const matching: TaskTemplate<MatchingData, MatchingForPupil, MatchingSubmitted> = {
  title: 'Matching',
  aim: 'Pupils bring together what belongs together.',
  Data: MatchingData,
  ForPupil: MatchingForPupil,
  Submitted: MatchingSubmitted,
  empty: nothingDone.MATCHING,
  // Both columns are mixed: beside a left column that stays, not to show the right order would tell it.
  forPupil: ({ left, right }, names) => ({
    left: names.mix(left, itemPart).map(({ id, face }) => ({ id: names.name(id, itemPart), face })),
    right: names
      .mix(right, rightPart, ({ face }) => faceKey(face))
      .map(({ id, face }) => ({ id: names.name(id, rightPart), face })),
  }),
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
  size: ({ left }) => left.length,
};
