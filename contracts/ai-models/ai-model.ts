import * as z from 'zod/mini';
import { singleLine } from '../validation/single-line.ts';

/** What Lexiloom asks models for. Each duty has a model of its own, and may have its own server. */
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
 * The API that a model is asked by: `chat` is Chat Completions, `speech` is `/audio/speech`, `audio-chat`
 * is Chat Completions that answer with sound, `images` and `moderations` are the endpoints of that name.
 */
const kinds = ['chat', 'speech', 'audio-chat', 'images', 'moderations'] as const;
export const ModelKind = z.enum(kinds);
export type ModelKind = z.infer<typeof ModelKind>;

/** Which kinds may do a duty. A text model may judge words where a server has no moderations. */
export const kindsOfDuty: Readonly<Record<Duty, readonly ModelKind[]>> = {
  text: ['chat'],
  questions: ['chat'],
  feedback: ['chat'],
  speech: ['speech', 'audio-chat'],
  pictures: ['images'],
  moderation: ['moderations', 'chat'],
};

/** How long a reasoning model may think, as `reasoning_effort` names it, least first. */
export const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export const Effort = z.enum(efforts);
export type Effort = z.infer<typeof Effort>;

/** US dollars a million tokens or characters, as price pages give them. */
const Dollars = z
  .number('Give a number, 0 where it costs nothing.')
  .check(z.minimum(0, 'A price is not below 0.'), z.maximum(10_000, 'At most 10,000 dollars.'));

/**
 * The price of a model. One dollar for a million tokens is a millionth of a dollar for each token, so
 * `tokens × price` is the cost in millionths of a dollar. Pictures are billed by the tokens of their `usage`; `each` is the
 * estimate for one square picture by quality, for the reservation and for servers that tell no usage.
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
    /** Dollars for one picture. */
    each: z.object({ low: Dollars, medium: Dollars, high: Dollars }),
  }),
]);
export type ModelPrice = z.infer<typeof ModelPrice>;

/** A model as Lexiloom knows it. */
export const AiModel = z.object({
  /** The name that the server is asked for. */
  name: singleLine().check(
    z.trim(),
    z.minLength(1, 'Give the name that the server knows.'),
    z.maxLength(120),
  ),
  kind: ModelKind,
  /** The company that offers the model, as admins read it. */
  provider: singleLine().check(z.trim(), z.minLength(1, 'Say who offers it.'), z.maxLength(60)),
  /** The efforts it takes; the parameter is not sent where there is none. */
  efforts: z.array(Effort).check(z.maxLength(efforts.length)),
  price: ModelPrice,
  /** The announced day on which the provider ends it; null while none is announced. */
  endsOn: z.nullable(z.iso.date()),
});
export type AiModel = z.infer<typeof AiModel>;

const pictureQualities = ['low', 'medium', 'high'] as const;
export const PictureQuality = z.enum(pictureQualities);
export type PictureQuality = z.infer<typeof PictureQuality>;

/** The model of a duty and how it is asked. */
export const ModelChoice = z.object({
  model: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Null sends no effort: the model does not reason, or reasons as its provider sets it. */
  effort: z.nullable(Effort),
  /** Tokens that thinking may take beside the reply; they are reserved and paid like any other. */
  reasoningTokens: z.int().check(z.minimum(0), z.maximum(64_000)),
  quality: z._default(PictureQuality, 'low'),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

/** Names in the place of a model's: nobody does the duty, or the model of the texts judges words too. */
export const nobody = 'none';
export const textModel = 'text-model';

/** The duties that a lesson can do without, so that nobody has to do them. */
export const optionalDuties: readonly Duty[] = ['speech', 'pictures', 'moderation'];

/** The duties in words, as admins read them: "…, which writes texts, …". */
export const dutyVerbs: Readonly<Record<Duty, string>> = {
  text: 'writes texts',
  questions: 'makes questions',
  feedback: 'drafts feedback',
  speech: 'reads aloud',
  pictures: 'draws pictures',
  moderation: 'judges words',
};

/** What a model of a kind does, as admins read it. */
const kindVerbs: Readonly<Record<ModelKind, string>> = {
  chat: 'writes',
  speech: 'reads aloud',
  'audio-chat': 'reads aloud',
  images: 'draws',
  moderations: 'judges words',
};

/** Why a duty cannot be done as chosen, as a sentence for an admin; null when it can. */
export function choiceProblem(duty: Duty, choice: ModelChoice, model: AiModel): string | null {
  const { effort, reasoningTokens } = choice;
  if (!kindsOfDuty[duty].includes(model.kind)) {
    const wanted = [...new Set(kindsOfDuty[duty].map((kind) => kindVerbs[kind]))].join(' or ');
    return `${model.name} is a model that ${kindVerbs[model.kind]}; here one is needed that ${wanted}.`;
  }
  if (effort !== null && !model.efforts.includes(effort)) {
    return model.efforts.length === 0
      ? `${model.name} takes no effort.`
      : `${model.name} takes these efforts: ${model.efforts.join(', ')}.`;
  }
  if (effort !== null && effort !== 'none' && reasoningTokens === 0) {
    return `${model.name} thinks at the effort “${effort}” and needs room for it: give it some tokens.`;
  }
  return null;
}
