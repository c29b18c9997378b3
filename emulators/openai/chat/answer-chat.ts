import { firstSentenceEnd, type LoggedCall, timeNow } from '../call-log.ts';
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
import { nonsenseFor, prose } from './nonsense-for.ts';
import { answerAloud } from './read-aloud.ts';
import { streamReply } from './stream-reply.ts';

/**
 * Writes the reply to a chat: the value to send as JSON, or null when this writer cannot (a language
 * or a duty it does not know). `schemaName` is the name of the reply's JSON schema.
 */
export type Answer = (messages: Message[], schemaName: string) => unknown | null;

export interface Reply {
  model: string;
  tokens: string[];
  finish: string;
  refusal: boolean;
  promptTokens: number;
  /** Tokens that were thought before the first of the reply. */
  reasoningTokens: number;
  /** Where this call is put on record. */
  call: LoggedCall;
  /** The character that makes a text's first sentence whole. */
  firstSentenceEnd: number | null;
}

const refusalWords = "I'm sorry, but I can't help with that.";

/** Answers `POST /v1/chat/completions`, streamed or whole. */
export async function answerChat(
  exchange: Exchange,
  answer: Answer,
  reading: (text: string, language: string) => string,
): Promise<void> {
  const { request, response, ledger } = exchange;
  const body = await readJson(request);
  const asked = checkBody(body, ChatRequest);
  const model = checkChat(body as Record<string, unknown>, asked);
  const part = model.kind === 'audio-chat' ? 'speech' : partOf(asked);
  const call = exchange.calls.open(part, asked.messages.at(-1)?.content ?? '');
  const faults = exchange.faults.next(part);
  if (faults.refusedWith) {
    ledger.broken(part);
    throw faultError(faults);
  }
  if (model.kind === 'audio-chat') return answerAloud(exchange, asked, faults, reading);
  const content = faults.refuse ? refusalWords : replyText(answer, asked.messages, part);
  const words = faults.refuse ? content : spoilt(content, faults);
  const all = tokensOf(words);
  const thought =
    faults.reasoningTokens ?? model.efforts?.[asked.reasoning_effort ?? 'medium'] ?? 0;
  const limit = asked.max_completion_tokens ?? asked.max_tokens ?? Number.POSITIVE_INFINITY;
  const most = Math.max(0, limit - thought);
  const reply: Reply = {
    model: asked.model,
    tokens: all.slice(0, most),
    finish: faults.finish ?? (all.length > most ? 'length' : 'stop'),
    refusal: faults.refuse ?? false,
    promptTokens: countPrompt(asked.messages),
    reasoningTokens: Math.min(thought, limit),
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
  const { completion_tokens: completionTokens } = usageOf(reply);
  call.completionTokens = completionTokens;
  ledger.whole(part, reply.promptTokens, completionTokens);
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

/** The part that a reply is for: the schema's name, or in words where no schema is taken. */
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
