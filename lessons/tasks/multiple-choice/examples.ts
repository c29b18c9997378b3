import type { MultipleChoiceData, MultipleChoiceSubmitted } from './content.ts';

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
