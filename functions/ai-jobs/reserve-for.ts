import { costOfPictures, costOfSpeech, costOfTokens } from '#contracts/ai-models/model-cost.ts';
import type { DutyModel, DutyModels } from './duty-models.ts';
import type { JobSize } from './job-size.ts';

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

/** Calls that the writing of a text may take: it goes on behind a break, and when it came out short. */
export const maxTextRounds = 4;
/** A sentence that was read in other words is read once more. */
const maxReadings = 2;

/** The most that `calls` questions may cost, in micros; thinking is billed like the reply. */
export function costOfQuestions(
  { model, reasoningTokens }: DutyModel,
  { prompt, reply, calls = 1 }: { prompt: number; reply: number; calls?: number },
): number {
  const usage = { promptTokens: prompt, completionTokens: reply + reasoningTokens };
  return calls * costOfTokens(model, usage);
}

/**
 * What a part may cost at most, in micros: reserved before its model is called. A character is counted
 * as a whole token, which it is in the scripts that cost most.
 */
export function reserveFor(part: string, models: DutyModels, size: JobSize): number {
  const text = size.target + size.native;
  const prompt = Math.max(promptTokens, ruleTokens + text + size.vocabulary);
  switch (part) {
    case 'text':
      return costOfQuestions(models.text, {
        ...{ prompt: promptTokens, reply: replyTokenLimit.text, calls: maxTextRounds },
      });
    case 'speech': {
      const spoken = size.target + size.spokenVocabulary;
      if (!models.speech) return 0;
      return maxReadings * costOfSpeech(models.speech.model, spoken, size.language);
    }
    case 'pictures': {
      const emoji = { prompt, reply: replyTokenLimit.pictures };
      const { pictures } = models;
      return (
        costOfQuestions(models.questions, emoji) +
        (pictures ? costOfPictures(pictures.model, pictures.quality, size.images) : 0)
      );
    }
    case 'words': {
      const reply = Math.max(replyTokenLimit.words, tagTokensPerCharacter * text);
      return costOfQuestions(models.questions, { prompt, reply, calls: 2 });
    }
    default:
      // The reply and one repair.
      return costOfQuestions(models.questions, { prompt, reply: replyTokenLimit.part, calls: 2 });
  }
}
