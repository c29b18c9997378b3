import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { Usage } from '#contracts/ai-models/model-cost.ts';
import { echoesRules } from '#lessons/prompts/data-block.ts';
import { classifyFailure } from './classify-failure.ts';
import { estimateTokens, isOpenAi, type Question, type Reply } from './model.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFailure, noUsage } from './model-failure.ts';
import { type RequestShape, shapeAfter, shapesFor } from './request-shape.ts';
import type { Slots } from './request-slots.ts';
import { createThinkingFilter } from './strip-thinking.ts';

/**
 * Maximum length of a reply, far above any valid reply. If a reply is longer, the model is not going to stop.
 */
const maxReplyLength = 120_000;
/**
 * Milliseconds allowed per reasoning token. At this limit, a model generates about 60 tokens per second; a
 * slower model times out.
 */
const msPerReasoningToken = 16;
/**
 * Allowances for a self-hosted server, which may process only one request at a time (Ollama, llama.cpp).
 * `queueMs` is the maximum time that a request may wait for its headers. Generation may take `slowness` times
 * as long as at a vendor.
 */
const ownServer = { queueMs: 600_000, slowness: 4 };
/**
 * Minimum number of tokens that must be available for a reply. If fewer are available, the request is not
 * sent.
 */
const minReplyTokens = 300;
/** Maximum number of rejected requests per question, while trying which parameters the server accepts. */
const maxShapes = 6;

/** Builds the request body for a question in a form that its server accepts. */
function chatRequest(
  { on, messages: written, maxTokens, schemaName, schema }: Question,
  shape: RequestShape,
): Omit<ChatCompletionCreateParamsNonStreaming, 'stream'> {
  const asked = on.isOwn ? inTurns(written) : written;
  const messages =
    shape.format === 'json_schema' ? asked : withSchema(asked, { title: schemaName, ...schema });
  const room = roomFor(messages, shape.contextTokens ?? on.contextTokens);
  if (room < minReplyTokens)
    throw new ModelFailure('model_context', 'the prompt fills the context');
  return {
    model: on.model.name,
    messages,
    [shape.limit]: Math.min(room, maxTokens + on.reasoningTokens),
    ...(shape.effort && on.effort !== null && { reasoning_effort: on.effort as 'low' }),
    ...(shape.format === 'json_schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: schemaName, strict: true, schema },
      },
    }),
    ...(shape.format === 'json_object' && { response_format: { type: 'json_object' } }),
  };
}

/** Merges consecutive messages of one role, because many chat templates accept only alternating turns. */
function inTurns(messages: Question['messages']): Question['messages'] {
  const turns: Question['messages'] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last?.role === message.role) {
      turns.splice(-1, 1, { ...last, content: `${last.content}\n${message.content}` });
    } else {
      turns.push(message);
    }
  }
  return turns;
}

/**
 * Returns the number of tokens that the context leaves for the reply. If a request asks for more, some
 * servers reject it. Others silently remove the start of the prompt and answer the rest.
 */
function roomFor(messages: Question['messages'], contextTokens: number | null): number {
  if (contextTokens === null) return Number.POSITIVE_INFINITY;
  // The token count is an estimate, so a margin of a tenth is added.
  return Math.floor(contextTokens - 1.1 * promptTokensOf(messages));
}

/**
 * Adds the schema as text to the first message, because some chat templates accept only one system message.
 */
function withSchema(
  messages: Question['messages'],
  schema: Record<string, unknown>,
): Question['messages'] {
  const rule = `Answer with one JSON value and nothing else, by this JSON Schema:\n${JSON.stringify(schema)}`;
  const [first, ...others] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: rule }, ...messages];
  return [{ ...first, content: `${first.content}\n\n${rule}` }, ...others];
}

/**
 * Calls a text model once.
 *
 * The deadline starts when a connection is available, so that the time in our own queue does not count. The
 * stall timeout starts at the first content, because a model sends no content while it reasons. If the server
 * rejects a parameter, the request is sent again without it. `ended` aborts the requests of the whole client.
 */
export async function askChat(
  client: ModelClient,
  slots: Slots,
  question: Question,
  ended: AbortSignal,
): Promise<Reply> {
  const { server, model } = question.on;
  const shapes = shapesFor(server.baseUrl, model.name, isOpenAi(server));
  for (let tried = 1; ; tried += 1) {
    const shape = shapes.get();
    try {
      return await askOnce(client, slots, question, shape, ended);
    } catch (error) {
      const next = tried < maxShapes ? shapeAfter(shape, error) : null;
      if (!next) throw error;
      shapes.learn(next);
    }
  }
}

async function askOnce(
  client: ModelClient,
  slots: Slots,
  question: Question,
  shape: RequestShape,
  ended: AbortSignal,
): Promise<Reply> {
  const { on, deadlineMs, stallMs } = question;
  const stop = new AbortController();
  let stopped: 'deadline' | 'silence' | undefined;
  const giveUp = (why: 'deadline' | 'silence') => () => {
    stopped = why;
    stop.abort();
  };
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const allowed =
    (deadlineMs + on.reasoningTokens * msPerReasoningToken) * (on.isOwn ? ownServer.slowness : 1);
  const startClock = () => {
    deadline = setTimeout(giveUp('deadline'), on.isOwn ? ownServer.queueMs : allowed);
  };
  /**
   * Called when the headers arrive. From then on the call may be billed. For a self-hosted server, the
   * timeouts start only now.
   */
  const startReading = () => {
    reply.asked();
    if (!on.isOwn) return;
    clearTimeout(deadline);
    deadline = setTimeout(giveUp('deadline'), allowed);
  };
  const reply = createReplyReader(question);
  try {
    const request = chatRequest(question, shape);
    if (shape.stream) {
      const stream = await slots.run(() => {
        startClock();
        return client.chatStream(
          on.server,
          {
            ...request,
            stream: true,
            ...(shape.usage && { stream_options: { include_usage: true } }),
          },
          stop,
        );
      });
      startReading();
      for await (const chunk of stream) {
        const choice = chunk.choices[0];
        reply.take({
          content: choice?.delta?.content,
          refusal: choice?.delta?.refusal,
          finish: choice?.finish_reason,
          usage: chunk.usage,
        });
        if (!reply.hasBegun()) continue;
        clearTimeout(silence);
        silence = setTimeout(giveUp('silence'), stallMs);
      }
    } else {
      const { choices, usage } = await slots.run(() => {
        startClock();
        // Without streaming, the headers arrive only with the whole reply. A call that is aborted earlier may
        // therefore still be billed.
        if (!on.isOwn) reply.asked();
        return client.chat(on.server, request, stop.signal);
      });
      startReading();
      const [choice] = choices;
      reply.take({
        content: choice?.message.content,
        refusal: choice?.message.refusal,
        finish: choice?.finish_reason,
        usage,
      });
    }
  } catch (error) {
    if (stopped) throw new ModelFailure('model_slow', stopped, { usage: reply.usage() });
    // The usage includes the reasoning so far, which is also billed.
    if (ended.aborted) throw new ModelFailure('stopped', 'in the middle', { usage: reply.usage() });
    // No content has arrived, and the server's error shows how to change the request. The caller changes it,
    // and the rejected request is not billed.
    if (!reply.hasBegun() && shapeAfter(shape, error)) throw error;
    const failure = classifyFailure(error);
    // Content has arrived, so tokens were used, whatever the later failure is.
    if (!reply.hasBegun() || failure.isPaid) throw failure;
    throw new ModelFailure('model_cut_off', failure.message, { usage: reply.usage() });
  } finally {
    stop.abort();
    clearTimeout(deadline);
    clearTimeout(silence);
  }
  if (stopped) throw new ModelFailure('model_slow', stopped, { usage: reply.usage() });
  return reply.end();
}

/** The fields of one streamed chunk. */
interface Piece {
  content?: string | null | undefined;
  refusal?: string | null | undefined;
  finish?: string | null | undefined;
  usage?: { prompt_tokens: number; completion_tokens: number } | null | undefined;
}

/** Assembles a reply from its chunks. At the end, checks that the reply is complete. */
function createReplyReader(question: Question) {
  const thoughts = createThinkingFilter();
  let text = '';
  let used: Usage | undefined;
  let finish: string | undefined;
  let refused = false;
  let begun = false;
  let askedAt: number | undefined;
  const usage = () => used ?? estimate(question, text, askedAt && performance.now() - askedAt);

  function add(piece: string): void {
    if (piece === '') return;
    text += piece;
    question.onText?.(piece);
    if (text.length > maxReplyLength) {
      throw new ModelFailure('model_nonsense', 'the reply has no end', { usage: usage() });
    }
  }

  return {
    usage,
    /** Called when the server has accepted the question. From then on the call may be billed. */
    asked: () => {
      askedAt = performance.now();
    },
    hasBegun: () => begun,
    take(piece: Piece): void {
      if (piece.usage) {
        used = {
          promptTokens: piece.usage.prompt_tokens,
          completionTokens: piece.usage.completion_tokens,
        };
      }
      finish = piece.finish ?? finish;
      if (piece.refusal) refused = true;
      if (!piece.content) return;
      begun = true;
      add(thoughts.push(piece.content));
    },
    end(): Reply {
      add(thoughts.end());
      const fail = (code: 'model_refused' | 'model_cut_off' | 'model_nonsense', reason: string) =>
        new ModelFailure(code, reason, { usage: usage() });
      if (refused || finish === 'content_filter') throw fail('model_refused', 'it declined');
      // With any other finish reason (`load`, `eos`), the model ended normally. The schema shows whether the
      // reply is complete.
      if (finish === undefined || ['length', 'abort', 'error'].includes(finish)) {
        throw fail('model_cut_off', `ended by ${finish ?? 'nothing'}`);
      }
      if (echoesRules(question.messages, text)) {
        throw fail('model_nonsense', 'it told its instructions');
      }
      return { text, usage: usage() };
    },
  };
}

/**
 * Estimates the usage of a reply if the server did not report it, for example because the reply ended early.
 * If the model was aborted while reasoning, assumes that it reasoned for the whole time.
 */
function estimate(question: Question, text: string, waitedMs: number | undefined): Usage {
  if (waitedMs === undefined) return noUsage;
  const { effort, reasoningTokens } = question.on;
  const thinks = effort !== null && effort !== 'none';
  const thought = thinks ? Math.min(reasoningTokens, waitedMs / msPerReasoningToken) : 0;
  return {
    promptTokens: promptTokensOf(question.messages),
    completionTokens: Math.ceil(estimateTokens(text) + thought),
  };
}

/** Estimates the tokens of a prompt. */
export const promptTokensOf = (messages: Question['messages']): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + estimateTokens(content), 0));
