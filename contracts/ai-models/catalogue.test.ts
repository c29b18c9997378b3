import { describe, expect, it } from 'vitest';
import { AiModel, choiceProblem, duties, ModelChoice } from './ai-model.ts';
import { catalogue, defaultChoices } from './catalogue.data.ts';

const noticeDays = 60;
const day = 86_400_000;

/**
 * Number of days until the provider retires a model according to the catalogue; infinite if no date is
 * announced.
 */
const daysLeft = (endsOn: string | null, now: number) =>
  endsOn === null ? Number.POSITIVE_INFINITY : (Date.parse(endsOn) - now) / day;

describe('the catalogue of models', () => {
  it.each(catalogue.map((model) => [model.name, model] as const))('describes %s', (_, model) => {
    expect(AiModel.parse(model)).toEqual(model);
  });

  it('contains each model once', () => {
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  });
});

describe.each(duties)('the default model for %s', (duty) => {
  const choice = defaultChoices[duty];
  const model = catalogue.find(({ name }) => name === choice.model);

  it('is in the catalogue and supports the duty', () => {
    expect(ModelChoice.parse(choice)).toEqual(choice);
    expect(model && choiceProblem(duty, choice, model)).toBeNull();
  });

  it('reserves reasoning tokens only if it reasons', () => {
    const thinks = choice.effort !== null && choice.effort !== 'none';
    expect(choice.reasoningTokens > 0).toBe(thinks);
  });

  // Fails two months before a provider retires a default model, so that the catalogue and the default are
  // updated in time.
  it(`stays available for more than ${noticeDays} days`, () => {
    expect(daysLeft(model?.endsOn ?? null, Date.now())).toBeGreaterThan(noticeDays);
  });
});

describe('the days left', () => {
  it('are counted until the announced end, and are infinite if no end is announced', () => {
    expect(daysLeft('2026-12-11', Date.parse('2026-11-25'))).toBe(16);
    expect(daysLeft(null, 0)).toBe(Number.POSITIVE_INFINITY);
  });
});
