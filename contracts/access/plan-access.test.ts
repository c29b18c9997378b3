import { expect, test } from 'vitest';
import { allFeatures } from './features.ts';
import { PlanMap } from './plan-access.ts';
import { plans } from './plans.ts';

const amounts = { teachers: 1, pupils: 0, dailySpendMicros: 1 };
const older = allFeatures.filter((feature) => feature !== 'keyVocabSlides');
const featuresOf = (name: string, features: readonly string[], known: readonly string[]) =>
  PlanMap.parse({ [name]: { ...amounts, features, known } })[name]?.features;

test('adds features that became defaults later to a plan with “Free upgrades”', () => {
  const chosen = ['printWorksheets', 'freeUpgrades'];
  expect(featuresOf('DEPARTMENT', chosen, older)).toEqual(
    allFeatures.filter((feature) => [...chosen, 'keyVocabSlides'].includes(feature)),
  );
  const premium = allFeatures.filter((feature) => feature !== 'vocabAudio');
  expect(plans.TRIAL.features).not.toContain('vocabAudio');
  expect(featuresOf('TRIAL', ['freeUpgrades'], premium)).toEqual(['freeUpgrades']);
});

test('does not add later features to a plan without “Free upgrades”', () => {
  expect(featuresOf('DEPARTMENT', ['printWorksheets'], older)).toEqual(['printWorksheets']);
});

test('does not restore a feature that an admin left out', () => {
  expect(featuresOf('DEPARTMENT', ['freeUpgrades'], allFeatures)).toEqual(['freeUpgrades']);
});

test('drops a feature that no longer exists', () => {
  expect(featuresOf('DEPARTMENT', ['teleport', 'exportPdf'], allFeatures)).toEqual(['exportPdf']);
});
