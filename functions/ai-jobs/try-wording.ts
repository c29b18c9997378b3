import type { TrialSide } from '#contracts/prompts/prompt-trial.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { Call, Question } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { parseReply } from './parse-reply.ts';
import type { Reading } from './read-trial.ts';
import type { Workshop } from './workshop.ts';

/** An admin waits for it in front of the screen. */
const deadlineMs = 90_000;
const stallMs = 20_000;

/** What both wordings of a trial have alike. */
export interface Trial extends Pick<Question, 'model' | 'schemaName' | 'maxTokens'> {
  reading: Reading;
}

/** Asks the model once by one wording; what it failed at, or what may not stand in a lesson, is told. */
export async function tryWording(
  shop: Workshop,
  { reading, ...question }: Trial,
  messages: Question['messages'],
  note: (call: Call) => void,
): Promise<TrialSide> {
  const calls: Call[] = [];
  const record = (call: Call) => {
    calls.push(call);
    note(call);
  };
  const made = await ask();
  return {
    ...made,
    model: question.model,
    promptTokens: total(calls, 'promptTokens'),
    completionTokens: total(calls, 'completionTokens'),
    costMicros: total(calls, 'costMicros'),
    milliseconds: total(calls, 'milliseconds'),
  };

  async function ask() {
    try {
      const schema = replySchema(reading);
      const { text } = await shop.model.ask(
        { ...question, messages, schema, deadlineMs, stallMs },
        record,
      );
      const input = { model: shop.models.moderation, input: [text] };
      const unfit = await shop.model.moderate(input, note);
      if (unfit) return { failure: unfit.message, lines: [], problems: [] };
      return { failure: null, ...reading.read(parseReply(text)) };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      return { failure: error.problem.message, lines: [], problems: [] };
    }
  }
}

type Counted = 'promptTokens' | 'completionTokens' | 'costMicros' | 'milliseconds';

const total = (calls: readonly Call[], what: Counted): number =>
  calls.reduce((sum, call) => sum + call[what], 0);
