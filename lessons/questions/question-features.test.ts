import { expect, test } from 'vitest';
import { features } from '#contracts/access/features.ts';
import { questionFeatures } from '#contracts/access/question-features.ts';
import { questionTypes } from './kinds.ts';
import { registry } from './registry.ts';

test('uses one name per question type on the dashboard, plan and projector', () => {
  for (const type of questionTypes.filter((one) => one !== 'syllables')) {
    expect(registry[type].title).toBe(features[questionFeatures[type]]);
  }
});

test('lists the types in dashboard order, each with its own feature', () => {
  expect(Object.keys(questionFeatures)).toEqual(questionTypes);
  expect(new Set(Object.values(questionFeatures)).size).toBe(questionTypes.length);
});
