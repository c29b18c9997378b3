import type { TrialSide } from '#contracts/prompts/prompt-trial.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { DutyModel } from './duty-models.ts';
import type { JobContext } from './job-context.ts';
import type { Call, Question } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { moderate, screenPatienceMs } from './moderation-budget.ts';
import { parseReply } from './parse-reply.ts';
import type { Reading } from './read-trial.ts';

/** An admin waits for it in front of the screen. */
const deadlineMs = 90_000;
const stallMs = 20_000;

/** What a side came to, without what it cost. */
export type MadeSide = Pick<TrialSide, 'lines' | 'problems'> & Partial<TrialSide>;

type Record = (call: Call) => void;

/** One side of a trial with what it cost; what the model failed at is told, and the other side stands. */
export async function trialSide(
  { model }: DutyModel,
  note: Record,
  make: (record: Record) => Promise<MadeSide>,
): Promise<TrialSide> {
  const calls: Call[] = [];
  const made = await make((call) => {
    calls.push(call);
    note(call);
  }).catch((error: unknown): MadeSide => {
    if (!(error instanceof ModelFailure)) throw error;
    return { failure: error.problem.message, lines: [], problems: [] };
  });
  return {
    failure: null,
    ...made,
    model: model.name,
    promptTokens: total(calls, 'promptTokens'),
    completionTokens: total(calls, 'completionTokens'),
    costMicros: total(calls, 'costMicros'),
    milliseconds: total(calls, 'milliseconds'),
  };
}

type Counted = 'promptTokens' | 'completionTokens' | 'costMicros' | 'milliseconds';

const total = (calls: readonly Call[], what: Counted): number =>
  calls.reduce((sum, call) => sum + call[what], 0);

/** What a model is asked once in a trial, and how its reply is read. */
export type TrialQuestion = Pick<Question, 'on' | 'schemaName' | 'maxTokens' | 'messages'> & {
  reading: Reading;
};

/**
 * Asks the model once; what may not stand in a lesson is not shown. Judging is noted, and is not part of
 * what the side cost.
 */
export async function askTrial(
  context: JobContext,
  { reading, ...question }: TrialQuestion,
  record: Record,
  note: Record,
): Promise<MadeSide> {
  const schema = replySchema(reading);
  const { text } = await context.model.ask({ ...question, schema, deadlineMs, stallMs }, record);
  const unfit = await moderate(context, [text], note, { patienceMs: screenPatienceMs });
  if (unfit) return { failure: unfit.message, lines: [], problems: [] };
  return reading.read(parseReply(text));
}
