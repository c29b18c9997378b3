import { expect, test } from 'vitest';
import { features } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { questionTypes } from './kinds.ts';
import { registry } from './registry.ts';

test('the dashboard, the plan and the projector call a kind of questions the same', () => {
  for (const type of questionTypes.filter((one) => one !== 'syllables')) {
    expect(registry[type].title).toBe(features[questionFeatures[type]]);
  }
});

test('in the order of the dashboard, each with a feature of its own', () => {
  expect(Object.keys(questionFeatures)).toEqual(questionTypes);
  expect(new Set(Object.values(questionFeatures)).size).toBe(questionTypes.length);
});
