import { describe, expect, it } from 'vitest';
import { duties } from '#contracts/ai-models/ai-model.ts';
import { defaultChoices } from '#contracts/ai-models/catalogue.data.ts';
import { dutyModels, type StoredModels } from './duty-models.ts';
import type { AiJobsEnv } from './env.ts';

const nothing: StoredModels = { models: [], choices: [] };
const modelsOf = (settings: Partial<AiJobsEnv>, stored = nothing) =>
  dutyModels({ OPENAI_API_KEY: 'k', ...settings } as AiJobsEnv, stored);
const namesOf = (settings: Partial<AiJobsEnv>, stored = nothing) => {
  const models = modelsOf(settings, stored);
  return Object.fromEntries(duties.map((duty) => [duty, models[duty]?.model.name ?? null]));
};

describe('the model of each duty', () => {
  it('is the default on OpenAI, and on its regional addresses', () => {
    const expected = Object.fromEntries(duties.map((duty) => [duty, defaultChoices[duty].model]));
    expect(namesOf({})).toEqual(expected);
    expect(namesOf({ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1/' })).toEqual(expected);
    expect(modelsOf({ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1/' }).text.server).toEqual({
      baseUrl: 'https://eu.api.openai.com/v1',
      apiKey: 'k',
    });
  });

  it('is the text model for what is written and judged on any other server, and nobody for the rest', () => {
    const settings = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_TEXT: 'qwen3:8b' };
    expect(namesOf(settings)).toEqual({
      ...{ text: 'qwen3:8b', questions: 'qwen3:8b', feedback: 'qwen3:8b', moderation: 'qwen3:8b' },
      ...{ speech: null, pictures: null },
    });
  });

  it('needs a name for texts on another server', () => {
    expect(() => modelsOf({ OPENAI_BASE_URL: 'http://box/v1' })).toThrow('MODEL_TEXT');
  });

  it('is nobody where the operator says so, but never for texts', () => {
    const settings = { MODEL_SPEECH: 'none', MODEL_IMAGE: 'none', MODEL_MODERATION: 'none' };
    expect(namesOf(settings)).toMatchObject({ speech: null, pictures: null, moderation: null });
    expect(() => modelsOf({ MODEL_TEXT: 'none' })).toThrow('none');
  });

  it('is on a server of its own where the operator gives it one', () => {
    const AI_PROVIDERS = JSON.stringify({ speech: { baseUrl: 'http://voices/v1', apiKey: 's' } });
    const models = modelsOf({ AI_PROVIDERS, MODEL_SPEECH: 'kokoro' });
    expect(models.speech).toMatchObject({
      server: { baseUrl: 'http://voices/v1', apiKey: 's' },
      model: { name: 'kokoro', kind: 'speech' },
    });
    expect(models.text.server.baseUrl).toBe('https://api.openai.com/v1');
  });

  it('is what an admin chose for that server, and for no other', () => {
    const choice = { model: 'gpt-6.2-sol', effort: 'low', reasoningTokens: 2_000, quality: 'low' };
    const stored = {
      models: [],
      choices: [{ duty: 'text', baseUrl: 'https://api.openai.com/v1', choice }],
    } as StoredModels;
    expect(modelsOf({}, stored).text).toMatchObject({ effort: 'low', reasoningTokens: 2_000 });
    expect(namesOf({}, stored).text).toBe('gpt-6.2-sol');
    const elsewhere = { OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'mine' };
    expect(namesOf(elsewhere, stored).text).toBe('mine');
  });

  it('costs what the dearest of its kind costs while nobody has described it', () => {
    const { text } = modelsOf({ MODEL_TEXT: 'gpt-6.9-typo' });
    expect(text.model.price).toEqual({ by: 'tokens', input: 2, output: 10 });
    expect(text.effort).toBeNull();
  });

  it('thinks as the default for the duty does, and has room where nothing is known of it', () => {
    const thinker = modelsOf({
      ...{ OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'lexiloom-demo-thinker' },
    });
    expect(thinker.text).toMatchObject({ effort: 'none', reasoningTokens: 0 });
    expect(thinker.questions).toMatchObject({ effort: 'low', reasoningTokens: 4_000 });
    expect(thinker.feedback).toMatchObject({ effort: 'low', reasoningTokens: 2_000 });
    const unknown = modelsOf({ OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'qwen3:8b' });
    expect(unknown.text).toMatchObject({ effort: null, reasoningTokens: 2_000, isOwn: true });
  });

  it('has the context that the operator states, but not on OpenAI', () => {
    const own = { OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'm', MODEL_CONTEXT: '8192' };
    expect(modelsOf(own).questions.contextTokens).toBe(8_192);
    expect(modelsOf({ MODEL_CONTEXT: '8192' }).questions).toMatchObject({
      ...{ contextTokens: null, isOwn: false },
    });
    expect(() => modelsOf({ ...own, MODEL_CONTEXT: 'big' })).toThrow();
  });

  it('refuses an effort that the model does not take', () => {
    const choice = { model: 'gpt-6.1-sol', effort: 'none', reasoningTokens: 0, quality: 'low' };
    const stored = {
      models: [],
      choices: [{ duty: 'text', baseUrl: 'https://api.openai.com/v1', choice }],
    } as StoredModels;
    expect(() => modelsOf({}, stored)).toThrow('low, medium');
  });
});
