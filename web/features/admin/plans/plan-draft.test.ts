import { expect, test } from 'vitest';
import type { PlanRow } from '#contracts/access/plan-access.ts';
import { termsOf } from '#contracts/access/plan-terms.ts';
import {
  changedPlans,
  changeWords,
  draftOf,
  draftsOf,
  readDraft,
  withFeature,
} from './plan-draft.ts';

const trial = termsOf('TRIAL', {});
const plans: PlanRow[] = [
  { plan: 'TRIAL', name: 'Trial', terms: trial, revision: 0 },
  { plan: 'DEPARTMENT', name: 'Department', terms: termsOf('DEPARTMENT', {}), revision: 2 },
];

test('what nobody touched means what it meant', () => {
  expect(readDraft(draftOf(trial))).toEqual({ terms: trial });
  expect(changedPlans(plans, draftsOf(plans))).toEqual([]);
});

test('a feature switched and switched back is no change', () => {
  const drafts = draftsOf(plans);
  const off = { ...drafts, TRIAL: withFeature(drafts.TRIAL, 'gapFill', false) };
  expect(changedPlans(plans, off).map(({ plan }) => plan)).toEqual(['TRIAL']);
  const on = { ...off, TRIAL: withFeature(off.TRIAL, 'gapFill', true) };
  expect(changedPlans(plans, on)).toEqual([]);
});

test.each([
  [{ teachers: '' }, 'teachers'],
  [{ pupils: '2.5' }, 'pupils'],
  [{ pupils: '-1' }, 'pupils'],
  [{ dollars: 'many' }, 'dollars'],
] as const)('%j is no number to save', (typed, wrong) => {
  expect(readDraft({ ...draftOf(trial), ...typed })).toMatchObject({ wrong });
});

test('money is typed in dollars and kept in their millionths', () => {
  expect(readDraft({ ...draftOf(trial), dollars: '0.75' })).toMatchObject({
    terms: { dailySpendMicros: 750_000 },
  });
});

test('the log says what came, what went and which numbers changed', () => {
  const after = { ...trial, features: [...trial.features, 'vocabAudio' as const], pupils: 60 };
  expect(changeWords({ before: trial, after })).toEqual([
    'On: Audio for vocabulary words',
    'Pupils 30 → 60',
  ]);
  expect(changeWords({ before: after, after: trial })[0]).toBe('Off: Audio for vocabulary words');
});
