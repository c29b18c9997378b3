import { nothingDone } from '../nothing-done.ts';
import { shuffleUnlike } from '../shuffle-unlike.ts';
import { faceKey } from '../task-content.ts';
import type { TaskTemplate } from '../task-template.ts';
import { MatchingData, MatchingForPupil, MatchingSubmitted } from './content.ts';

/** Pupils bring together what belongs together. */
export const matching: TaskTemplate<MatchingData, MatchingForPupil, MatchingSubmitted> = {
  title: 'Matching',
  aim: 'Pupils bring together what belongs together.',
  Data: MatchingData,
  ForPupil: MatchingForPupil,
  Submitted: MatchingSubmitted,
  empty: nothingDone.MATCHING,
  forPupil: ({ left, right }, seed) => ({
    left: left.map(({ id, face }) => ({ id, face })),
    right: shuffleUnlike(right, seed, ({ face }) => faceKey(face)).map(({ id, face }) => ({
      id,
      face,
    })),
  }),
  size: ({ left }) => left.length,
};
