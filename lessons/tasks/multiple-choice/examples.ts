import type { TaskChoice } from '../example-answers.ts';
import type {
  MultipleChoiceData,
  MultipleChoiceForPupil,
  MultipleChoiceSubmitted,
} from './content.ts';

export const solveChosen = ({ questions }: MultipleChoiceData): MultipleChoiceSubmitted => ({
  chosen: Object.fromEntries(questions.map(({ id, right }) => [id, right])),
});

export const failChosen = ({ questions }: MultipleChoiceData): MultipleChoiceSubmitted => ({
  chosen: Object.fromEntries(
    questions.map(({ id, right, options }) => [
      id,
      options.find((option) => option.id !== right)?.id ?? '',
    ]),
  ),
});

export const choicesOfQuestions = ({ questions }: MultipleChoiceForPupil): TaskChoice[] =>
  questions.map(({ id, options }) => ({
    item: id,
    part: id,
    choices: options.map((option) => option.id),
    once: false,
  }));

export const asChosen = (picks: readonly [string, string][]): MultipleChoiceSubmitted => ({
  chosen: Object.fromEntries(picks),
});
