import { expect, test } from 'vitest';
import { type PlanRow, termsOf } from '#contracts/access/plan-access.ts';
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

test('treats an untouched draft as unchanged terms', () => {
  expect(readDraft(draftOf(trial))).toEqual({ terms: trial });
  expect(changedPlans(plans, draftsOf(plans))).toEqual([]);
});

test('reports no change after a feature is switched off and on again', () => {
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
] as const)('refuses to save the invalid number %j', (typed, wrong) => {
  expect(readDraft({ ...draftOf(trial), ...typed })).toMatchObject({ wrong });
});

test('stores typed dollars as millionths of a dollar', () => {
  expect(readDraft({ ...draftOf(trial), dollars: '0.75' })).toMatchObject({
    terms: { dailySpendMicros: 750_000 },
  });
});

test('logs added and removed features and changed numbers', () => {
  const after = { ...trial, features: [...trial.features, 'vocabAudio' as const], pupils: 60 };
  expect(changeWords({ before: trial, after })).toEqual([
    'On: Audio for vocabulary words',
    'Pupils 30 → 60',
  ]);
  expect(changeWords({ before: after, after: trial })[0]).toBe('Off: Audio for vocabulary words');
});
