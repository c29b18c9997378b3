import { expect, test } from 'vitest';
import { allFeatures } from './features.ts';
import { PlanMap } from './plan-terms.ts';
import { plans } from './plans.ts';

const amounts = { teachers: 1, pupils: 0, dailySpendMicros: 1 };
const older = allFeatures.filter((feature) => feature !== 'keyVocabSlides');
const featuresOf = (name: string, features: readonly string[], known: readonly string[]) =>
  PlanMap.parse({ [name]: { ...amounts, features, known } })[name]?.features;

test('with “Free upgrades” a plan has what came later, as its default has it', () => {
  const chosen = ['printWorksheets', 'freeUpgrades'];
  expect(featuresOf('DEPARTMENT', chosen, older)).toEqual(
    allFeatures.filter((feature) => [...chosen, 'keyVocabSlides'].includes(feature)),
  );
  const premium = allFeatures.filter((feature) => feature !== 'vocabAudio');
  expect(plans.TRIAL.features).not.toContain('vocabAudio');
  expect(featuresOf('TRIAL', ['freeUpgrades'], premium)).toEqual(['freeUpgrades']);
});

test('without it a plan stays as it was chosen', () => {
  expect(featuresOf('DEPARTMENT', ['printWorksheets'], older)).toEqual(['printWorksheets']);
});

test('what an admin left out is not brought back', () => {
  expect(featuresOf('DEPARTMENT', ['freeUpgrades'], allFeatures)).toEqual(['freeUpgrades']);
});

test('what has gone since is left out', () => {
  expect(featuresOf('DEPARTMENT', ['teleport', 'exportPdf'], allFeatures)).toEqual(['exportPdf']);
});
