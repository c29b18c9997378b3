import * as z from 'zod';
import { modelOf } from './chat/chat-request.ts';
import { type Exchange, faultError, parseBody, sendJson } from './exchange.ts';

const ModerationRequest = z.strictObject({
  model: z.string().default('lexiloom-demo-moderator'),
  input: z.union([z.string(), z.array(z.string())]),
});

/** A few words that no lesson needs, by OpenAI's category; enough to see the product refuse. */
const flagged: Record<string, RegExp> = {
  sexual: /\bporn|\berotic stor|\bsex scene/iu,
  violence: /\btorture\b|\bbehead/iu,
  'self-harm': /\bkill myself\b|\bself-harm\b|\bsuicide method/iu,
  hate: /\bethnic cleansing is good\b|\bmaster race\b/iu,
  illicit: /\bhow to (make|build) a bomb\b|\bbuy cocaine\b/iu,
};

/** The verdict of a text model that is asked to judge numbered pieces, as the product asks it. */
export function judgePieces(messages: readonly { content: string }[]): { u: number[] } {
  const said = messages.map(({ content }) => content).join('\n');
  const pieces = Pieces.parse(JSON.parse(/<data>(\[.*\])<\/data>/su.exec(said)?.[1] ?? '[]'));
  const isUnfit = (text: string) => Object.values(flagged).some((words) => words.test(text));
  return { u: pieces.filter(({ text }) => isUnfit(text)).map(({ n }) => n) };
}
const Pieces = z.array(z.object({ n: z.int(), text: z.string() }));

/** Answers `POST /v1/moderations`. */
export async function answerModeration(exchange: Exchange): Promise<void> {
  const asked = await parseBody(exchange.request, ModerationRequest);
  modelOf(asked.model, ['moderations']);
  const faults = exchange.faults.next('moderation');
  if (faults.refusedWith) {
    exchange.ledger.broken('moderation');
    throw faultError(faults);
  }
  const inputs = typeof asked.input === 'string' ? [asked.input] : asked.input;
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
