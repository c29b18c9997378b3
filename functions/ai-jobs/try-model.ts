import { textModel } from '#contracts/ai-models/ai-model.ts';
import { costOfPictures, costOfSpeech } from '#contracts/ai-models/model-cost.ts';
import type { ModelTrialAnswer, ModelTrialRequest } from '#contracts/ai-models/model-trial.ts';
import type { PromptKey } from '#lessons/prompts/prompts.ts';
import { trialPrompts } from '#lessons/prompts/sample.ts';
import { sampleMessages } from '#lessons/prompts/sample-messages.ts';
import type { JobContext } from './job-context.ts';
import { picturePrompt } from './media/make-pictures.ts';
import { speaksWords } from './media/speak-line.ts';
import { type DutyModel, isOwnModel } from './models/duty-models.ts';
import { type Call, isOpenAi, type ModelServer } from './models/model.ts';
import { base64 } from './moderate-pictures.ts';
import { paidCall, reserveBudget } from './reserve-budget.ts';
import { costOfQuestions, replyTokenLimit } from './reserve-for.ts';
import { askTrial, type MadeSide, readingOf, trialSide } from './trial.ts';
import { replyOf, schemaNameOf, selectSample } from './try-prompt.ts';

type Record = (call: Call) => void;

/** The task for both models, and the maximum cost of each model's attempt. */
interface Task {
  cost: (on: DutyModel) => number;
  /** `note` records a call that does not count towards the cost of this side of the comparison. */
  make: (on: DutyModel, record: Record, note: Record) => Promise<MadeSide>;
}

/**
 * Runs the given model and the live model once each on the same sample. The cost is reserved and recorded
 * like that of any generation. Stores only the cost. If one side fails, it shows the reason, and the other
 * side is unaffected.
 */
export async function tryModel(
  context: JobContext,
  server: ModelServer,
  asked: ModelTrialRequest,
): Promise<ModelTrialAnswer> {
  const { adminId, duty, choice, model } = asked;
  const task = await taskOf(context, asked);
  if (!task) return { kind: 'no sample' };
  const { effort, reasoningTokens, quality } = choice;
  const candidate: DutyModel =
    choice.model === textModel
      ? context.models.text
      : {
          ...{ model, server, effort, reasoningTokens, quality },
          contextTokens: isOpenAi(server) ? null : context.models.text.contextTokens,
          isOwn: isOwnModel(server, model.name),
        };
  const live = context.models[duty];
  const amount = task.cost(candidate) + (live ? task.cost(live) : 0);
  const kept = await reserveBudget(context, { ownerId: adminId, part: 'trial', amount });
  return paidCall(context, kept, async (note) => {
    const side = (on: DutyModel) => trialSide(on, note, (record) => task.make(on, record, note));
    const [tried, asNow] = await Promise.all([side(candidate), live && side(live)]);
    return { kind: 'tried' as const, candidate: tried, live: asNow };
  });
}

function taskOf(
  context: JobContext,
  { duty, sample, words: given }: ModelTrialRequest,
): Promise<Task | null> | Task | null {
  if (duty === 'text' || duty === 'questions' || duty === 'feedback') {
    return chatTask(context, trialPrompts[duty], sample);
  }
  if (!given) return null;
  const { words, language } = given;
  if (duty === 'speech') {
    const cost = (on: DutyModel) => costOfSpeech(on.model, words.length, language);
    return { cost, make: (on, record) => readSample(context, on, { words, language }, record) };
  }
  if (duty === 'pictures') {
    return {
      cost: (on) => costOfPictures(on.model, on.quality, 1),
      async make(on, record) {
        const png = await context.model.draw({ on, prompt: picturePrompt(words) }, record);
        return { lines: [], problems: [], picture: base64(png) };
      },
    };
  }
  return {
    cost: (on) => costOfQuestions(on, { prompt: 1_000, reply: 200 }),
    async make(on, record) {
      const unfit = await context.model.moderate({ on, input: [words] }, record);
      const note = unfit ? 'Not suitable for a lesson' : 'Suitable for a lesson';
      return { lines: [{ target: words, native: '', note }], problems: [] };
    },
  };
}

/** Returns the task for a duty with a prompt: the live wording, filled in for the sample. */
async function chatTask(
  context: JobContext,
  key: PromptKey,
  sampleId: string,
): Promise<Task | null> {
  const { live, sample } = await selectSample(context.db, key, sampleId);
  const reading = sample && readingOf(key, sample);
  const messages = sample && sampleMessages(key, sample, live);
  if (!reading || !messages) return null;
  const maxTokens = replyTokenLimit[replyOf(key)];
  const prompt = messages.reduce((sum, { content }) => sum + content.length, 0);
  const question = { messages, reading, maxTokens, schemaName: schemaNameOf(key) };
  return {
    cost: (on) => costOfQuestions(on, { prompt, reply: maxTokens }),
    make: (on, record, note) => askTrial(context, { ...question, on }, record, note),
  };
}

async function readSample(
  context: JobContext,
  on: DutyModel,
  { words, language }: { words: string; language: string },
  record: Record,
): Promise<MadeSide> {
  const request = { on, voice: 'alloy', input: words, language, speed: 1 };
  const { bytes, transcript } = await context.model.speak(request, record);
  const isExact = transcript === null || speaksWords(language, words, transcript);
  return {
    lines: [{ target: words, native: '' }],
    problems: isExact ? [] : [{ where: 'words', message: `It said “${transcript}”.` }],
    sound: base64(bytes),
  };
}
