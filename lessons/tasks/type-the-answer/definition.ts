import { nothingDone } from '../nothing-done.ts';
import type { TaskTemplate } from '../task-template.ts';
import { TypeTheAnswerData, TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './content.ts';

/** Pupils type words or sentences; slips are forgiven as the teacher's preset says. */
export const typeTheAnswer: TaskTemplate<
  TypeTheAnswerData,
  TypeTheAnswerForPupil,
  TypeTheAnswerSubmitted
> = {
  title: 'Type the answer',
  aim: 'Pupils type each answer; accents and slips are marked fairly.',
  Data: TypeTheAnswerData,
  ForPupil: TypeTheAnswerForPupil,
  Submitted: TypeTheAnswerSubmitted,
  empty: nothingDone.TYPE_THE_ANSWER,
  forPupil: ({ blocks, fields }) => ({
    blocks,
    // Field by field, so that nothing that is added to the stored data reaches a pupil by itself.
    fields: fields.map(({ id, language, side, kind, long, hint }) => ({
      id,
      language,
      side,
      ...(kind && { kind }),
      ...(long && { long }),
      ...(hint && { hint }),
    })),
  }),
  // The id of a field tells nothing of what is typed into it, and stays: what a device has kept fits on.
  rename: {
    toStored: (_, submitted) => submitted,
    toPupil: (submitted) => submitted,
    item: (id) => id,
  },
  size: ({ fields }) => fields.length,
  toRead: ({ fields }) => fields.filter(({ review }) => review).length,
};
