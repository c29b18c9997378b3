import { nothingDone } from '../nothing-done.ts';
import type { TaskTemplate } from '../task-template.ts';
import { TapOrSelectData, TapOrSelectForPupil, TapOrSelectSubmitted } from './content.ts';

/** Pupils find words in a text and tap them. */
export const tapOrSelect: TaskTemplate<TapOrSelectData, TapOrSelectForPupil, TapOrSelectSubmitted> =
  {
    title: 'Tap or select',
    aim: 'Pupils find words in the text; a false tap costs a right one.',
    Data: TapOrSelectData,
    ForPupil: TapOrSelectForPupil,
    Submitted: TapOrSelectSubmitted,
    empty: nothingDone.TAP_OR_SELECT,
    forPupil: ({ blocks, right }) => ({ blocks, count: right.length }),
    size: ({ right }) => right.length,
  };
