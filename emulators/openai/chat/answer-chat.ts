import { judgePieces } from '../answer-moderation.ts';
import { firstSentenceEnd, type LoggedCall, timeNow } from '../call-log.ts';
import type { StandInModel } from '../demo-models.ts';
import type { Dialect } from '../dialects.ts';
import {
  checkBody,
  type Exchange,
  faultError,
  OpenAiError,
  pause,
  readJson,
  sendJson,
} from '../exchange.ts';
import { countPrompt, tokensOf } from '../tokens.ts';
import { ChatRequest, checkChat, type Message } from './chat-request.ts';
import { checkDialect, limitOf, seenMessages, thoughtsOf } from './dialect-request.ts';
import { nonsenseFor, prose } from './nonsense-for.ts';
import { answerAloud } from './read-aloud.ts';
import { streamReply } from './stream-reply.ts';

/**
 * Generates the reply to a chat: the value to send as JSON, or null if the language or the task is not
 * supported. `schemaName` is the name of the reply's JSON schema.
 */
export type Answer = (messages: Message[], schemaName: string) => unknown | null;

export interface Reply {
  model: string;
  tokens: string[];
  finish: string;
  refusal: boolean;
  promptTokens: number;
  /** Number of reasoning tokens generated before the reply. */
  reasoningTokens: number;
  /** The model's reasoning text, if the server returns it. */
  thoughts: { field: string; text: string } | null;
  /** Whether the stream begins with SSE comments. */
  comments: boolean;
  /** The log entry of this call. */
  call: LoggedCall;
  /**
   * Number of characters of the reply up to the end of the text's first sentence; null if the reply contains
   * no text.
   */
  firstSentenceEnd: number | null;
}

/**
 * Number of characters appended to the reply of a model without a token limit; far more than any valid reply
 * has.
 */
const endlessLength = 200_000;
const refusalWords = "I'm sorry, but I can't help with that.";

/** Answers `POST /v1/chat/completions`, as a stream or as one response. */
export async function answerChat(
  exchange: Exchange,
  answer: Answer,
  reading: (text: string, language: string) => string,
): Promise<void> {
  const { request, response, ledger } = exchange;
  const body = await readJson(request);
  const asked = checkBody(body, ChatRequest);
  const { dialect } = exchange;
  const model = modelFor(body as Record<string, unknown>, asked, dialect);
  const part = model.kind === 'audio-chat' ? 'speech' : partOf(asked);
  const call = exchange.calls.open(part, asked.messages.at(-1)?.content ?? '');
  const faults = exchange.faults.next(part);
  if (faults.refusedWith) {
    ledger.broken(part);
    throw faultError(faults);
  }
  if (model.kind === 'audio-chat') return answerAloud(exchange, asked, faults, reading);
  const limit = limitOf(asked, dialect);
  const content = faults.refuse ? refusalWords : replyText(exchange, answer, asked, part);
  const words = faults.refuse ? content : spoilt(content, faults);
  const endless = dialect.models !== 'stand-in' && !Number.isFinite(limit);
  const thoughts = thoughtsOf(dialect);
  const all = tokensOf(endless ? words + '\n'.repeat(endlessLength) : words);
  const thought =
    faults.reasoningTokens ??
    (thoughts
      ? tokensOf(thoughts.text).length
      : model.efforts?.[asked.reasoning_effort ?? 'medium']) ??
    0;
  const most = Math.max(0, limit - thought);
  const reply: Reply = {
    model: asked.model,
    tokens: all.slice(0, most),
    finish: faults.finish ?? (all.length > most ? 'length' : dialect.finish),
    refusal: faults.refuse ?? false,
    promptTokens: countPrompt(asked.messages),
    reasoningTokens: Math.min(thought, limit),
    thoughts,
    comments: dialect.comments,
    call,
    firstSentenceEnd: part === 'text' ? firstSentenceEnd(words) : null,
  };
  const whole = asked.stream
    ? await streamReply(response, reply, faults, tellsUsage(asked, dialect))
    : await pause(response, wholeReplyMs(reply, faults));
  if (whole && !asked.stream) sendJson(response, 200, wholeReply(reply, dialect));
  call.endedAt = timeNow();
  if (!whole) {
    ledger.broken(part);
    return;
  }
  call.whole = true;
  call.promptTokens = reply.promptTokens;
  const { completion_tokens: completionTokens } = usageOf(reply);
  call.completionTokens = completionTokens;
  ledger.whole(part, reply.promptTokens, completionTokens);
}

/**
 * Returns the reply unchanged or, if the faults require it, corrupted as a malfunctioning model would corrupt
 * it.
 */
function spoilt(
  good: string,
  { nonsense, chance }: { nonsense?: boolean | 'prose'; chance: number },
) {
  if (nonsense === 'prose') return prose;
  return nonsense ? nonsenseFor(good, chance) : good;
}

/** Returns the requested model. Throws if the emulated server would reject the request. */
function modelFor(
  body: Record<string, unknown>,
  asked: ChatRequest,
  dialect: Dialect,
): StandInModel {
  if (dialect.models === 'stand-in') return checkChat(body, asked);
  checkDialect(body, asked, dialect);
  return { kind: 'chat' };
}

const tellsUsage = (asked: ChatRequest, { usage }: Dialect): boolean =>
  usage === 'always' ||
  (usage === 'when asked' && (!asked.stream || (asked.stream_options?.include_usage ?? false)));

function replyText(
  { dialect }: Exchange,
  answer: Answer,
  asked: ChatRequest,
  part: string,
): string {
  const messages = seenMessages(asked, dialect);
  if (part === 'moderation') return JSON.stringify(judgePieces(messages));
  const value = answer(messages, part);
  // The instruction was cut off because the context is too small, so the model replies with prose.
  if (value === null && messages !== asked.messages) return prose;
  if (value === null || value === undefined) {
    throw new OpenAiError(
      400,
      'demo_writer_unsupported',
      `The demo writer cannot write "${part}" for these languages. Connect a real model for it.`,
    );
  }
  return JSON.stringify(value);
}

/**
 * Returns the part of the lesson that the chat generates: the schema's name or, without a schema, the title
 * in the prompt.
 */
const partOf = ({ response_format: format, messages }: ChatRequest): string => {
  if (format?.type === 'json_schema') return format.json_schema.name;
  const said = messages.map(({ content }) => content).join('\n');
  return /"title":"(\w+)"/.exec(said)?.[1] ?? 'text';
};

const wholeReplyMs = (
  reply: Reply,
  pace: { ttftMs?: number; thinkMs?: number; tokensPerSecond?: number },
) =>
  (pace.ttftMs ?? 0) +
  (pace.thinkMs ?? 0) +
  (pace.tokensPerSecond ? (reply.tokens.length / pace.tokensPerSecond) * 1000 : 0);

export const usageOf = (reply: Reply) => ({
  prompt_tokens: reply.promptTokens,
  completion_tokens: reply.reasoningTokens + reply.tokens.length,
  total_tokens: reply.promptTokens + reply.reasoningTokens + reply.tokens.length,
  completion_tokens_details: { reasoning_tokens: reply.reasoningTokens },
});

function wholeReply(reply: Reply, dialect: Dialect): unknown {
  const { thoughts } = reply;
  const answered = reply.tokens.join('');
  const text = thoughts?.field === 'content' ? thoughts.text + answered : answered;
  return {
    id: 'chatcmpl-demo',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: reply.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: reply.refusal ? null : text,
          refusal: reply.refusal ? text : null,
          ...(thoughts && thoughts.field !== 'content' && { [thoughts.field]: thoughts.text }),
        },
        finish_reason: reply.finish,
        logprobs: null,
      },
    ],
    ...(dialect.usage !== 'never' && { usage: usageOf(reply) }),
  };
}
