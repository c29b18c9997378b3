import { nothingDone } from '../nothing-done.ts';
import { itemPart, namedBlocks, storedIds } from '../task-names.ts';
import type { TaskTemplate } from '../task-template.ts';
import { TapOrSelectData, TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';
import { tapIdsOf } from './tap-text.ts';

/** Pupils find words in a text and tap them. */
export const tapOrSelect: TaskTemplate<TapOrSelectData, TapOrSelectForPupil, TapOrSelectSubmitted> =
  {
    Data: TapOrSelectData,
    ForPupil: TapOrSelectForPupil,
    Submitted: TapOrSelectSubmitted,
    empty: nothingDone.TAP_OR_SELECT,
    // Sends only the tappable words and a count, under new names. Stored ids are word numbers in the text. If
    // a mistake replaces several words, some numbers are missing or made up, which would reveal the mistake.
    forPupil: ({ blocks, right }, names) => ({
      blocks: namedBlocks(blocks, names),
      count: right.length,
    }),
    rename: {
      toStored({ blocks, right }, { tapped }, names) {
        const word = storedIds(tapIdsOf(blocks), itemPart, names);
        const found = new Map(right.flatMap(({ id, also = [] }) => also.map((one) => [one, id])));
        const ids = tapped.flatMap((name) => word(name) ?? []).map((id) => found.get(id) ?? id);
        return { tapped: [...new Set(ids)] };
      },
      toPupil: ({ tapped }, names) => ({ tapped: tapped.map((id) => names.name(id, itemPart)) }),
      item: (id, names) => names.name(id, itemPart),
    },
    answersTo: ({ tapped }, items) => ({ tapped: tapped.filter((id) => items.has(id)) }),
    size: ({ right }) => right.length,
  };
