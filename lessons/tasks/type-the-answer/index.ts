import { fillSlots, gapFaces, renumber, wordsFace } from '../keep-blocks.ts';
import { nothingDone } from '../nothing-done.ts';
import { choicesOf } from '../task-names.ts';
import { slotsOf, taskSteps } from '../task-steps.ts';
import type { TaskTemplate } from '../task-template.ts';
import { TypeTheAnswerData, TypeTheAnswerForPupil, TypeTheAnswerSubmitted } from './content.ts';

/** Pupils type words or sentences. Slips are forgiven according to the teacher's preset. */
export const typeTheAnswer: TaskTemplate<
  TypeTheAnswerData,
  TypeTheAnswerForPupil,
  TypeTheAnswerSubmitted
> = {
  Data: TypeTheAnswerData,
  ForPupil: TypeTheAnswerForPupil,
  Submitted: TypeTheAnswerSubmitted,
  empty: nothingDone.TYPE_THE_ANSWER,
  forPupil: ({ blocks, fields }) => ({
    blocks,
    // Copy field by field, so that a field added to the stored data later does not reach pupils by accident.
    fields: fields.map(({ id, language, side, kind, long, hint }) => ({
      id,
      language,
      side,
      ...(kind && { kind }),
      ...(long && { long }),
      ...(hint && { hint }),
    })),
  }),
  // Field ids stay unchanged, because they do not reveal the answer. Stable ids also ensure that answers
  // stored on a device still match.
  rename: {
    // Drop text for unknown fields: it would be stored forever but never read.
    toStored: ({ fields }, { typed }) => ({
      typed: choicesOf(typed, new Set(fields.map(({ id }) => id))),
    }),
    toPupil: (submitted) => submitted,
    item: (id) => id,
  },
  answersTo: ({ typed }, items) => ({ typed: choicesOf(typed, items) }),
  size: ({ fields }) => fields.length,
  toRead: ({ fields }) => fields.filter(({ review }) => review).length,
  choice: {
    least: 1,
    unit: () => 'item',
    items: ({ blocks, fields }) =>
      fields.map(({ id, language, long, answers: [answer = ''] }) => {
        const asked = gapFaces(blocks, id);
        const said = [wordsFace(answer, language)];
        return { id, marked: [id], faces: long ? [...asked, ...said] : [...said, ...asked] };
      }),
    keep: keepFields,
  },
};

/**
 * Removes questions from the task. In a running text, or in a sentence with several fields, the answer
 * replaces the removed field.
 */
function keepFields(data: TypeTheAnswerData, ids: ReadonlySet<string>): TypeTheAnswerData {
  const answers = new Map(
    data.fields.flatMap(({ id, answers: [answer = ''] }) => (ids.has(id) ? [] : [[id, answer]])),
  );
  const fields = data.fields.filter(({ id }) => ids.has(id));
  const { reading, asks } = taskSteps(data.blocks);
  if (!asks) return { ...data, fields, blocks: fillSlots(data.blocks, answers) };
  const asked = asks.filter((ask) => slotsOf(ask).some((id) => ids.has(id)));
  return { ...data, fields, blocks: [...reading, ...renumber(fillSlots(asked, answers))] };
}
