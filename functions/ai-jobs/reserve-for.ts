import { costOfPictures, costOfSpeech, costOfTokens } from '#contracts/ai-models/model-cost.ts';
import type { DutyModel, DutyModels } from './duty-models.ts';
import type { JobSize } from './job-size.ts';
import { slotsOfInvocation } from './request-slots.ts';

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

/** A text as long as one reply can hold it, in characters. */
const longestText = 32_000;
/** Characters that a text model judges in one call, and the tokens of its verdict. */
export const judgedAtOnce = 6_000;
export const verdictTokens = 400;

/** Calls that the writing of a text may take: it goes on behind a break, and when it came out short. */
export const maxTextRounds = 4;
/** A sentence that was read in other words is read once more. */
const maxReadings = 2;

/** What judging the request and `characters` costs where a text model judges; moderators cost nothing. */
function costOfJudging({ moderation }: DutyModels, characters: number): number {
  if (moderation?.model.kind !== 'chat') return 0;
  const calls = 1 + Math.ceil(characters / judgedAtOnce);
  return costOfQuestions(moderation, { prompt: judgedAtOnce, reply: verdictTokens, calls });
}

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
    case 'text': {
      // A brought text is in each of its prompts.
      const { given = 0 } = size;
      const asked = Math.max(promptTokens, ruleTokens + given);
      return (
        costOfQuestions(models.text, {
          ...{ prompt: asked, reply: replyTokenLimit.text, calls: maxTextRounds },
        }) + costOfJudging(models, longestText + given)
      );
    }
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
      // Slices are asked for side by side, and what came back with another number of words once more.
      return costOfQuestions(models.questions, {
        prompt: Math.max(ruleTokens, prompt / 2),
        reply: Math.max(replyTokenLimit.words, (tagTokensPerCharacter * text) / 2),
        calls: slotsOfInvocation,
      });
    }
    default:
      // The reply and one repair.
      return (
        costOfQuestions(models.questions, { prompt, reply: replyTokenLimit.part, calls: 2 }) +
        costOfJudging(models, text)
      );
  }
}
