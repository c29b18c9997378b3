import { describe, expect, it } from 'vitest';
import { catalogue } from '#contracts/ai-models/catalogue.data.ts';
import { choiceOfModel, choiceWords, problemOf, sameChoice, withEffort } from './choice.ts';

describe('a choice of a model', () => {
  it('begins with as little thinking as the model takes, and room for it', () => {
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

  it('says what does not fit', () => {
    const choice = choiceOfModel('gpt-6-luna', catalogue);
    expect(problemOf('text', choice, catalogue)).toBeNull();
    expect(problemOf('speech', choice, catalogue)).toMatch(/one is needed that reads aloud/);
    expect(problemOf('text', { ...choice, model: 'gone' }, catalogue)).toMatch(/Add it first/);
    expect(problemOf('speech', { ...choice, model: 'none' }, catalogue)).toBeNull();
  });

  it('is the same only when it is asked the same', () => {
    const choice = choiceOfModel('gpt-6-luna', catalogue);
    expect(sameChoice(choice, { ...choice })).toBe(true);
    expect(sameChoice(choice, withEffort(choice, 'low'))).toBe(false);
    expect(sameChoice(choice, null)).toBe(false);
    expect(sameChoice(null, null)).toBe(true);
  });

  it.each([
    [null, 'The operator’s setting or the default'],
    ['none', 'Nobody'],
    ['text-model', 'The model of the texts'],
    ['gpt-6.1-sol', 'gpt-6.1-sol, effort low'],
  ])('%s is called %s', (name, words) => {
    expect(choiceWords(name === null ? null : choiceOfModel(name, catalogue))).toBe(words);
  });
});
