import type { JobContext } from './job-context.ts';
import type { JobSize } from './job-size.ts';
import { imagesCost, speechCost, tokensCost } from './model-prices.ts';

/** The longest reply of each duty, in tokens. */
export const replyTokenLimit = {
  text: 8_000,
  part: 4_000,
  words: 6_000,
  pictures: 2_000,
  feedback: 500,
  topic: 400,
};

/** A generous prompt about a text of ordinary length, and the rules and instruction of any. */
const promptTokens = 6_000;
const ruleTokens = 3_000;
/** A tagged word is a row of four; this many tokens go with a character of the text. */
const tagTokensPerCharacter = 4;

/**
 * What a part may cost at most, in micros: kept back before its model is asked. A character is counted
 * as a whole token, which it is in the scripts that cost most.
 */
export function reserveFor(part: string, models: JobContext['models'], size: JobSize): number {
  const text = size.target + size.native;
  const prompt = Math.max(promptTokens, ruleTokens + text + size.vocabulary);
  switch (part) {
    case 'text':
      return tokensCost(models.text, promptTokens, replyTokenLimit.text);
    case 'speech':
      return speechCost(models.speech, size.target + size.spokenVocabulary);
    case 'pictures':
      return (
        tokensCost(models.questions, prompt, replyTokenLimit.pictures) +
        imagesCost(models.image, size.images)
      );
    case 'words': {
      const tags = Math.max(2 * replyTokenLimit.words, tagTokensPerCharacter * text);
      return tokensCost(models.questions, 2 * prompt, tags);
    }
    default:
      // The reply and one repair.
      return tokensCost(models.questions, 2 * prompt, 2 * replyTokenLimit.part);
  }
}
