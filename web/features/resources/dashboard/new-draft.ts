import { Draft } from '#contracts/resources/draft.ts';

/** The kinds of questions that most teachers want with every text; the others are one tap away. */
const usualParts = [
  'phrase',
  'vocab',
  'statement',
  'comprehension',
  'chunk',
  'vocabInContext',
] as const;

/** A draft as the dashboard opens it for the first time. */
export function newDraft(): Draft {
  return Draft.parse({ parts: usualParts });
}
