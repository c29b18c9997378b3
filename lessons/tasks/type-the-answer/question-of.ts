import type { TypeTheAnswerData } from './content.ts';

/** What is asked where a field stands: the words of its block around it; '' where the field stands alone. */
export function questionOf({ blocks }: TypeTheAnswerData, fieldId: string): string {
  const block = blocks.find(({ pieces }) =>
    pieces.some((piece) => piece.kind === 'slot' && piece.id === fieldId),
  );
  return (block?.pieces ?? [])
    .map((piece) => (piece.kind === 'slot' ? '' : piece.text))
    .join('')
    .trim();
}
