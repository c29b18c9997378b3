import { z } from 'zod';
import { firstSentenceEnd, type LoggedCall, timeNow } from '../call-log.ts';
import { type Exchange, faultError, OpenAiError, parseBody, pause, sendJson } from '../exchange.ts';
import { countPrompt, tokensOf } from '../tokens.ts';
import { nonsenseFor, prose } from './nonsense-for.ts';
import { streamReply } from './stream-reply.ts';

export interface Message {
  role: string;
  content: string;
}

/**
 * Writes the reply to a chat: the value to send as JSON, or null when this writer cannot (a language
 * or a duty it does not know). `schemaName` is the name of the reply's JSON schema.
 */
export type Answer = (messages: Message[], schemaName: string) => unknown | null;

const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).optional() })
    .optional(),
});

export interface Reply {
  model: string;
  tokens: string[];
  finish: 'stop' | 'length';
  refusal: boolean;
  promptTokens: number;
  /** Where this call is put on record. */
  call: LoggedCall;
  /** The character that makes a text's first sentence whole. */
  firstSentenceEnd: number | null;
}

const refusalWords = "I'm sorry, but I can't help with that.";

/** Answers `POST /v1/chat/completions`, streamed or whole. */
export async function answerChat(exchange: Exchange, answer: Answer): Promise<void> {
  const { request, response, ledger } = exchange;
  const asked = await parseBody(request, ChatRequest);
  const part = asked.response_format?.json_schema?.name ?? 'text';
  const call = exchange.calls.open(part, asked.messages.at(-1)?.content ?? '');
  const faults = exchange.faults.next(part);
  if (faults.refusedWith) {
    ledger.broken(part);
    throw faultError(faults.refusedWith, faults.retryAfterSeconds);
  }
  const content = faults.refuse ? refusalWords : replyText(answer, asked.messages, part);
  const words = faults.refuse ? content : spoilt(content, faults);
  const all = tokensOf(words);
  const most = asked.max_completion_tokens ?? all.length;
  const reply: Reply = {
    model: asked.model,
    tokens: all.slice(0, most),
    finish: all.length > most ? 'length' : 'stop',
    refusal: faults.refuse ?? false,
    promptTokens: countPrompt(asked.messages),
    call,
    firstSentenceEnd: part === 'text' ? firstSentenceEnd(words) : null,
  };
  const whole = asked.stream
    ? await streamReply(response, reply, faults, asked.stream_options?.include_usage)
    : await pause(response, wholeReplyMs(reply, faults));
  if (whole && !asked.stream) sendJson(response, 200, wholeReply(reply));
  call.endedAt = timeNow();
  if (!whole) {
    ledger.broken(part);
    return;
  }
  call.whole = true;
  call.promptTokens = reply.promptTokens;
  call.completionTokens = reply.tokens.length;
  ledger.whole(part, reply.promptTokens, reply.tokens.length);
}

/** The reply as a model that is out of order would send it. */
function spoilt(
  good: string,
  { nonsense, chance }: { nonsense?: boolean | 'prose'; chance: number },
) {
  if (nonsense === 'prose') return prose;
  return nonsense ? nonsenseFor(good, chance) : good;
}

function replyText(answer: Answer, messages: Message[], part: string): string {
  const value = answer(messages, part);
  if (value === null || value === undefined) {
    throw new OpenAiError(
      400,
      'demo_writer_unsupported',
      `The demo writer cannot write "${part}" for these languages. Connect a real model for it.`,
    );
  }
  return JSON.stringify(value);
}

const wholeReplyMs = (reply: Reply, pace: { ttftMs?: number; tokensPerSecond?: number }) =>
  (pace.ttftMs ?? 0) +
  (pace.tokensPerSecond ? (reply.tokens.length / pace.tokensPerSecond) * 1000 : 0);

export const usageOf = (reply: Reply) => ({
  prompt_tokens: reply.promptTokens,
  completion_tokens: reply.tokens.length,
  total_tokens: reply.promptTokens + reply.tokens.length,
});

function wholeReply(reply: Reply): unknown {
  const text = reply.tokens.join('');
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
        },
        finish_reason: reply.finish,
        logprobs: null,
      },
    ],
    usage: usageOf(reply),
  };
}
