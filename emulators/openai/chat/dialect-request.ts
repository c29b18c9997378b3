import type { Dialect } from '../dialects.ts';
import { OpenAiError } from '../exchange.ts';
import { countPrompt } from '../tokens.ts';
import type { ChatRequest, Message } from './chat-request.ts';

/** Throws for a chat request that a server of this dialect would reject. */
export function checkDialect(
  body: Record<string, unknown>,
  asked: ChatRequest,
  dialect: Dialect,
): void {
  const { models, refused, template } = dialect;
  if (Array.isArray(models) && !models.includes(asked.model)) {
    throw new OpenAiError(404, 'not_found', `model '${asked.model}' not found`);
  }
  const named = [...Object.keys(body), asked.response_format?.type ?? ''];
  const refusal = named.map((name) => refused[name]).find((one) => one !== undefined);
  if (refusal) throw new OpenAiError(refusal.status, 'invalid_request_error', refusal.message);
  if (template === 'strict' && !takesTurns(asked.messages)) {
    const message =
      'Conversation roles must alternate user/assistant/user/assistant/..., after at most one system message';
    throw new OpenAiError(500, 'server_error', message);
  }
  checkContext(asked, dialect);
}

const takesTurns = (messages: readonly Message[]): boolean => {
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  return turns.every(({ role }, at) => role === (at % 2 === 0 ? 'user' : 'assistant'));
};

/**
 * Returns the reply's token limit from the parameters that this server reads, or infinity if the request has
 * none of them.
 */
export const limitOf = (asked: ChatRequest, { limits }: Dialect): number =>
  Math.min(...limits.map((name) => asked[name] ?? Number.POSITIVE_INFINITY));

function checkContext(asked: ChatRequest, dialect: Dialect): void {
  const { context } = dialect;
  const prompt = countPrompt(asked.messages);
  const limit = limitOf(asked, dialect);
  if (context?.more === 'limit refused' && prompt + limit > context.tokens) {
    const message = `'max_tokens' or 'max_completion_tokens' is too large: ${limit}. This model's maximum context length is ${context.tokens} tokens and your request has ${prompt} input tokens.`;
    throw new OpenAiError(400, 'invalid_request_error', message);
  }
  if (context?.more === 'prompt refused' && prompt >= context.tokens) {
    const message = 'the request exceeds the available context size, try increasing it';
    throw new OpenAiError(400, 'invalid_request_error', message, {
      type: 'exceed_context_size_error',
    });
  }
}

/**
 * Returns the messages as the model receives them: if the context is too small, their beginning is cut off.
 */
export function seenMessages(asked: ChatRequest, dialect: Dialect): Message[] {
  const { context } = dialect;
  if (context?.more !== 'prompt cut') return asked.messages;
  const limit = limitOf(asked, dialect);
  let tooMany =
    4 * (countPrompt(asked.messages) + Math.min(limit, context.tokens / 2) - context.tokens);
  return asked.messages.map((message) => {
    const cut = Math.max(0, Math.min(message.content.length, tooMany));
    tooMany -= cut;
    return { ...message, content: message.content.slice(cut) };
  });
}

const thought = 'The user wants a lesson, so I shall think about it. ';

/**
 * Returns the reasoning text of a model of this dialect, and the response field that contains it. Returns
 * null if the dialect hides reasoning.
 */
export function thoughtsOf({ thoughts, thinks }: Dialect): { field: string; text: string } | null {
  if (thoughts === 'hidden') return null;
  const text = thought.repeat(Math.ceil((4 * thinks) / thought.length)).slice(0, 4 * thinks);
  return thoughts === 'in content'
    ? { field: 'content', text: `<think>\n${text}\n</think>\n\n` }
    : { field: thoughts, text };
}
