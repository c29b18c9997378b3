import type { AiModel, PictureQuality } from './ai-model.ts';

/** Token counts of one call, as the server reports them. `completionTokens` includes `audioTokens`. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
  audioTokens?: number;
}

/** Returns the cost of a call in millionths of a US dollar, rounded up. */
export function costOfTokens({ price }: AiModel, usage: Usage): number {
  if (price.by === 'characters') return 0;
  const audio = price.by === 'tokens' && price.audio ? (usage.audioTokens ?? 0) : 0;
  const words = usage.completionTokens - audio;
  const audioPrice = price.by === 'tokens' ? (price.audio ?? 0) : 0;
  return Math.ceil(usage.promptTokens * price.input + words * price.output + audio * audioPrice);
}

/**
 * Upper bound on the audio tokens per character. A model outputs about 20 tokens per second of speech. In the
 * slowest speech, a character that is a syllable or a word (`dense`) takes a quarter of a second, and any
 * other character takes a tenth.
 */
const audioTokensPerCharacter = { dense: 5, alphabetic: 2 };
const denseLanguages = new Set(['zh', 'ja', 'ko', 'yue']);
/** Number of tokens in the instruction to read aloud, without the text. */
const speechPromptTokens = 120;

/**
 * Returns the maximum cost of reading `characters` of a language (a BCP-47 code) aloud, in millionths of a US
 * dollar.
 */
export function costOfSpeech(model: AiModel, characters: number, language: string): number {
  const { price } = model;
  if (price.by === 'characters') return Math.ceil(characters * price.characters);
  const isDense = denseLanguages.has(language.split('-')[0] ?? '');
  const audioTokens = characters * audioTokensPerCharacter[isDense ? 'dense' : 'alphabetic'];
  return costOfTokens(model, {
    promptTokens: speechPromptTokens + characters,
    completionTokens: audioTokens + characters,
    audioTokens,
  });
}

/** Returns the estimated cost of `count` pictures, in millionths of a US dollar. */
export function costOfPictures({ price }: AiModel, quality: PictureQuality, count: number): number {
  return price.by === 'pictures' ? Math.ceil(count * price.each[quality] * 1_000_000) : 0;
}
