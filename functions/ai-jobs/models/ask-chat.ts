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

/** Far above any honest reply; more is a model that went wild. */
const maxReplyLength = 120_000;
/** A reasoning model writes about 60 tokens a second to itself; one that is slower is given up as slow. */
const msPerReasoningToken = 16;
/**
 * A server of one's own works on one question after the other (Ollama, llama.cpp): so long a question
 * may wait there for its headers, and then it is written so many times slower than by a vendor.
 */
const ownServer = { queueMs: 600_000, slowness: 4 };
/** A reply with less room than this is not worth asking for. */
const minReplyTokens = 300;
/** Refusals of parameters that a question puts up with until the server's form is found. */
const maxShapes = 6;

/** The body of a request for a question, in the form that its server takes. */
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

/** Messages of one role in a row as one: many chat templates refuse anything but turns. */
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
 * The tokens that a context leaves for the reply. Servers that are asked for more refuse, or cut the
 * prompt from the front without a word and answer about the rest.
 */
function roomFor(messages: Question['messages'], contextTokens: number | null): number {
  if (contextTokens === null) return Number.POSITIVE_INFINITY;
  // Our count is an estimate; a tenth is kept for what it is wrong by.
  return Math.floor(contextTokens - 1.1 * promptTokensOf(messages));
}

/** The schema in words, in the first message: some chat templates take one system message and no more. */
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
 * Asks a text model once. Time runs from when a connection is held, so that waiting for one is not held
 * against the server; silence counts from the first content, because a model that thinks says nothing.
 * A parameter that the server refuses is left out, and the question asked in another form. `ended` is what
 * ends the client's requests.
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
  /** The headers are here: from now on it may be billed, and a server of one's own begins only now. */
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
        // Its headers come with the whole reply: what is given up before may well be billed.
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
    // What it thought until then is billed as well.
    if (ended.aborted) throw new ModelFailure('stopped', 'in the middle', { usage: reply.usage() });
    // Before anything came, what the server said tells how to ask it. A refused request is not billed.
    if (!reply.hasBegun() && shapeAfter(shape, error)) throw error;
    const failure = classifyFailure(error);
    // Once words came, tokens were used, whatever broke afterwards.
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

/** What one piece of a reply may bring. */
interface Piece {
  content?: string | null | undefined;
  refusal?: string | null | undefined;
  finish?: string | null | undefined;
  usage?: { prompt_tokens: number; completion_tokens: number } | null | undefined;
}

/** Puts a reply together from its pieces and says at the end whether it is whole. */
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
    /** The server has taken the question: from here on it may be billed. */
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
      // Any other word for the end (`load`, `eos`) is an end: the schema says whether the reply is whole.
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
 * What a reply used where the server tells nothing, or broke off before it did: a model that was given up
 * while it thought has thought all the while.
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

/** The tokens of a prompt, estimated. */
export const promptTokensOf = (messages: Question['messages']): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + estimateTokens(content), 0));
