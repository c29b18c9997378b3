import type { KeyedOption } from './tenses.ts';

/** The exclusive default (specification 3). */
export const noDetails = 7;

/** What a teacher may ask to be worked into the text. */
export const details: readonly KeyedOption[] = [
  { key: 1, name: 'Opinions with reasons' },
  { key: 2, name: 'Time phrases' },
  { key: 3, name: 'Connectives' },
  { key: 4, name: 'Negatives' },
  { key: 5, name: 'Comparisons' },
  { key: 6, name: 'Questions' },
  { key: noDetails, name: 'None' },
];

/** The chosen details in the words that the model is told; "None" is nothing to tell. */
export function detailNamesOf(keys: readonly number[]): string[] {
  return details
    .filter((detail) => detail.key !== noDetails && keys.includes(detail.key))
    .map((detail) => detail.name);
}
