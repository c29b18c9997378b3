import type { AiModel, PictureQuality } from './ai-model.ts';

/** The tokens of one call, as the server counts them. `completionTokens` include the `audioTokens`. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
  audioTokens?: number;
}

/** The cost of a call in millionths of a US dollar, rounded up. */
export function costOfTokens({ price }: AiModel, usage: Usage): number {
  if (price.by === 'characters') return 0;
  const audio = price.by === 'tokens' && price.audio ? (usage.audioTokens ?? 0) : 0;
  const words = usage.completionTokens - audio;
  const audioPrice = price.by === 'tokens' ? (price.audio ?? 0) : 0;
  return Math.ceil(usage.promptTokens * price.input + words * price.output + audio * audioPrice);
}

/**
 * A clip's tokens of sound, at most: a model answers with about 20 tokens a second of speech. The slowest
 * reading of a character takes a quarter of a second where it is a syllable or a word of its own, else a tenth.
 */
const audioTokensPerCharacter = { dense: 5, alphabetic: 2 };
const denseLanguages = new Set(['zh', 'ja', 'ko', 'yue']);
/** Tokens of the instruction to read aloud, without the text to be read. */
const speechPromptTokens = 120;

/**
 * The most that reading `characters` of a language (a BCP-47 code) aloud may cost, in millionths of a US
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

/** The estimate for `count` pictures, in millionths of a US dollar. */
export function costOfPictures({ price }: AiModel, quality: PictureQuality, count: number): number {
  return price.by === 'pictures' ? Math.ceil(count * price.each[quality] * 1_000_000) : 0;
}
