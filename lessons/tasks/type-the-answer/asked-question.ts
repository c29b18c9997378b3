import type { AskedQuestion } from '#language/marking/propose-mark.ts';
import type { TaskBlock } from '../task-content.ts';
import { hasSlot } from '../task-steps.ts';
import type { TypeTheAnswerData } from './content.ts';
import { questionOf } from './question-of.ts';

/** A question of a task as its teacher reads it, with the text above it; null where rules mark it. */
export function askedQuestion(data: TypeTheAnswerData, fieldId: string): AskedQuestion | null {
  const field = data.fields.find(({ id, review }) => id === fieldId && review);
  if (!field) return null;
  return {
    language: field.language,
    question: questionOf(data, fieldId),
    model: field.answers[0] ?? '',
    text: data.blocks
      .filter((block) => !hasSlot(block))
      .map(wordsOf)
      .join('\n'),
  };
}

const wordsOf = ({ pieces }: TaskBlock): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
