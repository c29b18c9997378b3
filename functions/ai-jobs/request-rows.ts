import type { ModelReplyLine } from '#language/text/build-sentence.ts';
import { TextReply } from '#lessons/prompts/text-prompt.ts';
import { replySchema } from '#lessons/questions/reply-schema.ts';
import type { JobContext } from './job-context.ts';
import type { Call, Question } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { createSentenceReader } from './read-sentences.ts';
import { replyTokenLimit } from './reserve-for.ts';
import type { Emit } from './text-page.ts';

const deadlineMs = 150_000;
const stallMs = 20_000;
const maxPauseMs = 15_000;

/** What one request to the model came to; rows that came before it broke were given on already. */
export interface RowsRequest {
  title: string;
  /** What the demo writer says of a text that is not what was asked for. */
  note?: string;
  failure?: ModelFailure;
}

/** Asks the text model once and gives on each row of its reply as soon as it is whole. */
export async function requestRows(
  context: JobContext,
  messages: Question['messages'],
  record: (call: Call) => void,
  onRow: (row: ModelReplyLine) => void,
): Promise<RowsRequest> {
  const reader = createSentenceReader();
  try {
    await context.model.ask(
      {
        on: context.models.text,
        messages,
        schemaName: 'text',
        schema: replySchema({ Reply: TextReply }),
        maxTokens: replyTokenLimit.text,
        deadlineMs,
        stallMs,
        onText: (piece) => reader.push(piece).forEach(onRow),
      },
      record,
    );
    const { title, demoNote, broken, complete } = reader.state();
    if (broken || !complete) {
      return { title, failure: new ModelFailure('model_nonsense', 'not in the schema') };
    }
    const isDemo = context.models.text.model.name.startsWith('lexiloom-demo');
    return { title, ...(isDemo && demoNote !== '' && { note: demoNote }) };
  } catch (failure) {
    if (failure instanceof ModelFailure) return { title: reader.state().title, failure };
    throw failure;
  }
}

/** Waits before the model is asked again, and says why. */
export async function rest(context: JobContext, failure: ModelFailure, emit: Emit): Promise<void> {
  emit({ type: 'waiting', message: `${failure.problem.message.split('. ')[0]}. Trying again…` });
  await context.sleep(Math.min(maxPauseMs, failure.retryAfterMs ?? 2_000));
}
