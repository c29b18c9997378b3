import { randomFrom, shuffle } from '#language/random.ts';
import { nothingDone } from '../nothing-done.ts';
import type { TaskTemplate } from '../task-template.ts';
import { MultipleChoiceData, MultipleChoiceForPupil, MultipleChoiceSubmitted } from './content.ts';

/** Pupils choose one of several answers. */
export const multipleChoice: TaskTemplate<
  MultipleChoiceData,
  MultipleChoiceForPupil,
  MultipleChoiceSubmitted
> = {
  title: 'Multiple choice',
  aim: 'Pupils choose the right answer out of several.',
  Data: MultipleChoiceData,
  ForPupil: MultipleChoiceForPupil,
  Submitted: MultipleChoiceSubmitted,
  empty: nothingDone.MULTIPLE_CHOICE,
  forPupil: ({ blocks, questions }, seed) => {
    const random = randomFrom(seed);
    return {
      blocks,
      questions: questions.map(({ id, stem, options }) => ({
        id,
        stem,
        options: shuffle(options, random).map((option) => ({ id: option.id, face: option.face })),
      })),
    };
  },
  size: ({ questions }) => questions.length,
};
