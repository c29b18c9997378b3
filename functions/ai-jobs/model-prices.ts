/**
 * What a model costs, in millionths of a US dollar. Text models: for 1 000 tokens each way. Speech: for
 * 1 000 characters read aloud. Images: for one picture. Source: the vendor's price page; a model that is
 * not listed is counted at the dearest price of its kind, so that a cap can never be passed by a typo.
 */
interface TokenPrice {
  kind: 'tokens';
  promptPerThousand: number;
  completionPerThousand: number;
}
interface SpeechPrice {
  kind: 'speech';
  perThousandCharacters: number;
}
interface ImagePrice {
  kind: 'image';
  perImage: number;
}

const prices: Record<string, TokenPrice | SpeechPrice | ImagePrice> = {
  'gpt-5': { kind: 'tokens', promptPerThousand: 1_250, completionPerThousand: 10_000 },
  'gpt-5-mini': { kind: 'tokens', promptPerThousand: 250, completionPerThousand: 2_000 },
  'gpt-5-nano': { kind: 'tokens', promptPerThousand: 50, completionPerThousand: 400 },
  'gpt-4.1': { kind: 'tokens', promptPerThousand: 2_000, completionPerThousand: 8_000 },
  'gpt-4.1-mini': { kind: 'tokens', promptPerThousand: 400, completionPerThousand: 1_600 },
  'gpt-4.1-nano': { kind: 'tokens', promptPerThousand: 100, completionPerThousand: 400 },
  'gpt-4o-mini': { kind: 'tokens', promptPerThousand: 150, completionPerThousand: 600 },
  'gpt-4o-mini-tts': { kind: 'speech', perThousandCharacters: 18_000 },
  'tts-1': { kind: 'speech', perThousandCharacters: 15_000 },
  'tts-1-hd': { kind: 'speech', perThousandCharacters: 30_000 },
  'gpt-image-1': { kind: 'image', perImage: 42_000 },
  'gpt-image-1-mini': { kind: 'image', perImage: 11_000 },
  'omni-moderation-latest': { kind: 'tokens', promptPerThousand: 0, completionPerThousand: 0 },
  // The demo writer works for nothing, but is counted like a small model so that caps can be seen.
  'lexiloom-demo': { kind: 'tokens', promptPerThousand: 250, completionPerThousand: 2_000 },
  'lexiloom-demo-voice': { kind: 'speech', perThousandCharacters: 15_000 },
  'lexiloom-demo-painter': { kind: 'image', perImage: 11_000 },
};

const dearestTokens: TokenPrice = {
  kind: 'tokens',
  promptPerThousand: 2_000,
  completionPerThousand: 10_000,
};

/** The price of a call that took `promptTokens` in and gave `completionTokens` out, in micros. */
export function tokensCost(model: string, promptTokens: number, completionTokens: number): number {
  const listed = prices[model];
  const price = listed?.kind === 'tokens' ? listed : dearestTokens;
  return Math.ceil(
    (promptTokens * price.promptPerThousand + completionTokens * price.completionPerThousand) /
      1_000,
  );
}

/** The price of reading `characters` aloud, in micros. */
export function speechCost(model: string, characters: number): number {
  const listed = prices[model];
  const perThousand = listed?.kind === 'speech' ? listed.perThousandCharacters : 30_000;
  return Math.ceil((characters * perThousand) / 1_000);
}

/** The price of `count` pictures, in micros. */
export function imagesCost(model: string, count: number): number {
  const listed = prices[model];
  return count * (listed?.kind === 'image' ? listed.perImage : 42_000);
}
