import * as z from 'zod';
import { modelOf } from './chat/chat-request.ts';
import { type Exchange, faultError, OpenAiError, parseBody, sendJson } from './exchange.ts';
import type { TokenBucket } from './token-bucket.ts';
import { tokensOf } from './tokens.ts';

/**
 * One part of the input. `omni-moderation-latest` accepts several texts and one picture together, and returns
 * one verdict for all of them.
 */
const Part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({
    type: z.literal('image_url'),
    image_url: z.strictObject({ url: z.string().regex(/^(?:https:|data:image\/\w+;base64,)/) }),
  }),
]);

/**
 * Returns the content to moderate. For a picture, returns its bytes as a string, so that text embedded in the
 * file can be found.
 */
const wordsOf = (part: z.infer<typeof Part>): string =>
  part.type === 'text' ? part.text : atob(part.image_url.url.split(',')[1] ?? '');

const ModerationRequest = z.strictObject({
  model: z.string().default('lexiloom-demo-moderator'),
  input: z.union([z.string(), z.array(z.string()), z.array(Part).min(1)]),
});

/**
 * A few harmful phrases that no lesson needs, by OpenAI's category; enough to test that the product rejects
 * content.
 */
const flagged: Record<string, RegExp> = {
  sexual: /\bporn|\berotic stor|\bsex scene/iu,
  violence: /\btorture\b|\bbehead/iu,
  'self-harm': /\bkill myself\b|\bself-harm\b|\bsuicide method/iu,
  hate: /\bethnic cleansing is good\b|\bmaster race\b/iu,
  illicit: /\bhow to (make|build) a bomb\b|\bbuy cocaine\b/iu,
};

/** Returns a text model's verdict on numbered pieces of text, in the format that the product requests. */
export function judgePieces(messages: readonly { content: string }[]): { u: number[] } {
  const said = messages.map(({ content }) => content).join('\n');
  const pieces = Pieces.parse(JSON.parse(/<data>(\[.*\])<\/data>/su.exec(said)?.[1] ?? '[]'));
  const isUnfit = (text: string) => Object.values(flagged).some((words) => words.test(text));
  return { u: pieces.filter(({ text }) => isUnfit(text)).map(({ n }) => n) };
}
const Pieces = z.array(z.object({ n: z.int(), text: z.string() }));

/** Handles `POST /v1/moderations`, subject to the token rate limit. */
export async function answerModeration(exchange: Exchange, bucket?: TokenBucket): Promise<void> {
  const asked = await parseBody(exchange.request, ModerationRequest);
  modelOf(asked.model, ['moderations']);
  const faults = exchange.faults.next('moderation');
  if (faults.refusedWith) {
    exchange.ledger.broken('moderation');
    throw faultError(faults);
  }
  const given = typeof asked.input === 'string' ? [asked.input] : asked.input;
  const words = given.filter((one) => typeof one === 'string');
  const parts = given.filter((one) => typeof one !== 'string');
  const inputs = parts.length > 0 ? [parts.map(wordsOf).join('\n')] : words;
  const counted = parts.length > 0 ? [] : words;
  const waitMs = bucket?.take(counted.reduce((sum, text) => sum + tokensOf(text).length, 0)) ?? 0;
  if (waitMs > 0) {
    exchange.ledger.broken('moderation');
    throw new OpenAiError(429, 'rate_limit_exceeded', 'Rate limit reached on tokens per min.', {
      type: 'tokens',
      headers: {
        'retry-after-ms': String(Math.ceil(waitMs)),
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-tokens': `${Math.ceil(waitMs)}ms`,
      },
    });
  }
  const results = inputs.map((text) => {
    const categories = Object.fromEntries(
      Object.entries(flagged).map(([category, words]) => [category, words.test(text)]),
    );
    const scores = Object.entries(categories).map(([category, yes]) => [
      category,
      yes ? 0.97 : 0.01,
    ]);
    return {
      flagged: Object.values(categories).includes(true),
      categories,
      category_scores: Object.fromEntries(scores),
    };
  });
  exchange.ledger.whole('moderation', 0, 0);
  sendJson(exchange.response, 200, { id: 'modr-demo', model: asked.model, results });
}
