import type { AiModel, Duty, Effort, ModelChoice } from './ai-model.ts';

/**
 * The built-in model catalogue. Admins add and change models on the models screen. Prices are in dollars per
 * million tokens or characters at the standard tier. They were read on 2026-11-25 from developers.openai.com:
 * `/api/docs/models/<name>`, `/api/docs/deprecations`, `/api/docs/changelog`. Efforts are from the same
 * pages. Comments point out the numbers that only third parties publish.
 */
const openAi = 'OpenAI';
const demo = 'Demo writer';
const thinks: Effort[] = ['none', 'low', 'medium', 'high', 'xhigh'];

export const catalogue: readonly AiModel[] = [
  {
    name: 'gpt-6-luna',
    kind: 'chat',
    provider: openAi,
    efforts: thinks,
    price: { by: 'tokens', input: 0.1, output: 0.5 },
    endsOn: null,
  },
  {
    name: 'gpt-6.1-terra',
    kind: 'chat',
    provider: openAi,
    efforts: thinks,
    price: { by: 'tokens', input: 1, output: 5 },
    endsOn: null,
  },
  {
    name: 'gpt-6.1-sol',
    kind: 'chat',
    provider: openAi,
    // This model always reasons.
    efforts: ['low', 'medium', 'high', 'xhigh'],
    price: { by: 'tokens', input: 2, output: 10 },
    endsOn: null,
  },
  {
    name: 'gpt-6.2-sol',
    kind: 'chat',
    provider: openAi,
    efforts: ['low', 'medium', 'high', 'xhigh'],
    price: { by: 'tokens', input: 2, output: 10 },
    endsOn: null,
  },
  {
    name: 'gpt-5.6-luna',
    kind: 'chat',
    provider: openAi,
    efforts: thinks,
    price: { by: 'tokens', input: 0.2, output: 1.2 },
    endsOn: null,
  },
  {
    name: 'gpt-5',
    kind: 'chat',
    provider: openAi,
    efforts: ['minimal', 'low', 'medium', 'high'],
    price: { by: 'tokens', input: 1.25, output: 10 },
    endsOn: '2026-12-11',
  },
  {
    name: 'gpt-5-mini',
    kind: 'chat',
    provider: openAi,
    efforts: ['minimal', 'low', 'medium', 'high'],
    price: { by: 'tokens', input: 0.25, output: 2 },
    endsOn: '2026-12-11',
  },
  {
    name: 'gpt-audio-1.5',
    kind: 'audio-chat',
    provider: openAi,
    efforts: [],
    price: { by: 'tokens', input: 2.5, output: 10, audio: 64 },
    endsOn: null,
  },
  {
    name: 'gpt-4o-mini-tts',
    kind: 'speech',
    provider: openAi,
    efforts: [],
    price: { by: 'characters', characters: 18 },
    endsOn: '2027-01-06',
  },
  {
    name: 'tts-1',
    kind: 'speech',
    provider: openAi,
    efforts: [],
    price: { by: 'characters', characters: 15 },
    endsOn: '2027-01-06',
  },
  {
    name: 'gpt-image-2.6-flare',
    kind: 'images',
    provider: openAi,
    efforts: [],
    // Third-party estimates for one square picture (November 2026); billing uses `usage`.
    price: {
      by: 'pictures',
      input: 5,
      output: 30,
      each: { low: 0.024, medium: 0.053, high: 0.053 },
    },
    endsOn: null,
  },
  {
    name: 'gpt-image-2.6-sunburst',
    kind: 'images',
    provider: openAi,
    efforts: [],
    price: {
      by: 'pictures',
      input: 5,
      output: 30,
      each: { low: 0.024, medium: 0.053, high: 0.053 },
    },
    endsOn: null,
  },
  {
    name: 'gpt-image-1-mini',
    kind: 'images',
    provider: openAi,
    efforts: [],
    price: {
      by: 'pictures',
      input: 2,
      output: 8,
      each: { low: 0.005, medium: 0.011, high: 0.036 },
    },
    endsOn: '2026-12-01',
  },
  {
    name: 'omni-moderation-latest',
    kind: 'moderations',
    provider: openAi,
    efforts: [],
    price: { by: 'tokens', input: 0, output: 0 },
    endsOn: null,
  },
  // The demo writer is free. It has a small model's price so that the effect of spending caps is visible.
  {
    name: 'lexiloom-demo',
    kind: 'chat',
    provider: demo,
    efforts: [],
    price: { by: 'tokens', input: 0.25, output: 2 },
    endsOn: null,
  },
  {
    name: 'lexiloom-demo-thinker',
    kind: 'chat',
    provider: demo,
    efforts: ['none', 'low', 'medium', 'high'],
    price: { by: 'tokens', input: 1, output: 5 },
    endsOn: null,
  },
  {
    name: 'lexiloom-demo-voice',
    kind: 'speech',
    provider: demo,
    efforts: [],
    price: { by: 'characters', characters: 15 },
    endsOn: null,
  },
  {
    name: 'lexiloom-demo-reader',
    kind: 'audio-chat',
    provider: demo,
    efforts: [],
    price: { by: 'tokens', input: 2.5, output: 10, audio: 64 },
    endsOn: null,
  },
  {
    name: 'lexiloom-demo-painter',
    kind: 'images',
    provider: demo,
    efforts: [],
    price: {
      by: 'pictures',
      input: 2,
      output: 8,
      each: { low: 0.011, medium: 0.011, high: 0.042 },
    },
    endsOn: null,
  },
  {
    name: 'lexiloom-demo-moderator',
    kind: 'moderations',
    provider: demo,
    efforts: [],
    price: { by: 'tokens', input: 0, output: 0 },
    endsOn: null,
  },
];

/**
 * The default OpenAI model of each duty, used unless an operator or an admin chooses another model (decision
 * 0144). Texts are written without reasoning, because a teacher watches them appear. Questions use reasoning.
 */
export const defaultChoices: Readonly<Record<Duty, ModelChoice>> = {
  text: { model: 'gpt-6.1-terra', effort: 'none', reasoningTokens: 0, quality: 'low' },
  questions: { model: 'gpt-6.1-terra', effort: 'low', reasoningTokens: 4_000, quality: 'low' },
  feedback: { model: 'gpt-6-luna', effort: 'low', reasoningTokens: 2_000, quality: 'low' },
  speech: { model: 'gpt-audio-1.5', effort: null, reasoningTokens: 0, quality: 'low' },
  pictures: { model: 'gpt-image-2.6-flare', effort: null, reasoningTokens: 0, quality: 'low' },
  moderation: { model: 'omni-moderation-latest', effort: null, reasoningTokens: 0, quality: 'low' },
};
