import { describe, expect, it } from 'vitest';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import { choiceOfModel, choiceWords, problemOf, sameChoice, withEffort } from './choice.ts';

describe('the choice of a model', () => {
  it('starts with the lowest effort that the model supports and a thinking budget for it', () => {
    expect(choiceOfModel('gpt-6-luna', catalogue)).toMatchObject({
      effort: 'none',
      reasoningTokens: 0,
    });
    expect(choiceOfModel('gpt-6.1-sol', catalogue)).toMatchObject({
      effort: 'low',
      reasoningTokens: 4_000,
    });
    expect(choiceOfModel('tts-1', catalogue)).toMatchObject({ effort: null, reasoningTokens: 0 });
  });

  it('reports a missing model and a model that cannot do the duty', () => {
    const choice = choiceOfModel('gpt-6-luna', catalogue);
    expect(problemOf('text', choice, catalogue)).toBeNull();
    expect(problemOf('speech', choice, catalogue)).toMatch(/you need one that reads aloud/);
    expect(problemOf('text', { ...choice, model: 'gone' }, catalogue)).toMatch(/Add it first/);
    expect(problemOf('speech', { ...choice, model: 'none' }, catalogue)).toBeNull();
  });

  it('equals another choice only if the settings are the same', () => {
    const choice = choiceOfModel('gpt-6-luna', catalogue);
    expect(sameChoice(choice, { ...choice })).toBe(true);
    expect(sameChoice(choice, withEffort(choice, 'low'))).toBe(false);
    expect(sameChoice(choice, null)).toBe(false);
    expect(sameChoice(null, null)).toBe(true);
  });

  it.each([
    [null, 'The operator’s setting, or the default'],
    ['none', 'No model'],
    ['text-model', 'The model used for texts'],
    ['gpt-6.1-sol', 'gpt-6.1-sol, effort low'],
  ])('describes %s as “%s”', (name, words) => {
    expect(choiceWords(name === null ? null : choiceOfModel(name, catalogue))).toBe(words);
  });
});
