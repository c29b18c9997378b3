import * as z from 'zod/mini';
import { singleLine } from '../validation/single-line.ts';

/** The duties: the kinds of work that models do. Each duty has its own model and may have its own server. */
export const duties = [
  'text',
  'questions',
  'feedback',
  'speech',
  'pictures',
  'moderation',
] as const;
export const Duty = z.enum(duties);
export type Duty = z.infer<typeof Duty>;

/**
 * A model's API. `chat` is Chat Completions, `speech` is `/audio/speech`, and `audio-chat` is Chat
 * Completions with audio output. `images` and `moderations` are the endpoints with these names.
 */
const kinds = ['chat', 'speech', 'audio-chat', 'images', 'moderations'] as const;
export const ModelKind = z.enum(kinds);
export type ModelKind = z.infer<typeof ModelKind>;

/**
 * The kinds of models that can do each duty. A text model can judge words if a server has no moderation
 * endpoint.
 */
export const kindsOfDuty: Readonly<Record<Duty, readonly ModelKind[]>> = {
  text: ['chat'],
  questions: ['chat'],
  feedback: ['chat'],
  speech: ['speech', 'audio-chat'],
  pictures: ['images'],
  moderation: ['moderations', 'chat'],
};

/** Values of `reasoning_effort`, lowest first. */
export const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export const Effort = z.enum(efforts);
export type Effort = z.infer<typeof Effort>;

/** US dollars per million tokens or characters, as on price pages. */
const Dollars = z
  .number('Enter a number, or 0 if it’s free.')
  .check(
    z.minimum(0, 'A price can’t be below 0.'),
    z.maximum(10_000, 'Enter at most 10,000 dollars.'),
  );

/**
 * The price of a model. One dollar per million tokens equals a millionth of a dollar per token, so `tokens ×
 * price` is the cost in millionths of a dollar. Pictures are billed by the tokens in their `usage`. `each` is
 * the estimated price of one square picture for each quality. It is used for reservations and for servers
 * that report no usage.
 */
export const ModelPrice = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('tokens'),
    input: Dollars,
    output: Dollars,
    audio: z.optional(Dollars),
  }),
  z.object({ by: z.literal('characters'), characters: Dollars }),
  z.object({
    by: z.literal('pictures'),
    input: Dollars,
    output: Dollars,
    /** Dollars per picture. */
    each: z.object({ low: Dollars, medium: Dollars, high: Dollars }),
  }),
]);
export type ModelPrice = z.infer<typeof ModelPrice>;

/** A model in Lexiloom's catalogue. */
export const AiModel = z.object({
  /** The model name that is sent to the server. */
  name: singleLine().check(
    z.trim(),
    z.minLength(1, 'Enter the name the server uses.'),
    z.maxLength(120, 'Use at most 120 characters.'),
  ),
  kind: ModelKind,
  /** The company that offers the model, as shown to admins. */
  provider: singleLine().check(
    z.trim(),
    z.minLength(1, 'Say who provides it.'),
    z.maxLength(60, 'Use at most 60 characters.'),
  ),
  /**
   * The values of `reasoning_effort` that the model supports. If the list is empty, the parameter is not
   * sent.
   */
  efforts: z.array(Effort).check(z.maxLength(efforts.length)),
  price: ModelPrice,
  /** The announced day on which the provider retires the model; null if none is announced. */
  endsOn: z.nullable(z.iso.date('Choose a day.')),
});
export type AiModel = z.infer<typeof AiModel>;

const pictureQualities = ['low', 'medium', 'high'] as const;
export const PictureQuality = z.enum(pictureQualities);
export type PictureQuality = z.infer<typeof PictureQuality>;

/** The model chosen for a duty, and its settings. */
export const ModelChoice = z.object({
  model: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Null if no effort is sent: the model does not reason, or uses its provider's default. */
  effort: z.nullable(Effort),
  /**
   * Number of reasoning tokens in addition to the tokens of the reply. They are reserved and billed like all
   * other tokens.
   */
  reasoningTokens: z.int().check(z.minimum(0), z.maximum(64_000)),
  quality: z._default(PictureQuality, 'low'),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

/**
 * Special values in place of a model name: `none` if no model does the duty, `text-model` if the text model
 * also judges words.
 */
export const nobody = 'none';
export const textModel = 'text-model';

/** Duties that a lesson does not need. They may have no model. */
export const optionalDuties: readonly Duty[] = ['speech', 'pictures', 'moderation'];

/** A phrase for each duty, used in sentences for admins such as "…, which writes texts, …". */
export const dutyVerbs: Readonly<Record<Duty, string>> = {
  text: 'writes texts',
  questions: 'makes questions',
  feedback: 'drafts feedback',
  speech: 'reads aloud',
  pictures: 'draws pictures',
  moderation: 'checks suitability',
};

/** Phrases that describe the kinds of models to admins. */
const kindVerbs: Readonly<Record<ModelKind, string>> = {
  chat: 'writes',
  speech: 'reads aloud',
  'audio-chat': 'reads aloud',
  images: 'draws',
  moderations: 'checks suitability',
};

/** Returns a sentence that explains to admins why the chosen model cannot do a duty, or null if it can. */
export function choiceProblem(duty: Duty, choice: ModelChoice, model: AiModel): string | null {
  const { effort, reasoningTokens } = choice;
  if (!kindsOfDuty[duty].includes(model.kind)) {
    const wanted = [...new Set(kindsOfDuty[duty].map((kind) => kindVerbs[kind]))].join(' or ');
    return `${model.name} is a model that ${kindVerbs[model.kind]}; you need one that ${wanted}.`;
  }
  if (effort !== null && !model.efforts.includes(effort)) {
    return model.efforts.length === 0
      ? `${model.name} does not support effort levels.`
      : `${model.name} supports these effort levels: ${model.efforts.join(', ')}.`;
  }
  if (effort !== null && effort !== 'none' && reasoningTokens === 0) {
    return `${model.name} thinks at effort level “${effort}” and needs a thinking allowance: give it some tokens.`;
  }
  return null;
}
