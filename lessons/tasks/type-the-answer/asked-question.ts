import type { AskedQuestion } from '#language/marking/propose-mark.ts';
import type { TaskBlock } from '../task-content.ts';
import { hasSlot } from '../task-steps.ts';
import type { TypeTheAnswerData } from './content.ts';

/** Returns a question of a task as shown to its teacher, with the text above it; null if rules mark it. */
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

/**
 * Returns the prompt of a field: the words around it in its block, or '' if the block contains only the
 * field.
 */
export function questionOf({ blocks }: TypeTheAnswerData, fieldId: string): string {
  const block = blocks.find(({ pieces }) =>
    pieces.some((piece) => piece.kind === 'slot' && piece.id === fieldId),
  );
  return (block?.pieces ?? [])
    .map((piece) => (piece.kind === 'slot' ? '' : piece.text))
    .join('')
    .trim();
}
