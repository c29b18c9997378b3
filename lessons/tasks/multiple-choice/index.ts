import { renumber, wordsFace } from '../keep-blocks.ts';
import { nothingDone } from '../nothing-done.ts';
import type { TaskBlock } from '../task-content.ts';
import {
  choicesOf,
  itemPart,
  namedBlocks,
  namedChoices,
  storedChoices,
  storedIds,
} from '../task-names.ts';
import type { TaskTemplate } from '../task-template.ts';
import { MultipleChoiceData, MultipleChoiceForPupil, MultipleChoiceSubmitted } from './content.ts';

/** Pupils choose one of several answers. */
export const multipleChoice: TaskTemplate<
  MultipleChoiceData,
  MultipleChoiceForPupil,
  MultipleChoiceSubmitted
> = {
  Data: MultipleChoiceData,
  ForPupil: MultipleChoiceForPupil,
  Submitted: MultipleChoiceSubmitted,
  empty: nothingDone.MULTIPLE_CHOICE,
  forPupil: ({ blocks, questions }, names) => ({
    blocks: namedBlocks(blocks, names),
    questions: questions.flatMap(({ id, stem, options }) =>
      namedBlocks([stem], names).map((named) => ({
        id: names.name(id, itemPart),
        stem: named,
        // Any order is allowed, even the stored order, in which the right option is first.
        options: names.mix(options, optionsOf(id)).map((option) => ({
          id: names.name(option.id, optionsOf(id)),
          face: option.face,
        })),
      })),
    ),
  }),
  rename: {
    toStored({ questions }, { chosen }, names) {
      const item = storedIds(
        questions.map(({ id }) => id),
        itemPart,
        names,
      );
      const options = new Map(questions.map((question) => [question.id, question.options]));
      const optionOf = (id: string) =>
        storedIds(
          (options.get(id) ?? []).map((option) => option.id),
          optionsOf(id),
          names,
        );
      return { chosen: storedChoices(chosen, item, optionOf) };
    },
    toPupil: ({ chosen }, names) => ({ chosen: namedChoices(chosen, names, optionsOf) }),
    item: (id, names) => names.name(id, itemPart),
  },
  answersTo: ({ chosen }, items) => ({ chosen: choicesOf(chosen, items) }),
  size: ({ questions }) => questions.length,
  choice: {
    least: 1,
    unit: () => 'item',
    items: ({ questions }) =>
      questions.map(({ id, stem, options, right }) => ({
        id,
        marked: [id],
        faces: [
          wordsFace(stemText(stem), stem.language),
          ...options.flatMap((option) => (option.id === right ? [option.face] : [])),
        ],
      })),
    keep(data, ids) {
      const questions = data.questions.filter(({ id }) => ids.has(id));
      const stems = renumber(questions.map(({ stem }) => stem));
      return {
        ...data,
        questions: questions.map((question, at) => ({
          ...question,
          stem: stems[at] ?? question.stem,
        })),
      };
    },
  },
};

const stemText = ({ pieces }: TaskBlock): string =>
  pieces.map((piece) => (piece.kind === 'slot' ? '___' : piece.text)).join('');

/**
 * Options of different questions may have the same stored id, so each question's options are renamed
 * separately for pupils.
 */
const optionsOf = (question: string) => `options of ${question}`;
