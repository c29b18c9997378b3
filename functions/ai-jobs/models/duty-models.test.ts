import { describe, expect, it } from 'vitest';
import { type Duty, duties, type ModelChoice } from '#contracts/ai-models/ai-model.ts';
import { defaultChoices } from '#contracts/ai-models/catalogue.data.ts';
import { DutyStates } from '#contracts/ai-models/duty-state.ts';
import type { AiJobsEnv } from '../env.ts';
import { dutyModels, readDuties, type StoredModels } from './duty-models.ts';

const nothing: StoredModels = { models: [], choices: [] };
const modelsOf = (settings: Partial<AiJobsEnv>, stored = nothing) =>
  dutyModels({ OPENAI_API_KEY: 'k', ...settings } as AiJobsEnv, stored);
const namesOf = (settings: Partial<AiJobsEnv>, stored = nothing) => {
  const models = modelsOf(settings, stored);
  return Object.fromEntries(duties.map((duty) => [duty, models[duty]?.model.name ?? null]));
};

/** An admin's choice for a duty on OpenAI. */
const chosen = (duty: Duty, choice: Partial<ModelChoice> & { model: string }): StoredModels => ({
  models: [],
  choices: [
    {
      ...{ duty, baseUrl: 'https://api.openai.com/v1' },
      choice: { effort: null, reasoningTokens: 0, quality: 'low', ...choice },
    },
  ],
});
const stateOf = (duty: Duty, settings: Partial<AiJobsEnv>, stored = nothing) =>
  readDuties({ OPENAI_API_KEY: 'k', ...settings } as AiJobsEnv, stored).find(
    (state) => state.duty === duty,
  );

describe('the model of each duty', () => {
  it('uses the defaults on OpenAI and its regional addresses', () => {
    const expected = Object.fromEntries(duties.map((duty) => [duty, defaultChoices[duty].model]));
    expect(namesOf({})).toEqual(expected);
    expect(namesOf({ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1/' })).toEqual(expected);
    expect(modelsOf({ OPENAI_BASE_URL: 'https://eu.api.openai.com/v1/' }).text.server).toEqual({
      baseUrl: 'https://eu.api.openai.com/v1',
      apiKey: 'k',
    });
  });

  it('on another server, uses the text model for text duties and no model for media', () => {
    const settings = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_TEXT: 'qwen3:8b' };
    expect(namesOf(settings)).toEqual({
      ...{ text: 'qwen3:8b', questions: 'qwen3:8b', feedback: 'qwen3:8b', moderation: 'qwen3:8b' },
      ...{ speech: null, pictures: null },
    });
  });

  it('requires MODEL_TEXT on another server', () => {
    expect(() => modelsOf({ OPENAI_BASE_URL: 'http://box/v1' })).toThrow('MODEL_TEXT');
  });

  it('disables a duty if the operator sets “none”, except for texts', () => {
    const settings = { MODEL_SPEECH: 'none', MODEL_IMAGE: 'none', MODEL_MODERATION: 'none' };
    expect(namesOf(settings)).toMatchObject({ speech: null, pictures: null, moderation: null });
    expect(() => modelsOf({ MODEL_TEXT: 'none' })).toThrow('none');
  });

  it('uses a duty’s separate server if one is configured', () => {
    const AI_PROVIDERS = JSON.stringify({ speech: { baseUrl: 'http://voices/v1', apiKey: 's' } });
    const models = modelsOf({ AI_PROVIDERS, MODEL_SPEECH: 'kokoro' });
    expect(models.speech).toMatchObject({
      server: { baseUrl: 'http://voices/v1', apiKey: 's' },
      model: { name: 'kokoro', kind: 'speech' },
    });
    expect(models.text.server.baseUrl).toBe('https://api.openai.com/v1');
  });

  it('applies an admin’s choice only on the server for which it was made', () => {
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

  it('prices an unknown model like the most expensive model of its kind', () => {
    const { text } = modelsOf({ MODEL_TEXT: 'gpt-6.9-typo' });
    expect(text.model.price).toEqual({ by: 'tokens', input: 2, output: 10 });
    expect(text.effort).toBeNull();
  });

  it('uses the duty’s default effort, and reserves reasoning tokens for an unknown model', () => {
    const thinker = modelsOf({
      ...{ OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'lexiloom-demo-thinker' },
    });
    expect(thinker.text).toMatchObject({ effort: 'none', reasoningTokens: 0 });
    expect(thinker.questions).toMatchObject({ effort: 'low', reasoningTokens: 4_000 });
    expect(thinker.feedback).toMatchObject({ effort: 'low', reasoningTokens: 2_000 });
    const unknown = modelsOf({ OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'qwen3:8b' });
    expect(unknown.text).toMatchObject({ effort: null, reasoningTokens: 2_000, isOwn: true });
  });

  it('applies MODEL_CONTEXT on the operator’s own server, but not on OpenAI', () => {
    const own = { OPENAI_BASE_URL: 'http://box/v1', MODEL_TEXT: 'm', MODEL_CONTEXT: '8192' };
    expect(modelsOf(own).questions.contextTokens).toBe(8_192);
    expect(modelsOf({ MODEL_CONTEXT: '8192' }).questions).toMatchObject({
      ...{ contextTokens: null, isOwn: false },
    });
    expect(() => modelsOf({ ...own, MODEL_CONTEXT: 'big' })).toThrow();
  });

  it('ignores an admin’s choice that the model no longer supports, and reports the reason', () => {
    const stored = chosen('text', { model: 'gpt-6.1-sol', effort: 'none' });
    expect(namesOf({}, stored).text).toBe(defaultChoices.text.model);
    const state = stateOf('text', {}, stored);
    expect(state).toMatchObject({ source: 'default', problem: null });
    expect(state?.unused).toMatch(/low, medium/);
  });

  it('rejects a setting that names a model of another kind', () => {
    expect(() => modelsOf({ MODEL_TEXT: 'gpt-audio-1.5' })).toThrow(/MODEL_TEXT.*reads aloud/);
  });

  it('disables a duty, or uses the text model, if this is the admin’s choice', () => {
    expect(namesOf({}, chosen('speech', { model: 'none' })).speech).toBeNull();
    expect(namesOf({}, chosen('moderation', { model: 'text-model' })).moderation).toBe(
      defaultChoices.text.model,
    );
  });
});

describe('sources of the choice of a model', () => {
  const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_TEXT: 'qwen3:8b' };
  it.each([
    ['the default', 'text', {}, nothing, { source: 'default', described: true }],
    ['a setting', 'text', { MODEL_TEXT: 'gpt-6.2-sol' }, nothing, { source: 'setting' }],
    ['a setting that names an undescribed model', 'text', local, nothing, { described: false }],
    ['the model of another duty', 'questions', local, nothing, { source: 'follows' }],
    [
      'no model for the duty',
      'speech',
      local,
      nothing,
      { source: 'default', choice: null, model: null },
    ],
    ['the text model as moderator', 'moderation', local, nothing, { source: 'follows' }],
    [
      'an admin’s choice',
      'feedback',
      { MODEL_FEEDBACK: 'gpt-6.2-sol' },
      chosen('feedback', { model: 'gpt-6-luna' }),
      { source: 'admin', setting: 'MODEL_FEEDBACK' },
    ],
  ] as const)('reports the source of a model choice: %s', (_, duty, settings, stored, expected) => {
    expect(stateOf(duty, settings, stored)).toMatchObject(expected);
  });

  it('reports invalid settings per duty without exposing the API key', () => {
    const states = readDuties(
      { OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: 'http://box/v1' } as AiJobsEnv,
      nothing,
    );
    expect(states.find(({ duty }) => duty === 'text')?.problem).toMatch(/MODEL_TEXT has to/);
    expect(JSON.stringify(DutyStates.parse(states))).not.toContain('sk-secret');
  });
});
