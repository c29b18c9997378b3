import { imagesCost, speechCost, tokensCost } from './model-prices.ts';
import type { Workshop } from './workshop.ts';

/** The longest reply of each duty, in tokens. */
export const mostTokens = { text: 8_000, part: 4_000, words: 6_000, pictures: 2_000 };

/** A generous prompt: rules, the whole text, the vocabulary and the instruction. */
const promptTokens = 6_000;

/** The characters of a 500-word text with its vocabulary, read aloud once. */
const spokenCharacters = 5_000;

/** What a part may cost at most, in micros: kept back before its model is asked. */
export function reserveFor(part: string, models: Workshop['models']): number {
  switch (part) {
    case 'text':
      return tokensCost(models.text, promptTokens, mostTokens.text);
    case 'speech':
      return speechCost(models.speech, spokenCharacters);
    case 'pictures':
      return (
        tokensCost(models.questions, promptTokens, mostTokens.pictures) +
        imagesCost(models.image, 1)
      );
    case 'words':
      return tokensCost(models.questions, 2 * promptTokens, 2 * mostTokens.words);
    default:
      // The reply and one repair.
      return tokensCost(models.questions, 2 * promptTokens, 2 * mostTokens.part);
  }
}
